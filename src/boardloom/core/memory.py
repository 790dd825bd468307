"""How much memory there is, so that what would need more is refused before the system ends the process."""

import os
from pathlib import Path

UNKNOWN = 4 * 2**30
"""What is assumed where the system does not say."""
GROUP = Path("/sys/fs/cgroup")


def free(system: Path = Path("/proc/meminfo"), group: Path = GROUP) -> int:
    """Bytes that this process can still get."""
    return min(_of_system(system), _of_group(group))


def _of_system(meminfo: Path) -> int:
    try:
        found = dict(line.split(":") for line in meminfo.read_text("ascii").splitlines())
        return int(found["MemAvailable"].split()[0]) * 1024
    except (OSError, ValueError, KeyError):
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return UNKNOWN


def _of_group(group: Path) -> int:
    """What containers may still use."""
    try:
        most = int((group / "memory.max").read_text("ascii"))
        return most - int((group / "memory.current").read_text("ascii"))
    except (OSError, ValueError):
        return 2**62
