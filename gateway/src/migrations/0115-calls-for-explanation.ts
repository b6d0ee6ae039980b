/**
 * Calls for explanation (section 120) with their letter, and the links by which directors sign what they disclose
 * (section 92).
 */
export const callsForExplanation = /* sql */ `
create table explanation_call (
  id            uuid primary key,
  number        text not null unique,
  company_id    uuid not null references company (id),
  office_id     integer not null references office (id),
  subject       text not null,
  matter        text not null,
  approved_on   date not null,
  body          text not null,
  answer_by     date not null,
  opened_at     timestamptz not null,
  opened_by     uuid not null references account (id),
  outcome       text check (outcome in ('ORDER', 'CLOSED')),
  order_text    text,
  decided_at    timestamptz,
  decided_by    uuid references account (id),
  version       integer not null default 1,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (order_text is null))
);
create index explanation_call_company on explanation_call (company_id);
create index explanation_call_office on explanation_call (office_id, opened_at desc);

create table explanation_call_extension (
  id        uuid primary key,
  call_id   uuid not null references explanation_call (id),
  at        timestamptz not null,
  by        uuid not null references account (id),
  from_day  date not null,
  to_day    date not null check (to_day > from_day),
  reason    text not null
);
create index explanation_call_extension_call on explanation_call_extension (call_id, at);

alter table letter add column explanation_call_id uuid references explanation_call (id);
create unique index letter_of_call on letter (explanation_call_id, kind) where explanation_call_id is not null and revoked_at is null;

create table director_disclosure (
  id             uuid primary key,
  application_id uuid not null references application (id),
  item_id        uuid not null,
  token_hash     text not null unique,
  email          text,
  phone          text,
  language       text not null check (language in ('np', 'en')),
  sent_at        timestamptz not null,
  sent_by        uuid not null references account (id),
  sends          integer not null default 1,
  expires_at     timestamptz not null,
  opened_at      timestamptz,
  signed_at      timestamptz,
  declined_at    timestamptz,
  decline_reason text,
  unique (application_id, item_id),
  check (email is not null or phone is not null)
);

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE'));
`;
