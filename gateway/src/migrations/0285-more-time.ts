/**
 * Whom a closing concerns is told of its start once; the company may ask for more time to answer, and another officer
 * than the one who recorded the notice decides (docs/decisions/0283-start-and-more-time-of-a-closing.md).
 */
export const moreTime = /* sql */ `
alter table proceeding_event drop constraint proceeding_event_kind_check;
alter table proceeding_event add constraint proceeding_event_kind_check
  check (kind in ('NOTICE_ENDED', 'OPINION_OVERDUE', 'PHASE_WAITS', 'PHASE_OPENED', 'STARTED'));
-- those of before were told by other ways, or long ago
insert into proceeding_event (proceeding_id, kind, subject, at) select id, 'STARTED', 'ALL', opened_at from proceeding;

create table proceeding_more_time (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  -- whose time it is
  notice        text not null,
  days          integer not null check (days > 0),
  reason        text not null,
  asked_by      uuid not null references account (id),
  asked_at      timestamptz not null,
  outcome       text check (outcome in ('GRANTED', 'REFUSED')),
  decision      text,
  decided_by    uuid references account (id),
  decided_at    timestamptz,
  -- of one that was granted
  ends_on       date,
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null) and (outcome is null) = (decision is null)),
  check ((ends_on is not null) = (outcome is not distinct from 'GRANTED'))
);
create index proceeding_more_time_of on proceeding_more_time (proceeding_id);
create unique index proceeding_more_time_waits on proceeding_more_time (proceeding_id, notice) where outcome is null;
`;
