"""Makes the wide table of the core dictionary from Debian's dictionaries under CC BY-SA. See ../README.md."""
