import pytest

import flocksim


@pytest.fixture
def pair():
    return [flocksim.Agent(0, 0.5, 1, 0), flocksim.Agent(0, -0.5, 3, 0)]


def test_cohesion_pulls_together(pair):
    assert flocksim.cohesion(pair, 0, 1) == pytest.approx((0, -1))


def test_alignment_is_the_mean(pair):
    assert flocksim.alignment(pair, 1, 1) == pytest.approx((2, 0))


if __name__ == "__main__":
    pytest.main()
