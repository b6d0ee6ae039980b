/** What the desk needs to count and to warn, and the secret calendar addresses of deadlines. */
export const deskAndDeadlines = /* sql */ `
-- workload figures: what was decided lately, and what waits, by process
create index application_decided on application (office_id, process_name, decided_at) where decided_at is not null;
create index application_open on application (office_id, process_name, queued_at)
  where decided_at is null and discarded_at is null and queued_at is not null;
create index application_history_step on application_history (actor_id, action, at);

-- the desk's search
create index application_number_text on application using gin (lower(application_number) gin_trgm_ops);
create index account_name_text on account using gin (lower(name_english || ' ' || name_nepali) gin_trgm_ops);

-- that a supervisor has been told how far the term of an application has run: once for each level
create table application_term_notice (
  application_id uuid not null references application (id),
  -- per cent of the term
  level          integer not null check (level in (50, 80, 100)),
  -- an application that is recalled and handed in again begins anew
  submitted_at   timestamptz not null,
  at             timestamptz not null,
  primary key (application_id, level, submitted_at)
);

-- a calendar address that shows a person's deadlines to whoever knows it; only its hash is kept
create table deadline_feed (
  account_id   uuid primary key references account (id) on delete cascade,
  token_hash   text not null unique,
  created_at   timestamptz not null,
  last_read_at timestamptz
);

-- that somebody has been reminded: once for each deadline, level and receiver
create table deadline_reminder (
  deadline_id text not null,
  -- days before the day; -1: overdue
  level       integer not null,
  -- an account's id, or a director's e-mail address
  receiver    text not null,
  at          timestamptz not null,
  primary key (deadline_id, level, receiver)
);
`;
