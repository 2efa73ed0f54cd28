FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1

RUN useradd --system --create-home --home-dir /skald skald
WORKDIR /skald

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY . .
RUN mkdir data && chown skald data

USER skald
VOLUME /skald/data
CMD ["python", "bot.py"]
