import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from db.__main__ import main
from tests.db.rows import add_match, contents, database

ROOT = Path(__file__).parents[2]


@pytest.fixture
def skald(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The store the commands work on, with a match that is over and one that is running."""
    path = tmp_path / "skald.db"
    monkeypatch.setenv("SKALD_DATABASE", str(path))
    monkeypatch.setenv("SKALD_BACKUPS", str(tmp_path / "backups"))
    with database(path) as connection:
        add_match(connection)
        add_match(connection, "running")
    return path


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    return capsys


def test_a_backup_is_made_and_restored(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    good = contents(skald)
    assert main(["backup"]) == 0
    backup = Path(said.readouterr().out.removeprefix("Copied to ").removesuffix(".\n"))
    assert backup.parent == skald.parent / "backups"
    with database(skald) as connection:
        connection.execute("DELETE FROM answers")
    assert main(["restore", str(backup)]) == 0
    told = said.readouterr().out
    assert told.startswith(f"Restored {skald} from {backup}. What was there is now ")
    assert contents(skald) == good


def test_a_backup_goes_to_a_file_of_one_s_own_but_over_no_other(
    skald: Path, said: pytest.CaptureFixture[str]
) -> None:
    own = skald.parent / "own.db"
    assert main(["backup", str(own)]) == 0
    assert contents(own) == contents(skald)
    assert main(["backup", str(own)]) == 1
    assert said.readouterr().err == f"The file {own} exists already.\n"


def test_a_match_is_exported_and_imported(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    file = skald.parent / "match.json"
    assert main(["export", "1", str(file)]) == 0
    assert main(["import", str(file)]) == 0
    assert said.readouterr().out == f"Match 1 is written to {file}.\nBrought in as match 3.\n"
    assert main(["check"]) == 0
    assert said.readouterr().out == f"Nothing is wrong with {skald}; matches: 3.\n"


def test_without_a_file_a_match_is_printed(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "1"]) == 0
    assert json.loads(said.readouterr().out)["people"][1]["name"] == "Bjørn"


def test_a_file_is_not_written_over(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    file = skald.parent / "match.json"
    file.write_text("mine")
    assert main(["export", "1", str(file)]) == 1
    assert said.readouterr().err == f"The file {file} cannot be used: File exists.\n"
    assert file.read_text() == "mine"


def test_a_running_match_is_exported_with_secrets_or_not_at_all(
    skald: Path, said: pytest.CaptureFixture[str]
) -> None:
    file = skald.parent / "match.json"
    assert main(["export", "2", str(file)]) == 1
    assert "--with-secrets" in said.readouterr().err
    assert not file.exists()
    assert main(["export", "2", str(file), "--with-secrets"]) == 0
    assert file.exists()


def test_a_match_is_imported_into_a_store_that_is_made_for_it(
    skald: Path, said: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = skald.parent / "match.json"
    main(["export", "1", str(file)])
    monkeypatch.setenv("SKALD_DATABASE", str(skald.parent / "new" / "skald.db"))
    assert main(["import", str(file)]) == 0
    assert said.readouterr().out.endswith("Brought in as match 1.\n")


def test_a_bad_file_makes_no_store(
    skald: Path, said: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKALD_DATABASE", str(skald.parent / "new" / "skald.db"))
    assert main(["import", str(skald)]) == 1
    assert main(["import", str(skald.parent / "nothing")]) == 1
    assert not (skald.parent / "new").exists()


def test_what_is_wrong_is_printed(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    with database(skald) as connection:
        connection.execute("DELETE FROM seats")
    assert main(["check"]) == 1
    assert said.readouterr().out == "Match 1 has no seats.\nMatch 2 has no seats.\n"


def test_a_database_that_must_be_upgraded_first_is_told(
    skald: Path, said: pytest.CaptureFixture[str]
) -> None:
    connection = sqlite3.connect(skald)
    connection.execute("PRAGMA user_version = 0")
    connection.close()
    assert main(["check"]) == 1
    assert "start Skald once to upgrade it" in said.readouterr().err


def test_looking_at_a_database_that_is_not_there_makes_none(
    skald: Path, said: pytest.CaptureFixture[str]
) -> None:
    skald.unlink()
    for command in (["check"], ["backup"], ["export", "1"]):
        assert main(command) == 1
        assert said.readouterr().err == f"There is no database {skald}.\n"
    assert not skald.exists()


def test_every_failure_is_one_sentence(skald: Path, said: pytest.CaptureFixture[str]) -> None:
    skald.write_text("not a database")
    file = skald.parent / "match.json"
    file.write_text("{}")
    for command in (["check"], ["backup"], ["export", "1"], ["import", str(file)], ["restore", str(file)]):
        assert main(command) == 1
        told = said.readouterr()
        assert told.out == ""
        assert told.err.endswith(".\n")
        assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words", [[], ["sing"], ["export"], ["export", "one"], ["restore"], ["check", "more"]]
)
def test_what_is_not_understood_ends_with_2(words: list[str], said: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2


def test_the_program_looks_where_the_env_file_says(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "db", tmp_path / "db")
    (tmp_path / ".env").write_text("SKALD_DATABASE=elsewhere/mine.db\n")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SKALD_")}
    command = [sys.executable, "-m", "db", "check"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "There is no database elsewhere/mine.db.\n")


def test_the_commands_run_as_a_program(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("SKALD_DATABASE", None)
    command = [sys.executable, "-m", "db", "check"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "There is no database data/skald.db.\n")
