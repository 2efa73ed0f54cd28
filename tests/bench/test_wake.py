from bench.wake import Start, compared


def test_starts_are_held_against_each_other_in_the_median() -> None:
    empty = [Start(1.0, 100.0), Start(0.5, 90.0), Start(9.0, 95.0)]
    full = [Start(6.0, 150.0), Start(2.0, 140.0), Start(5.5, 145.0)]

    read = compared(empty, full)

    assert [reading.value for reading in read] == [1.0, 5.5, 95.0, 50.0]
    assert [reading.met for reading in read] == [True, False, True, True]
