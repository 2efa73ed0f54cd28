"""Delivering letters: each kind is composed from its match as it is now, and makes its message once."""
