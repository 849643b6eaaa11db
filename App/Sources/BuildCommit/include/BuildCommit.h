#pragma once

/// The commit that the program was built from, with + if its sources were changed since; empty if it is not known.
const char *_Nonnull glot_build_commit(void);
