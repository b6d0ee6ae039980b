/** Sections and items that are saved one by one, rounds of correction, and documents asked for beyond the list. */
export const filingParts = /* sql */ `
alter table application
  add column company_type_id       integer references company_type (id),
  -- the approved name the filing was opened from
  add column reservation_id        uuid references name_reservation (id),
  -- the ended filing whose answers it began with
  add column source_application_id uuid references application (id),
  -- where the applicant was in the steps
  add column step                  text,
  -- how many times it was handed in
  add column round                 integer not null default 0,
  -- who last took it up: what goes back to the office goes back to them
  add column operator_id           uuid references account (id),
  -- the last day the applicant has, while the office waits for them
  add column due_on                date;
create unique index application_of_reservation on application (reservation_id)
  where reservation_id is not null and discarded_at is null and status <> 'REJECTED';
update application set operator_id = coalesce(assignee_id, verified_by);

alter table application_section
  add column version  integer not null default 1,
  add column saved_by uuid references account (id);

-- an entry of a list: a shareholder, a branch, a witness
create table application_item (
  id             uuid primary key,
  application_id uuid not null references application (id),
  section_key    text not null,
  position       integer not null check (position > 0),
  data           jsonb not null,
  saved_at       timestamptz not null,
  saved_by       uuid references account (id),
  version        integer not null default 1
);
create index application_item_of on application_item (application_id, section_key, position);

-- all that was handed in, round by round: what changed is told from two of them
create table filing_snapshot (
  application_id uuid not null references application (id),
  round          integer not null,
  answers        jsonb not null,
  documents      jsonb not null,
  at             timestamptz not null,
  primary key (application_id, round)
);

-- a remark at one place of a filing
create table filing_pin (
  id             uuid primary key,
  application_id uuid not null references application (id),
  round          integer not null,
  path           text,
  document_key   text,
  remark         text not null,
  author_id      uuid not null references account (id),
  at             timestamptz not null,
  -- null: the applicant does not see it yet
  sent_at        timestamptz,
  answer         text,
  answered_by    uuid references account (id),
  answered_at    timestamptz,
  check ((path is null) <> (document_key is null))
);
create index filing_pin_of on filing_pin (application_id, at);

-- what the office asks for beyond the list; the paper itself is a filing_document at the place ADDITIONAL:<id>
create table requested_document (
  id             uuid primary key,
  application_id uuid not null references application (id),
  -- a document of the process, or OTHER
  type           text not null,
  name_nepali    text not null,
  name_english   text not null,
  reason         text not null,
  asked_by       uuid not null references account (id),
  asked_at       timestamptz not null
);
create index requested_document_of on requested_document (application_id, asked_at);

alter table filing_document
  add column reviewed_by uuid references account (id),
  add column reviewed_at timestamptz;
`;
