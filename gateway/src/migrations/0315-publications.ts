/**
 * What was entered in the register, numbered in one order without a gap, so that a reader who knows the last number
 * misses nothing. Entries are numbered after their commit, by one gateway at a time: an entry that is committed late
 * gets a later number.
 */
export const publications = /* sql */ `
create table register_publication (
  number          bigint primary key,
  company_id      uuid not null references company,
  company_version integer not null,
  published_at    timestamptz not null,
  unique (company_id, company_version)
);
create index register_publication_published on register_publication (published_at);

-- entered and not numbered yet
create table register_publication_due (
  company_id      uuid not null references company,
  company_version integer not null,
  primary key (company_id, company_version)
);

create function register_entries_are_due() returns trigger language plpgsql as $$
begin
  insert into register_publication_due select distinct company_id, company_version from entered
    on conflict do nothing;
  return null;
end $$;
create trigger register_entries_are_due after insert on register_entry
  referencing new table as entered for each statement execute function register_entries_are_due();
`;
