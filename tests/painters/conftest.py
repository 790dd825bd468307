"""What is painted is made when a test asks for it, and kept for the others."""

import pytest

from tests.painters.cases import Shown, shown


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Shown:
    name, config, part = request.param
    return shown(name, config, part)
