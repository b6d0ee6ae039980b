/** How people come to speak for a company or to act for it, and who brought that about. */
export const representation = /* sql */ `
alter table company_representative
  -- until is a day and counts as a whole: it is set to the day before, so that the power is over at this moment
  add column ended_at timestamptz;
create index company_representative_company on company_representative (company_id);

-- somebody is asked to represent a company: a new person, or one who did before
create table representative_invitation (
  id            uuid primary key,
  company_id    uuid not null references company (id),
  name_english  text not null,
  name_nepali   text not null,
  -- where the link and the code go: one of the two
  email         text,
  mobile_number text,
  -- a former representative who is asked to come back; null: whoever proves the address
  restores      uuid references account (id),
  token_hash    text not null unique,
  state         text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  invited_by    uuid not null references account (id),
  created_at    timestamptz not null,
  sent_at       timestamptz not null,
  sends         integer not null default 1,
  expires_at    timestamptz not null,
  settled_at    timestamptz,
  -- who accepted it, or took it back; null: declined through the link, without signing in
  settled_by    uuid references account (id),
  remark        text,
  check ((email is null) <> (mobile_number is null))
);
create index representative_invitation_company on representative_invitation (company_id, created_at desc);
create unique index representative_invitation_email on representative_invitation (company_id, lower(email)) where state = 'PENDING' and email is not null;
create unique index representative_invitation_mobile on representative_invitation (company_id, mobile_number) where state = 'PENDING' and mobile_number is not null;

-- who did what to the representatives of a company
create table representative_event (
  id            bigint generated always as identity primary key,
  company_id    uuid not null references company (id),
  -- whom it concerns; null: invited and not known yet
  account_id    uuid references account (id),
  invitation_id uuid references representative_invitation (id),
  action        text not null check (action in ('INVITED', 'SENT_AGAIN', 'WITHDRAWN', 'DECLINED', 'ACCEPTED', 'RESTORED', 'REMOVED', 'LEFT')),
  at            timestamptz not null,
  -- null: through the link, without signing in
  actor_id      uuid references account (id),
  remark        text
);
create index representative_event_company on representative_event (company_id, id);

-- an intermediary acts for a company: in all filings, or in those named, until a day or until it is ended
create table mandate (
  id           uuid primary key,
  company_id   uuid not null references company (id),
  -- null: a company asked an address behind which no intermediary is known yet
  account_id   uuid references account (id),
  email        text not null,
  asked_by     text not null check (asked_by in ('COMPANY', 'INTERMEDIARY')),
  state        text not null check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  -- names of processes; null: all
  processes    jsonb,
  since        date,
  -- the last day
  until        date,
  note         text,
  requested_by uuid not null references account (id),
  created_at   timestamptz not null,
  settled_at   timestamptz,
  settled_by   uuid references account (id),
  ended_at     timestamptz,
  ended_by     uuid references account (id),
  remark       text,
  version      integer not null default 1
);
create index mandate_company on mandate (company_id, created_at desc);
create index mandate_account on mandate (account_id, state);
create index mandate_email on mandate (lower(email)) where account_id is null;
create unique index mandate_once on mandate (company_id, lower(email)) where state in ('PENDING', 'ACCEPTED');
`;
