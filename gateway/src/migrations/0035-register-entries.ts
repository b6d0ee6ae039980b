/**
 * The register's memory: what was entered of a company, by which filing, from which day on. The state of a company on
 * any day is its last entry of each part until that day (docs/decisions/0032-register-entries.md).
 */
export const registerEntries = /* sql */ `
create function refuse_rewriting() returns trigger language plpgsql
  as $$ begin raise exception 'What was entered in % is never changed or taken away', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;

create table register_entry (
  id              uuid primary key,
  company_id      uuid not null references company (id),
  aspect          text not null check (aspect in
    ('NAME', 'COMPANY_TYPE', 'REGISTRATION', 'STATUS', 'REGISTERED_OFFICE', 'HEAD_OFFICE', 'BRANCH', 'OBJECTIVES', 'CAPITAL', 'SHAREHOLDER', 'DIRECTOR',
     'REPRESENTATIVE', 'WITNESS', 'FOCAL_PERSON', 'DRAFTER', 'DOCUMENT')),
  -- which of several: a branch, a director; null where a company has one only
  subject_id      uuid,
  -- 1 for the first entry of this part of the company, then 2, without a gap
  revision        integer not null,
  before          jsonb,
  -- null: from this day on there is none any more
  after           jsonb,
  effective_on    date not null,
  -- the filing that set it; null: as the register stood when it began to keep entries of this company
  application_id  uuid references application (id),
  -- of the company, once everything of the filing was written
  company_version integer not null,
  recorded_at     timestamptz not null,
  check (before is distinct from after),
  unique nulls not distinct (company_id, aspect, subject_id, revision)
);
create index register_entry_day on register_entry (company_id, effective_on);
create index register_entry_application on register_entry (application_id) where application_id is not null;

-- an entry goes on where the one before it ended: no state is left out, and none is entered backwards
create function register_entry_follows() returns trigger language plpgsql as $$
declare last register_entry;
begin
  select * into last from register_entry
   where company_id = new.company_id and aspect = new.aspect and subject_id is not distinct from new.subject_id
   order by revision desc limit 1;
  if new.revision is distinct from coalesce(last.revision, 0) + 1 or new.before is distinct from last.after then
    raise exception 'The entry does not follow the last one of %', new.aspect using errcode = 'integrity_constraint_violation';
  end if;
  if new.effective_on < last.effective_on then
    raise exception 'The last entry of % is of a later day', new.aspect using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger register_entry_follows before insert on register_entry for each row execute function register_entry_follows();
create trigger register_entry_stays before update or delete on register_entry for each row execute function refuse_rewriting();
create trigger register_entry_stays_whole before truncate on register_entry for each statement execute function refuse_rewriting();

alter table company
  -- the filing that it came into the register with
  add column registered_by uuid unique references application (id);

alter table company_director
  -- the part of the register that this row repeats, so that directors can be told and counted
  add column subject_id uuid;
create unique index company_director_subject on company_director (company_id, subject_id) where subject_id is not null;
`;
