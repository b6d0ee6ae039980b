/**
 * What the check of a name reads besides the names: the words of each, how common keys and words are, which words stand
 * for each other.
 */
export const nameEngine = /* sql */ `
alter table name_entry
  -- the words the comparison works on, so that they need not be taken apart at every check
  add column words_english text    not null default '',
  add column words_nepali  text    not null default '',
  -- by which rules keys and words were made; older rows are made anew at the start
  add column keys_version  integer not null default 0;
create index name_entry_old_keys on name_entry (keys_version, id);

-- only keys that many names have: what is not here is rare
create table name_key_frequency (
  key   integer primary key,
  names integer not null
);

create table name_word (
  script text not null check (script in ('english', 'nepali')),
  word   text not null,
  names  integer not null,
  primary key (script, word)
);
create index name_word_common on name_word (script, names desc);

create table name_word_pair (
  english text not null,
  nepali  text not null,
  names   integer not null,
  primary key (english, nepali)
);

-- one row: a new token for every change of what the gateways keep in memory
create table name_lists (
  id               integer primary key check (id = 1),
  blacklist_token  uuid not null default gen_random_uuid(),
  frequencies_token uuid not null default gen_random_uuid(),
  learned_names    integer not null default 0,
  learned_at       timestamptz
);
insert into name_lists (id) values (1);
-- how far a file of names was read: an import that was ended half-way goes on there
create table name_import (
  -- of the file's beginning and its length
  fingerprint text primary key,
  lines       integer not null,
  added       integer not null,
  refused     integer not null,
  started_at  timestamptz not null,
  finished_at timestamptz
);

create function name_blacklist_changed() returns trigger language plpgsql
  as $$ begin update name_lists set blacklist_token = gen_random_uuid() where id = 1; return null; end $$;
create trigger blacklist_word_changed after insert or update or delete on blacklist_word
  for each statement execute function name_blacklist_changed();
`;
