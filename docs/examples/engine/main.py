#!/usr/bin/env python3
"""Reads an assignment, steps its flock, and prints each step as `flocking` does: the same bytes.

    main.py LIBRARY [MAX_SPEED] < two_agents_cohesion.in

LIBRARY is libflocking.so.1, with its path if the system does not find it.
"""
import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_size_t, c_void_p

ABI_VERSION = 1


class Parameters(ctypes.Structure):
    _fields_ = [(name, c_double) for name in (
        "cohesion_radius", "separation_radius", "max_separation", "alignment_radius",
        "cohesion_weight", "separation_weight", "alignment_weight")]


class Agent(ctypes.Structure):
    _fields_ = [(name, c_double) for name in ("x", "y", "vx", "vy")]


class Flock:
    """An engine of libflocking; errors are RuntimeErrors with its messages."""

    def __init__(self, library, parameters, agents):
        self._library = ctypes.CDLL(library)
        found = self._library.flocking_abi_version()
        if found != ABI_VERSION:
            raise RuntimeError(f"{library} has version {found} of the interface, not {ABI_VERSION}")
        self._declare("flocking_create", c_int, POINTER(Parameters), POINTER(Agent), c_size_t,
                      POINTER(c_void_p))
        self._declare("flocking_destroy", None, c_void_p)
        self._declare("flocking_setting", c_int, c_void_p, c_char_p, POINTER(c_size_t))
        self._declare("flocking_set_number", c_int, c_void_p, c_size_t, c_double)
        self._declare("flocking_step", c_int, c_void_p, c_double)
        self._declare("flocking_size", c_size_t, c_void_p)
        self._declare("flocking_agents", POINTER(Agent), c_void_p)
        self._declare("flocking_message", c_char_p)
        self._engine = c_void_p()
        rows = (Agent * len(agents))(*agents)
        self._call("create", byref(parameters), rows, len(agents), byref(self._engine))

    def _declare(self, name, result, *arguments):
        function = getattr(self._library, name)
        function.restype, function.argtypes = result, arguments

    def _call(self, name, *arguments):
        if getattr(self._library, "flocking_" + name)(*arguments) != 0:
            raise RuntimeError(self._library.flocking_message().decode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._library.flocking_destroy(self._engine)
        self._engine = None

    def setting(self, name):
        """Looks a setting up, so that it can be set in every frame without its name."""
        handle = c_size_t()
        self._call("setting", self._engine, name.encode(), byref(handle))
        return handle

    def set(self, setting, number):
        self._call("set_number", self._engine, setting, number)

    def step(self, dt):
        self._call("step", self._engine, dt)

    def agents(self):
        """The state after the last step: the engine's own memory, valid until the next call."""
        count = self._library.flocking_size(self._engine)
        return self._library.flocking_agents(self._engine)[:count] if count else []


def main():
    words = iter(sys.stdin.read().split())
    parameters = Parameters(*(float(next(words)) for _ in range(7)))
    count = int(next(words))
    agents = [Agent(*(float(next(words)) for _ in range(4))) for _ in range(count)]
    with Flock(sys.argv[1], parameters, agents) as flock:
        limit = flock.setting("max_speed")
        for word in words:
            if len(sys.argv) > 2:
                flock.set(limit, float(sys.argv[2]))
            flock.step(float(word))
            for agent in flock.agents():
                print(f"{agent.x:.3f} {agent.y:.3f} {agent.vx:.3f} {agent.vy:.3f}")


if __name__ == "__main__":
    try:
        main()
    except RuntimeError as error:
        sys.exit(f"main.py: {error}")
