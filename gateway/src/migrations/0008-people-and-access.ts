/** What accounts, companies and sessions carry once people act for companies and keep an eye on their own access. */
export const peopleAndAccess = /* sql */ `
alter table account
  add column version             integer not null default 1,
  -- a migrated person has gone through the details that came over from the old system
  add column details_verified_at timestamptz;

alter table session
  -- what the browser says of itself, and the network address: shown to the account's owner and to nobody else
  add column device       text not null default '',
  add column address      text not null default '',
  add column last_seen_at timestamptz;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (end_reason in
  ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'DISABLED', 'ENDED_BY_OWNER', 'ROLE_CHANGED', 'REPRESENTATION_ENDED'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION'));
alter table ticket drop constraint ticket_purpose_check;
alter table ticket add constraint ticket_purpose_check check (purpose in ('CHANGE_PASSWORD', 'RESET_PASSWORD'));

alter table company
  add column email              text,
  add column email_verified_at  timestamptz,
  add column phone              text,
  add column address_english    text,
  add column address_nepali     text,
  -- paisa
  add column authorized_capital bigint,
  add column paid_up_capital    bigint,
  -- key of the storage
  add column logo_key           text,
  add column migrated           boolean not null default false,
  -- of the details that came over from the old system
  add column details_status     text not null default 'VERIFIED' check (details_status in ('VERIFIED', 'UNVERIFIED'));

create table company_director (
  id           uuid primary key,
  company_id   uuid not null references company (id),
  name_english text not null,
  name_nepali  text not null,
  email        text,
  mobile_number text,
  since        date not null,
  until        date
);
create index company_director_company on company_director (company_id);
`;
