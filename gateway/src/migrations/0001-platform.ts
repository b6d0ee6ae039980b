/**
 * What every unit of work needs: jobs (the outbox is among them), the audit chain, idempotency keys, counters,
 * settings.
 */
export const platform = /* sql */ `
create extension if not exists pg_trgm;

create table job (
  id           bigint generated always as identity primary key,
  kind         text not null,
  dedupe_key   text,
  payload      jsonb not null,
  run_at       timestamptz not null,
  attempts     integer not null default 0,
  max_attempts integer not null default 8,
  lease_until  timestamptz,
  leased_by    text,
  last_error   text,
  done_at      timestamptz,
  dead_at      timestamptz,
  created_at   timestamptz not null
);
-- a unit of work that is told twice leaves one job; the key is remembered after the job is done
create unique index job_dedupe on job (kind, dedupe_key) where dedupe_key is not null;
create index job_ready on job (run_at, id) where done_at is null and dead_at is null;
create index job_dead on job (dead_at) where dead_at is not null;
create index job_done on job (done_at) where done_at is not null;

create table audit (
  seq            bigint primary key,
  at             timestamptz not null,
  actor_id       uuid,
  actor_role     text,
  office_id      integer,
  ip_hash        text,
  session_id     uuid,
  action         text not null,
  object_type    text not null,
  object_id      text not null,
  object_version integer,
  before_hash    text,
  after_hash     text,
  remark         text,
  prev_hash      text not null,
  hash           text not null
);
create index audit_object on audit (object_type, object_id, seq);
create index audit_actor on audit (actor_id, seq);

-- one row: whoever appends to the chain holds it until commit
create table audit_head (
  id   integer primary key check (id = 1),
  seq  bigint not null,
  hash text not null
);
insert into audit_head (id, seq, hash) values (1, 0, repeat('0', 64));

create table idempotency (
  user_id      uuid not null,
  key          text not null,
  request_hash text not null,
  status       integer,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_age on idempotency (created_at);

create table counter (
  subject    text not null,
  window_end timestamptz not null,
  hits       integer not null,
  primary key (subject)
);
create index counter_age on counter (window_end);

create table setting (
  key        text primary key,
  value      jsonb not null,
  reference  text,
  updated_at timestamptz not null default now()
);
`;
