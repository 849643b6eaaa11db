PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE undo_step (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  subjects TEXT NOT NULL,
  subject_count INTEGER NOT NULL,
  made INTEGER NOT NULL,
  is_undone INTEGER NOT NULL CHECK (is_undone IN (0, 1)),
  checksum INTEGER NOT NULL,
  changes BLOB NOT NULL
) STRICT;
INSERT INTO undo_step VALUES(1,'add',replace('casa\nperro','\n',char(10)),2,1795754737933,0,-6433037316835450007,X'0004776f7264000100808088afa1c2350100828088afa1c235');
CREATE TABLE word (
  position INTEGER PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  text TEXT NOT NULL,
  source_language TEXT NOT NULL,
  target_language TEXT NOT NULL CHECK (target_language <> source_language),
  own_translations TEXT,
  found_translations TEXT,
  found_part_of_speech TEXT,
  found_source TEXT,
  found_base_form TEXT,
  pending_reason TEXT,
  is_starred INTEGER NOT NULL CHECK (is_starred IN (0, 1)),
  note TEXT,
  tags TEXT,
  lookups INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  folded_text TEXT NOT NULL,
  folded_translations TEXT NOT NULL,
  checksum INTEGER,
  UNIQUE (text, source_language, target_language)
) STRICT;
INSERT INTO word VALUES(117686582444032,1,X'f3d1e2dfed7f4773a06fdeb5d8b07794','casa','es','en',NULL,replace('house\nhome\ndynasty','\n',char(10)),'noun','core',NULL,NULL,0,NULL,NULL,1,1795754737930,1795754737930,'casa',replace('house\nhome\ndynasty','\n',char(10)),2728003890265241557);
INSERT INTO word VALUES(117686582444033,2,X'900dd4bec83d4b548436cd7bc434b127','perro','es','en',NULL,replace('dog\nhound','\n',char(10)),'noun','core',NULL,NULL,0,NULL,NULL,1,1795754737933,1795754737933,'perro',replace('dog\nhound','\n',char(10)),4557950505143935542);
CREATE TABLE word_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
INSERT INTO word_number VALUES(1,2);
CREATE TABLE chosen_direction (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  source_language TEXT NOT NULL,
  target_language TEXT NOT NULL CHECK (target_language <> source_language),
  checksum INTEGER
) STRICT;
CREATE TABLE todo (
  number INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  text TEXT NOT NULL,
  priority INTEGER NOT NULL CHECK (priority IN (0, 1, 2)),
  due_day INTEGER,
  due_moment INTEGER CHECK (due_moment IS NULL OR due_day IS NULL),
  repeat_frequency TEXT,
  repeat_day INTEGER,
  tags TEXT,
  note TEXT,
  parent INTEGER CHECK (parent <> number),
  snoozed INTEGER,
  remind_at INTEGER,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  completed INTEGER,
  folded_text TEXT NOT NULL,
  due_order INTEGER NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE todo_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
INSERT INTO todo_number VALUES(1,0);
CREATE TABLE todo_synced (
  id BLOB PRIMARY KEY CHECK (length(id) = 16),
  text TEXT,
  importance TEXT,
  is_done INTEGER,
  deadline INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE todo_server (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  url TEXT NOT NULL,
  last_success INTEGER
) STRICT;
CREATE TABLE source (
  number INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  is_enabled INTEGER NOT NULL CHECK (is_enabled IN (0, 1)),
  kind TEXT NOT NULL,
  place TEXT,
  detail TEXT,
  port INTEGER,
  source_language TEXT,
  target_language TEXT,
  checksum INTEGER
) STRICT;
CREATE TABLE source_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
INSERT INTO source_number VALUES(1,1);
CREATE TABLE game_round (
  position INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  deck TEXT NOT NULL,
  source_language TEXT NOT NULL,
  target_language TEXT NOT NULL,
  pairs INTEGER NOT NULL,
  lives INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  chance INTEGER NOT NULL,
  level INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  is_seeded INTEGER NOT NULL CHECK (is_seeded IN (0, 1)),
  is_of_mistakes INTEGER NOT NULL CHECK (is_of_mistakes IN (0, 1)),
  prompts TEXT,
  started INTEGER NOT NULL,
  played INTEGER NOT NULL,
  correct INTEGER NOT NULL,
  wrong INTEGER NOT NULL,
  result TEXT,
  checksum INTEGER
) STRICT;
CREATE TABLE game_answer (
  position INTEGER PRIMARY KEY,
  round INTEGER NOT NULL,
  place INTEGER NOT NULL,
  source_language TEXT NOT NULL,
  target_language TEXT NOT NULL,
  prompt TEXT NOT NULL,
  shown TEXT NOT NULL,
  translations TEXT NOT NULL,
  said INTEGER CHECK (said IN (0, 1)),
  matches INTEGER NOT NULL CHECK (matches IN (0, 1)),
  is_correct INTEGER NOT NULL CHECK (is_correct IN (0, 1)),
  given INTEGER NOT NULL,
  checksum INTEGER,
  UNIQUE (round, place)
) STRICT;
CREATE TABLE keyboard_choice (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  kind TEXT NOT NULL,
  place TEXT,
  maximum_age INTEGER,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_own_button (
  key INTEGER PRIMARY KEY,
  place INTEGER NOT NULL,
  id TEXT NOT NULL,
  caption TEXT NOT NULL,
  piece_count INTEGER NOT NULL,
  pieces TEXT NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_fetch (
  key INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  place TEXT NOT NULL,
  fetched INTEGER NOT NULL,
  stamp TEXT,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_fetched_button (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  caption TEXT NOT NULL,
  piece_count INTEGER NOT NULL,
  pieces TEXT NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_position (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  place INTEGER,
  mark INTEGER,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_use (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  mark INTEGER NOT NULL,
  uses INTEGER NOT NULL,
  frecency INTEGER NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE keyboard_output (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  place INTEGER NOT NULL,
  mark INTEGER NOT NULL,
  button_mark INTEGER NOT NULL,
  place_before INTEGER,
  mark_before INTEGER,
  uses_before INTEGER,
  frecency_before INTEGER,
  checksum INTEGER
) STRICT;
CREATE TABLE translation (
  number INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  translation TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_bare INTEGER NOT NULL CHECK (is_bare IN (0, 1)),
  words INTEGER NOT NULL,
  created INTEGER NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE translation_number (only INTEGER PRIMARY KEY CHECK (only = 1), last INTEGER NOT NULL) STRICT;
INSERT INTO translation_number VALUES(1,0);
CREATE TABLE stem_root (
  position INTEGER PRIMARY KEY,
  root TEXT NOT NULL UNIQUE,
  count INTEGER NOT NULL CHECK (count > 0),
  forms TEXT NOT NULL,
  checksum INTEGER
) STRICT;
CREATE TABLE word_remark (position INTEGER PRIMARY KEY, note TEXT, tags TEXT) STRICT;
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','word_search','word_search',0,'CREATE VIRTUAL TABLE word_search USING fts5 (
  text, translations, note, tags, content = ''word_search_content'', content_rowid = ''position'', columnsize = 0,
  tokenize = ''trigram case_sensitive 1''
)');
CREATE TABLE IF NOT EXISTS 'word_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO word_search_data VALUES(1,X'020b1d0000');
INSERT INTO word_search_data VALUES(10,X'000000000102020002010101020101');
INSERT INTO word_search_data VALUES(137438953473,X'0000015e04300a63619ae190d7c480000202020264799ae190d7c480000601010d0202686f9ae190d7c4800008010102080103610a019ae190d7c480000206020273619ae190d7c4800002040301749ae190d7c480000601011101036361739ae190d7c480000203010364796e9ae190d7c480000601010e0103650a649ae190d7c480000601010c0301689ae190d7c48000060101070103686f6d9ae190d7c48000060101090301759ae190d7c480000601010301036d650a9ae190d7c480000601010b01036e61739ae190d7c480000601011001036f6d659ae190d7c480000601010a020275739ae190d7c4800006010104010373610a9ae190d7c4800002050202650a9ae190d7c4800006010106020274799ae190d7c4800006010112010374790a9ae190d7c480000601011301037573659ae190d7c48000060101050103790a019ae190d7c480000601011402026e619ae190d7c480000601010f040e0f100e0d0e0e10100e100e1010100f0e0f0f101010');
INSERT INTO word_search_data VALUES(274877906945,X'000000f204300a646f9ae190d7c48001060101020202686f9ae190d7c4800106010106020270659ae190d7c4800102020103640a019ae190d7c480010601010b02026f679ae190d7c480010601010301036572729ae190d7c4800102040103670a689ae190d7c48001060101050103686f759ae190d7c480010601010701036e640a9ae190d7c480010601010a01036f0a019ae190d7c4800102070202670a9ae190d7c48001060101040202756e9ae190d7c480010601010801037065729ae190d7c4800102030103726f0a9ae190d7c4800102060202726f9ae190d7c4800102050103756e649ae190d7c480010601010904100f0d100f0e1010100e0f0f0e0e0d');
CREATE TABLE IF NOT EXISTS 'word_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO word_search_idx VALUES(1,X'',2);
INSERT INTO word_search_idx VALUES(2,X'',2);
CREATE TABLE IF NOT EXISTS 'word_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO word_search_config VALUES('version',4);
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','word_gram','word_gram',0,'CREATE VIRTUAL TABLE word_gram USING fts5vocab (word_search, instance)');
CREATE INDEX word_by_folded_text ON word (folded_text, number);
CREATE INDEX word_starred ON word (position) WHERE is_starred;
CREATE INDEX todo_by_folded_text ON todo (folded_text);
CREATE INDEX todo_by_parent ON todo (parent) WHERE parent IS NOT NULL;
CREATE INDEX todo_to_notify ON todo (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX game_round_by_start ON game_round (started, position);
CREATE INDEX game_answer_by_word ON game_answer (source_language, target_language, prompt, given, position, is_correct);
CREATE INDEX keyboard_own_button_by_id ON keyboard_own_button (id);
CREATE INDEX keyboard_own_button_by_place ON keyboard_own_button (place);
CREATE INDEX keyboard_fetched_button_by_id ON keyboard_fetched_button (id);
CREATE INDEX keyboard_position_by_id ON keyboard_position (id);
CREATE INDEX keyboard_use_by_piece ON keyboard_use (id, mark);
CREATE INDEX translation_by_time ON translation (created, number);
CREATE INDEX todo_open_days ON todo (due_day, priority, created) WHERE completed IS NULL AND due_day IS NOT NULL;
CREATE INDEX todo_open_moments ON todo (due_order, priority, created) WHERE completed IS NULL AND due_day IS NULL;
CREATE INDEX todo_done_days ON todo (due_day, priority, created) WHERE completed IS NOT NULL AND due_day IS NOT NULL;
CREATE INDEX todo_done_moments ON todo (due_order, priority, created) WHERE completed IS NOT NULL AND due_day IS NULL;
CREATE VIEW word_search_content (number, position, text, translations, note, tags) AS
  SELECT word.number, word.position, char(10) || word.folded_text || char(10, 1), char(10) || word.folded_translations || char(10, 1),
    char(10) || word_remark.note || char(10, 1), char(10) || word_remark.tags || char(10, 1)
  FROM word LEFT JOIN word_remark ON word_remark.position = word.position;
PRAGMA writable_schema=OFF;
COMMIT;
PRAGMA user_version = 10;
PRAGMA application_id = 1735159668;
PRAGMA journal_mode = WAL;
