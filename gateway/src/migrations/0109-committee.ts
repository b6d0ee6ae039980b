/**
 * The committee: what approvers have sent to it, the meetings to which members are invited, and what was decided of
 * each item with its minutes. An item waits until a meeting takes it up, and again where that meeting was cancelled.
 */
export const committee = /* sql */ `
create table committee_meeting (
  id            uuid primary key,
  office_id     integer not null references office (id),
  held_at       timestamptz not null,
  place         text not null,
  convened_by   uuid not null references account (id),
  convened_at   timestamptz not null,
  cancelled_by  uuid references account (id),
  cancelled_at  timestamptz,
  cancel_remark text
);
create index committee_meeting_office on committee_meeting (office_id, held_at desc);

create table committee_invitation (
  meeting_id uuid not null references committee_meeting (id),
  account_id uuid not null references account (id),
  primary key (meeting_id, account_id)
);
create index committee_invitation_account on committee_invitation (account_id);

create table committee_item (
  id             uuid primary key,
  application_id uuid not null references application (id),
  office_id      integer not null references office (id),
  sent_by        uuid not null references account (id),
  sent_at        timestamptz not null,
  remark         text not null,
  meeting_id     uuid references committee_meeting (id),
  decision       text check (decision in ('RETURNED', 'FOR_REVIEW')),
  minutes        text,
  decided_by     uuid references account (id),
  decided_at     timestamptz,
  check ((decided_at is null) = (decision is null) and (decided_at is null) = (minutes is null))
);
-- an application lies before the committee once at a time
create unique index committee_item_open on committee_item (application_id) where decided_at is null;
create index committee_item_waiting on committee_item (office_id, sent_at) where decided_at is null;
create index committee_item_meeting on committee_item (meeting_id);
`;
