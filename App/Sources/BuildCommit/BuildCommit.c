#include "BuildCommit.h"

// App/build writes the file before it builds.
#if __has_include("commit.h")
#include "commit.h"
#else
#define GLOT_COMMIT ""
#endif

const char *glot_build_commit(void) { return GLOT_COMMIT; }
