"""Who may come in: keys, the join code, other sites, and sizes."""

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import yarl

from local import files
from local.doorkeeper import GUESS_SECONDS, MOST_GUESSES, code_of, known_host
from local.pace import Pace
from local.page_api import LARGEST_BODY, MOST_CHANNELS, MOST_PEOPLE
from local.refusals import TooSoon
from tests.local.guest import Guest, Refused
from tests.local.place import Place

CODE = "ABCD-2345"


@pytest_asyncio.fixture
async def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """A table with a join code."""
    async with Place.of(tmp_path, monkeypatch, CODE) as place:
        yield place


async def status(place: Place, method: str, path: str, **how: Any) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, place.address + path, **how) as answer,
    ):
        return answer.status


async def bare(place: Place, *headers: str) -> int:
    """The status of a request with exactly these headers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    lines = ["GET /page/hello HTTP/1.1", *headers, "Connection: close", "", ""]
    writer.write("\r\n".join(lines).encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1])


async def refused(doing: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as found:
        await doing
    return found.value.status, found.value.body["message"]


# ---------------------------------------------------------------------- people and their keys


@pytest.mark.asyncio
async def test_the_first_three_are_there_and_somebody_new_joins_them(place: Place) -> None:
    async with Guest.sit(place.address, "Chloé") as chloe, Guest.join(place.address, "Dagny", "de") as dagny:
        assert chloe.language == "fr"
        people = await chloe.until(lambda: chloe.state["people"] if len(chloe.state["people"]) == 4 else None)
        assert [it["name"] for it in people] == ["Astrid", "Bjørn", "Chloé", "Dagny"]
        await chloe.until(lambda: [it["taken"] for it in chloe.state["people"]] == [False, False, True, True])
        assert dagny.person["keeper"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("who", "code"),
    [
        ({"name": "", "language": "en"}, 400),
        ({"name": "x" * 33, "language": "en"}, 400),
        ({"name": "a\u202eb", "language": "en"}, 400),
        ({"name": 7, "language": "en"}, 400),
        ({"name": "Einar", "language": "no"}, 400),
        ({"name": "Einar", "language": ["en"]}, 400),
        ({"name": "ASTRID", "language": "en"}, 409),
        ([], 400),
    ],
)
async def test_people_have_a_name_and_a_language(place: Place, who: Any, code: int) -> None:
    assert await status(place, "POST", "/page/people", json=who) == code


@pytest.mark.asyncio
async def test_without_a_key_nothing_can_be_seen_or_done(place: Place) -> None:
    key = place.house.world.new_key(next(iter(place.house.world.people.values())))
    for address in ("/page/state", f"/page/state?key={key}"):
        assert await status(place, "GET", address) == 401
    headers = {"Authorization": "Person guess"}
    assert await status(place, "POST", "/page/interactions", json={}, headers=headers) == 401
    url = f"{place.address}/page/live?key=guess"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as live:
        await live.receive()
        assert live.close_code == 4401


@pytest.mark.asyncio
async def test_a_persons_key_is_not_the_bots_token_and_the_other_way_round(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        for kind in ("Bot", "Person"):
            headers = {"Authorization": f"{kind} {astrid.key}"}
            assert await status(place, "GET", "/api/v10/users/@me", headers=headers) == 401
        for kind in ("Bot", "Person"):
            headers = {"Authorization": f"{kind} {place.token}"}
            assert await status(place, "GET", "/page/state", headers=headers) == 401
        told = str([astrid.state, astrid.events, astrid.screen])
        assert place.token not in told


@pytest.mark.asyncio
async def test_nobody_looks_into_the_dms_of_another(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid, Guest.sit(place.address, "Bjørn") as bjorn:
        await astrid.say("a secret", at=astrid.dm)
        path = f"/page/channels/{astrid.dm}/messages"
        assert (await refused(bjorn.call("GET", path)))[0] == 404
        assert (await refused(bjorn.call("POST", path, {"content": "x"})))[0] == 404
        assert (await refused(bjorn.call("PUT", f"/page/channels/{astrid.dm}/read", {"message_id": "1"})))[
            0
        ] == 404
        assert (await refused(bjorn.interact(2, astrid.dm, {})))[0] == 404
        assert "a secret" not in str([bjorn.events, bjorn.screen])


@pytest.mark.asyncio
async def test_people_change_themselves(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        changed = await astrid.call("PATCH", "/page/me", {"name": " Astrid  II ", "language": "de"})
        assert changed["person"]["name"] == "Astrid II"
        assert place.house.world.people[int(astrid.id)].locale == "de"
        assert (await refused(astrid.call("PATCH", "/page/me", {"language": "xx"})))[0] == 400
        assert (await refused(astrid.call("PATCH", "/page/me", {"name": "bjørn"})))[0] == 409


@pytest.mark.asyncio
async def test_the_file_with_the_secrets_is_for_its_owner_alone(place: Place) -> None:
    assert stat.S_IMODE((place.folder / "local.db").stat().st_mode) == 0o600


# ---------------------------------------------------------------------- the join code


@pytest.mark.asyncio
async def test_with_a_join_code_nobody_comes_in_without_it(guarded: Place) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{guarded.address}/page/hello") as answer:
        hello = await answer.json()
    assert hello["code_needed"]
    assert hello["people"] == []
    assert await status(guarded, "GET", "/page/hello?code=WRONG") == 403
    who = {"name": "Dagny", "language": "de"}
    assert await status(guarded, "POST", "/page/people", json=who) == 403
    async with Guest.join(guarded.address, "Dagny", code="abcd2345") as dagny:
        assert dagny.state["me"]["name"] == "Dagny"


@pytest.mark.asyncio
async def test_with_a_join_code_nobody_can_be_another(guarded: Place) -> None:
    for person in guarded.house.world.people:
        assert await status(guarded, "POST", f"/page/people/{person}/sit", json={"code": CODE}) == 403


@pytest.mark.asyncio
async def test_guessing_the_code_is_slow(guarded: Place) -> None:
    for _ in range(MOST_GUESSES):
        assert await status(guarded, "GET", "/page/hello?code=GUESS") == 403
    assert await status(guarded, "GET", f"/page/hello?code={CODE}") == 429


def test_who_has_not_guessed_for_a_while_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("local.pace.time.monotonic", lambda: now)
    pace = Pace(2, GUESS_SECONDS)
    for guesser in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        pace.demand(guesser)
        pace.count(guesser)
    with pytest.raises(TooSoon):
        pace.demand("192.0.2.1")
    now = GUESS_SECONDS
    pace.count("192.0.2.3")
    pace.demand("192.0.2.1")
    assert len(pace) == 1


@pytest.mark.asyncio
async def test_the_code_is_drawn_once(place: Place) -> None:
    assert code_of(place.house.world) == code_of(place.house.world)
    assert len(code_of(place.house.world)) == 9


@pytest.mark.asyncio
async def test_friends_from_the_network_are_no_keepers(
    guarded: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("local.page_api.from_here", lambda _: False)
    async with Guest.join(guarded.address, "Dagny", code=CODE) as dagny:
        assert not dagny.person["keeper"]


# ---------------------------------------------------------------------- other sites


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[x"},
        {"Origin": ""},
        {"Host": "evil.example"},
        {"Host": "evil.example:8040"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
@pytest.mark.parametrize("path", ["/page/hello", "/page/live", "/", "/page/state"])
async def test_other_sites_get_nothing(place: Place, headers: dict[str, str], path: str) -> None:
    assert await status(place, "GET", path, headers=headers) == 403


@pytest.mark.asyncio
async def test_the_forms_of_other_sites_do_nothing(place: Place) -> None:
    who = '{"name": "Einar", "language": "en"}'
    for origin in ("null", "https://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"):
        for kind in ("text/plain", "application/x-www-form-urlencoded", "application/json"):
            headers = {"Origin": origin, "Content-Type": kind}
            assert await status(place, "POST", "/page/people", data=who, headers=headers) == 403
    assert "Einar" not in str(place.house.world.people)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1#x",
        "127.0.0.1/x",
        "127.0.0.1?x",
        "127.0.0.1\\\\x",
        "127.0.0.1 x",
        "127.0.0.1,evil.example",
        "x@127.0.0.1",
        "evil.example#@127.0.0.1",
        "127.0.0.1.",
        "127.1",
        "2130706433",
        "0x7f.0.0.1",
        "0127.0.0.1",
        "127.0.0.1:",
        "127.0.0.1:x",
        "127.0.0.1:-1",
        "127.0.0.1:65536",
        "127.0.0.1:80:80",
        "localhost.",
        "localhost.evil.example",
        "127.0.0.1.nip.io",
        "evil.example",
        "xn--localhost-x",
        "l\u00f6calhost",
        "::1",
        "[::1",
        "[::1]x",
        "[::1%25eth0]",
        "[127.0.0.1",
        "[evil.example]",
        "",
        None,
    ],
)
async def test_only_what_names_this_machine_is_its_host(place: Place, host: str | None) -> None:
    assert await bare(place, *([] if host is None else [f"Host: {host}"])) in (400, 403)
    place.trouble.records.clear()  # aiohttp itself refuses a request without one, and says so


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8040",
        "192.168.0.7:80",
        "localhost",
        "LocalHost:1",
        "[::1]",
        "[2001:DB8::1]:8040",
    ],
)
async def test_the_machine_has_several_names(place: Place, host: str) -> None:
    assert await bare(place, f"Host: {host}") == 200
    assert await bare(place, f"Host: {host}", f"Origin: http://{host.lower()}") == 200
    assert await bare(place, f"Host: {host}", f"Origin: https://{host}") == 200
    for other in ("http://127.0.0.1:9", f"http://{host}/", f"http://x@{host}", f"ftp://{host}", f"{host}"):
        assert await bare(place, f"Host: {host}", f"Origin: {other}") == 403
    own, evil = f"Origin: http://{host}", "Origin: https://evil.example"
    assert await bare(place, f"Host: {host}", own, evil) in (400, 403)
    assert await bare(place, f"Host: {host}", "Host: evil.example") in (400, 403)
    place.trouble.records.clear()  # aiohttp itself refuses what stands twice, and says so


@pytest.mark.asyncio
async def test_a_port_that_goes_without_saying_may_be_said(place: Place) -> None:
    assert await bare(place, "Host: localhost:80", "Origin: http://localhost") == 200
    assert await bare(place, "Host: localhost", "Origin: https://localhost:443") == 200
    assert await bare(place, "Host: localhost:80", "Origin: https://localhost") == 403


@pytest.mark.asyncio
async def test_a_link_on_another_site_opens_the_page_and_nothing_else(place: Place) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert await status(place, "GET", "/", headers=followed) == 200
    assert await status(place, "GET", "/", headers=followed | {"Sec-Fetch-Dest": "iframe"}) == 403
    assert await status(place, "GET", "/page/hello", headers=followed) == 403
    assert await status(place, "POST", "/", headers=followed) == 403
    assert await status(place, "GET", "/", headers=followed | {"Host": "evil.example"}) == 403


@pytest.mark.asyncio
async def test_who_comes_by_a_wrong_name_is_told_the_address(place: Place) -> None:
    asked = {"Host": "longhouse.lan:8040"}
    async with aiohttp.ClientSession() as session, session.get(place.address, headers=asked) as answer:
        told = await answer.text()
    lines = told.splitlines()
    assert len(lines) == 3
    assert all(line.endswith(f"http://127.0.0.1:{place.port}/") for line in lines)


@pytest.mark.asyncio
async def test_no_page_speaks_for_the_bot(place: Place) -> None:
    headers = {"Origin": place.address, "Authorization": f"Bot {place.token}"}
    assert await status(place, "GET", "/api/v10/users/@me", headers=headers) == 403
    assert await status(place, "GET", "/gateway", headers=headers) == 403
    assert await status(place, "POST", "/api/v10/interactions/1/x/callback", headers=headers, json={}) == 403
    place.judge.faults.clear()


def test_the_table_is_known_by_numbers_and_its_own_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Longhouse")
    assert all(
        map(known_host, ["127.0.0.1", "::1", "192.168.0.7", "localhost", "longhouse", "longhouse.local"])
    )
    assert not any(map(known_host, ["", "example.org", "127.0.0.1.example.org", "localhost.example.org"]))


@pytest.mark.asyncio
async def test_every_answer_tells_browsers_to_be_careful(place: Place) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/hello", "/nothing.js", "/page/state", "/api/v10/users/@me"):
            async with session.get(place.address + path) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "Server" not in answer.headers
    place.judge.faults.clear()


# ---------------------------------------------------------------------- files and sizes


@pytest.mark.asyncio
async def test_the_page_is_served_and_nothing_beside_it(place: Place) -> None:
    for name in files.known():
        assert await status(place, "GET", f"/{name}") == 200
    for path in (
        "/../server.py",
        "/..%2fserver.py",
        "/%2e%2e/server.py",
        "/fonts/..%2f__init__.py",
        "/.",
        "/fonts/",
    ):
        async with aiohttp.ClientSession() as session:
            url = yarl.URL(place.address + path, encoded=True)
            async with session.get(url) as answer:
                assert answer.status == 404, path


@pytest.mark.asyncio
async def test_a_page_that_has_not_changed_is_not_sent_again(place: Place) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{place.address}/") as answer:
            mark = answer.headers["ETag"]
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        async with session.get(f"{place.address}/", headers={"If-None-Match": mark}) as answer:
            assert answer.status == 304


@pytest.mark.asyncio
async def test_what_is_too_much_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        path = f"/page/channels/{astrid.here}/messages"
        assert (await refused(astrid.call("POST", path, {"content": "x" * 2001})))[0] == 400
        assert (await refused(astrid.call("POST", path, {"content": "x" * LARGEST_BODY})))[0] == 413
        assert (await refused(astrid.call("POST", path, {"content": " \n "})))[0] == 400
        assert (await refused(astrid.call("POST", path)))[0] == 400
        for number in range(MOST_CHANNELS - 1):
            await astrid.call("POST", "/page/channels", {"name": f"Room {number}"})
        assert "room-0" in [it["name"] for it in astrid.channels.values() if "name" in it]
        assert (await refused(astrid.call("POST", "/page/channels", {"name": "one more"})))[0] == 400
    monkeypatch.setattr("local.page_api.MOST_PEOPLE", 3)
    assert await status(place, "POST", "/page/people", json={"name": "Einar", "language": "en"}) == 400
    assert MOST_PEOPLE == 100


@pytest.mark.asyncio
async def test_a_body_that_does_not_tell_its_size_is_not_read_on_for_ever(place: Place) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(2):
            yield b" " * LARGEST_BODY

    assert await status(place, "POST", "/page/people", data=endless()) == 413


@pytest.mark.asyncio
async def test_what_is_no_id_is_an_id_of_nothing(place: Place) -> None:
    huge = "9" * 19
    async with Guest.sit(place.address, "Astrid") as astrid:
        path = f"/page/channels/{astrid.here}"
        await astrid.say("hello")
        assert len(await astrid.call("GET", f"{path}/messages?before={huge}")) == 1
        await astrid.call("PUT", f"{path}/read", {"message_id": huge})
        assert (await refused(astrid.call("DELETE", f"{path}/messages/{huge}")))[0] == 404
    assert await status(place, "GET", f"/cdn/attachments/1/{huge}/x?ticket=x") == 404


@pytest.mark.asyncio
@pytest.mark.parametrize(("path", "kind"), [("/page/state", "Person"), ("/api/v10/users/@me", "Bot")])
async def test_a_key_of_no_letters_is_nobodys(place: Place, path: str, kind: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: {kind} ".encode()
    writer.write(head + b"\xff\xfe\r\n\r\n")
    assert await reader.readline() == b"HTTP/1.1 401 Unauthorized\r\n"
    writer.close()


@pytest.mark.asyncio
async def test_channels_have_names_of_their_own(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        assert (await astrid.call("POST", "/page/channels", {"name": "Great Hall"}))["name"] == "great-hall"
        assert (await refused(astrid.call("POST", "/page/channels", {"name": "great hall"})))[0] == 409
        assert (await refused(astrid.call("POST", "/page/channels", {"name": "x" * 51})))[0] == 400
