/** Every name that can stand in the way of another, with the keys it is found by. */
export const names = /* sql */ `
create table name_entry (
  id            bigint generated always as identity primary key,
  kind          text not null check (kind in ('COMPANY', 'RESERVATION', 'APPLICATION', 'OLD_NAME', 'DEREGISTERED')),
  -- the company, or the application that asks for the name
  holder_id     uuid not null,
  name_english  text not null,
  name_nepali   text not null,
  lookup_keys   integer[] not null,
  -- the last day on which it stands in the way; null: as long as the row is here
  held_until    date
);
create index name_entry_holder on name_entry (holder_id);
create index name_entry_keys on name_entry using gin (lookup_keys);

-- The planner takes the overlap of two arrays for cheap and reads the whole table; in here it may not. The extension
-- intarray must stay out of this database: its operator would pass the index by.
create function name_entries_with_key(keys integer[]) returns setof name_entry
  language sql stable set enable_seqscan to off
  as $$ select * from name_entry where lookup_keys && keys $$;

-- one row a name and script: of two who ask in the same second, one gets it
create table name_hold (
  script         text not null check (script in ('LATIN', 'DEVANAGARI')),
  same_key       text not null,
  application_id uuid not null,
  held_until     date,
  primary key (script, same_key)
);
create index name_hold_application on name_hold (application_id);
`;
