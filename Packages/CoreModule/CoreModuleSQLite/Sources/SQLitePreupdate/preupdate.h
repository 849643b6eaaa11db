// The part of SQLite's interface that tells of a row before it changes (https://www.sqlite.org/c3ref/preupdate_count.html). The header of the
// system leaves it out unless a macro asks for it; Debian's library has it. And what binds and reads values without a copy on the way.
#ifndef SQLITE_PREUPDATE_H
#define SQLITE_PREUPDATE_H

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_value sqlite3_value;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { PREUPDATE_DELETE = 9, PREUPDATE_INSERT = 18, PREUPDATE_UPDATE = 23 };
enum { VALUE_INTEGER = 1, VALUE_REAL = 2, VALUE_TEXT = 3, VALUE_BLOB = 4, VALUE_NULL = 5 };

void *sqlite3_preupdate_hook(
    sqlite3 *connection,
    void (*callback)(
        void *context, sqlite3 *connection, int operation, char const *schema, char const *table, long long old_row, long long new_row),
    void *context);
int sqlite3_preupdate_old(sqlite3 *connection, int column, sqlite3_value **value);
int sqlite3_preupdate_new(sqlite3 *connection, int column, sqlite3_value **value);

int sqlite3_value_type(sqlite3_value *value);
long long sqlite3_value_int64(sqlite3_value *value);
double sqlite3_value_double(sqlite3_value *value);
int sqlite3_value_bytes(sqlite3_value *value);
void const *sqlite3_value_blob(sqlite3_value *value);

int sqlite3_busy_timeout(sqlite3 *connection, int milliseconds);
int sqlite3_db_config(sqlite3 *connection, int option, ...);

// Whether closing leaves the log beside the database as it is. Swift cannot call a function with any number of arguments.
static inline int preupdate_keep_log_on_close(sqlite3 *connection, int keep) {
  int const no_checkpoint_on_close = 1006;
  return sqlite3_db_config(connection, no_checkpoint_on_close, keep, (int *)0);
}

int sqlite3_exec(sqlite3 *connection, char const *sql, int (*row)(void *, int, char **, char **), void *context, char **message);

int sqlite3_set_authorizer(
    sqlite3 *connection, int (*callback)(void *, int, char const *, char const *, char const *, char const *), void *context);

enum { STEP_ROW = 100, STEP_DONE = 101 };

int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int place);
int sqlite3_bind_int64(sqlite3_stmt *statement, int place, long long value);
int sqlite3_bind_double(sqlite3_stmt *statement, int place, double value);
int sqlite3_bind_text(sqlite3_stmt *statement, int place, char const *text, int count, void (*release)(void *));
int sqlite3_bind_blob(sqlite3_stmt *statement, int place, void const *bytes, int count, void (*release)(void *));

// SQLite copies the bytes. Without any, the value is empty instead of NULL.
static inline int preupdate_bind_text(sqlite3_stmt *statement, int place, char const *text, int count) {
  return sqlite3_bind_text(statement, place, text ? text : "", count, (void (*)(void *))-1);
}
static inline int preupdate_bind_blob(sqlite3_stmt *statement, int place, void const *bytes, int count) {
  return sqlite3_bind_blob(statement, place, bytes ? bytes : "", count, (void (*)(void *))-1);
}

// Reads and writes a part of a value in place.
typedef struct sqlite3_blob sqlite3_blob;
int sqlite3_blob_open(
    sqlite3 *connection, char const *schema, char const *table, char const *column, long long row, int writes, sqlite3_blob **blob);
int sqlite3_blob_write(sqlite3_blob *blob, void const *bytes, int count, int offset);
int sqlite3_blob_close(sqlite3_blob *blob);

int sqlite3_column_type(sqlite3_stmt *statement, int column);
long long sqlite3_column_int64(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
unsigned char const *sqlite3_column_text(sqlite3_stmt *statement, int column);
void const *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

int sqlite3_config(int option, ...);

// Turns memory statistics off, which take a lock for each allocation. Must be called before a database is opened.
static inline int preupdate_disable_memory_statistics(void) {
  int const memory_status = 9;
  return sqlite3_config(memory_status, 0);
}

#endif
