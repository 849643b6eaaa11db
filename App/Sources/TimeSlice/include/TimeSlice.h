#pragma once

#include <stdint.h>

/// Asks the kernel to let this thread, and the threads that it starts, run for `nanoseconds` at a time. A thread that asks for less is run sooner
/// when it has something to do. From 100,000 to 100,000,000; Linux before 6.12 ignores it.
///
/// Returns 0, or the number of the error.
int glot_ask_for_time_slice(uint64_t nanoseconds);
