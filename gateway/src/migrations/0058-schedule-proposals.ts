/**
 * A new rate of fees or fines is a dated row that one person proposes and another one lets in. Approved, it becomes a
 * row of the configuration; rows that are there already are never changed.
 */
export const scheduleProposals = /* sql */ `
create table schedule_proposal (
  id              uuid primary key,
  key             text not null,
  valid_from      date not null,
  valid_to        date,
  value           jsonb not null,
  reference       text not null,
  certainty       text not null check (certainty in ('A', 'B', 'C')),
  -- the row that it takes the place of, as the proposer saw it
  replaces_from   date,
  remark          text not null,
  status          text not null check (status in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by     uuid not null references account (id),
  proposed_at     timestamptz not null,
  expires_at      timestamptz not null,
  decided_by      uuid references account (id),
  decided_at      timestamptz,
  decision_remark text,
  check (valid_to is null or valid_to >= valid_from),
  check (decided_by is null or decided_by <> proposed_by or status = 'WITHDRAWN')
);
-- one at a time: a second one would be made on what the first is about to change
create unique index schedule_proposal_open on schedule_proposal (key) where status = 'PROPOSED';
create unique index schedule_proposal_approved on schedule_proposal (key, valid_from) where status = 'APPROVED';
create index schedule_proposal_time on schedule_proposal (status, proposed_at desc);

insert into setting (key, value, reference) values
  ('schedule-proposal', '{"expiresAfterDays": 14}', 'decision: rates by two people');
`;
