/** The office's own people: who is away, and changes that wait for a second person. */
export const staff = /* sql */ `
create table staff_leave (
  id           uuid primary key,
  account_id   uuid not null references account (id),
  -- days of Nepal, both included
  from_day     date not null,
  to_day       date not null check (to_day >= from_day),
  remark       text not null,
  set_by       uuid not null references account (id),
  set_at       timestamptz not null,
  -- the person came back early, or did not go
  cancelled_by uuid references account (id),
  cancelled_at timestamptz,
  -- the claims were given back when it began
  claims_returned_at timestamptz
);
create index staff_leave_account on staff_leave (account_id, to_day) where cancelled_at is null;
create index staff_leave_beginning on staff_leave (from_day) where cancelled_at is null and claims_returned_at is null;

-- what one person proposes and another one lets happen
create table staff_change (
  id              uuid primary key,
  account_id      uuid not null references account (id),
  kind            text not null check (kind in ('ROLE', 'OFFICE')),
  role_before     text not null,
  role_after      text not null,
  office_before   integer not null references office (id),
  office_after    integer not null references office (id),
  remark          text not null,
  status          text not null check (status in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by     uuid not null references account (id),
  proposed_at     timestamptz not null,
  expires_at      timestamptz not null,
  decided_by      uuid references account (id),
  decided_at      timestamptz,
  decision_remark text
);
-- one at a time: a second proposal would be made on what the first one is about to change
create unique index staff_change_open on staff_change (account_id) where status = 'PROPOSED';
create index staff_change_office on staff_change (office_before, proposed_at desc);
create index staff_change_target on staff_change (office_after, proposed_at desc);
create index staff_change_expiry on staff_change (expires_at) where status = 'PROPOSED';

create index account_office on account (office_id, lower(username));

-- the auditor's filters
create index audit_time on audit (at, seq);
create index audit_action on audit (action, seq);

-- one walk over the whole chain; done in pages, so that anybody may watch how far it is
create table audit_check (
  id           uuid primary key,
  asked_by     uuid not null references account (id),
  asked_at     timestamptz not null,
  status       text not null check (status in ('RUNNING', 'INTACT', 'BROKEN')),
  -- the last row that was looked at, its hash, and where the chain stood when the walk began
  checked_seq  bigint not null default 0,
  checked_hash text not null default repeat('0', 64),
  last_seq     bigint not null,
  last_hash    text not null,
  -- the row, and what is wrong with it
  broken_at    bigint,
  fault        text check (fault in ('MISSING', 'UNLINKED', 'CHANGED', 'SHORTENED')),
  finished_at  timestamptz
);
create unique index audit_check_running on audit_check (status) where status = 'RUNNING';
create index audit_check_latest on audit_check (asked_at desc);

insert into setting (key, value, reference) values
  ('staff-change', '{"expiresAfterDays": 7}', 'decision: staff and four eyes');
`;
