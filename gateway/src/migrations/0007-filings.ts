/**
 * Applications of every process, how they came to their status, and what an approved name reservation leaves behind.
 */
export const filings = /* sql */ `
create table application (
  id                 uuid primary key,
  process_name       text not null,
  status             text not null,
  level              integer not null default 0,
  office_id          integer not null references office (id),
  applicant_id       uuid not null references account (id),
  applicant_role     text not null,
  company_id         uuid references company (id),
  -- the hash of all answers as they were submitted
  snapshot_hash      text,
  -- the parent company that has to consent
  parent_company_id  uuid references company (id),
  application_number text unique,
  title_english      text not null default '',
  title_nepali       text not null default '',
  -- who has it in hand, and until when
  assignee_id        uuid references account (id),
  lease_until        timestamptz,
  -- who verified it: the same person may not approve it
  verified_by        uuid references account (id),
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  submitted_at       timestamptz,
  -- its place in the queue; kept when it is released
  queued_at          timestamptz,
  decided_at         timestamptz,
  discarded_at       timestamptz,
  version            integer not null default 1
);
create index application_applicant on application (applicant_id, updated_at desc, id desc) where discarded_at is null;
create index application_queue on application (office_id, status, queued_at, id) where discarded_at is null;
create index application_assignee on application (assignee_id, status) where assignee_id is not null;
create index application_parent on application (parent_company_id, status) where parent_company_id is not null;
create index application_title on application using gin (lower(title_english || ' ' || title_nepali) gin_trgm_ops);
-- one open draft of a process a company; who files for nobody's company yet may prepare several
create unique index application_one_draft on application (company_id, process_name) where status = 'DRAFT' and discarded_at is null;

create table application_section (
  application_id uuid not null references application (id),
  section_key    text not null,
  data           jsonb not null,
  saved_at       timestamptz not null,
  primary key (application_id, section_key)
);

create table application_history (
  id             bigint generated always as identity primary key,
  application_id uuid not null references application (id),
  at             timestamptz not null,
  action         text not null,
  from_status    text,
  to_status      text not null,
  level          integer not null,
  -- null: the system
  actor_id       uuid references account (id),
  actor_role     text not null,
  remark         text,
  reason_code    text
);
create index application_history_application on application_history (application_id, id);
create index application_history_actor on application_history (actor_id, at);

-- numbers without gaps: the row is locked until the unit of work that took the number is done
create table application_sequence (
  process_name text not null,
  fiscal_year  text not null,
  office_id    integer not null references office (id),
  last_number  integer not null,
  primary key (process_name, fiscal_year, office_id)
);

create table name_reservation (
  id              uuid primary key,
  application_id  uuid not null unique references application (id),
  applicant_id    uuid not null references account (id),
  company_type_id integer not null references company_type (id),
  name_english    text not null,
  name_nepali     text not null,
  approved_on     date not null,
  form_due_on     date not null,
  -- the last day on which it holds
  expires_on      date not null,
  revoked_on      date,
  consumed_on     date,
  consumed_by     uuid references application (id)
);
create index name_reservation_applicant on name_reservation (applicant_id, expires_on desc);

-- the parent company's consent to a group name reservation, kept as evidence
create table group_consent (
  id             uuid primary key,
  application_id uuid not null references application (id),
  company_id     uuid not null references company (id),
  account_id     uuid not null references account (id),
  remark         text,
  at             timestamptz not null
);
create index group_consent_application on group_consent (application_id);
`;
