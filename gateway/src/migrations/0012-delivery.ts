/** What a person does not want by mail or SMS, and how a message is named on its way. */
export const delivery = /* sql */ `
-- a row is a switch that was turned off; whoever has none is told by every channel
create table notification_switched_off (
  account_id uuid not null references account (id) on delete cascade,
  kind       text not null,
  channel    text not null check (channel in ('EMAIL', 'SMS')),
  since      timestamptz not null,
  primary key (account_id, kind, channel)
);

-- the same in every attempt, and in no other registry: whoever receives a message twice knows it by this
alter table job add column key uuid not null default gen_random_uuid();
create unique index job_key on job (key);
-- each lane of jobs looks for its own kinds only
create index job_lane on job (kind, run_at, id) where done_at is null and dead_at is null;
`;
