from bench.durable import Rows, between, compared


def rows(table: str, *found: tuple[int, str, int]) -> Rows:
    return {table: {(("id", key),): {"id": key, "name": name, "age": age} for key, name, age in found}}


def test_the_bare_program_writes_what_goes_what_is_new_and_what_is_different() -> None:
    before = rows("people", (1, "Astrid", 20), (2, "Einar", 30), (3, "Dagny", 40))
    after = rows("people", (1, "Astrid", 20), (3, "Dagny", 41), (4, "Eir", 50))

    assert list(between(before, after)) == [
        ("DELETE FROM people WHERE id = ?", [[2]]),
        ("INSERT INTO people VALUES (?, ?, ?)", [[4, "Eir", 50]]),
        ("UPDATE people SET age = ? WHERE id = ?", [[41, 3]]),
    ]


def test_where_nothing_is_different_nothing_is_written() -> None:
    assert list(between(rows("people", (1, "Astrid", 20)), rows("people", (1, "Astrid", 20)))) == []


def test_an_answer_may_take_twice_as_long_as_the_bare_transaction() -> None:
    assert [reading.met for reading in compared([0.002], [0.001])] == [True, True, True]
    assert [reading.met for reading in compared([0.003, 0.001, 0.009], [0.001])] == [True, True, False]
