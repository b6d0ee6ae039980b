/** What an account is asked for beside its password: codes of an application, passkeys, and recovery codes. */
export const secondFactors = /* sql */ `
create table second_factor (
  id            uuid primary key,
  account_id    uuid not null references account (id),
  kind          text not null check (kind in ('TOTP', 'PASSKEY')),
  name          text not null,
  created_at    timestamptz not null,
  -- null: begun, its first code has not come back
  confirmed_at  timestamptz,
  last_used_at  timestamptz,
  -- encrypted: whoever has the database alone has no codes
  totp_secret   text,
  -- the last period whose code was taken: no code works twice
  totp_period   bigint,
  credential_id text,
  public_key    text,
  sign_count    bigint not null default 0,
  transports    text[] not null default '{}',
  check ((kind = 'TOTP') = (totp_secret is not null)),
  check ((kind = 'PASSKEY') = (credential_id is not null and public_key is not null))
);
create unique index second_factor_credential on second_factor (credential_id);
create index second_factor_account on second_factor (account_id) where confirmed_at is not null;

create table recovery_code (
  account_id uuid not null references account (id),
  code_hash  text not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (account_id, code_hash)
);

create table passkey_challenge (
  challenge  text primary key,
  account_id uuid not null references account (id),
  -- the session or the hash of the ticket that was asked
  holder     text not null,
  purpose    text not null check (purpose in ('ENROL', 'PROVE')),
  expires_at timestamptz not null
);
create index passkey_challenge_holder on passkey_challenge (holder);

-- when the second factor was last proven in this session
alter table session add column second_factor_at timestamptz;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (end_reason in
  ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'DISABLED', 'ENDED_BY_OWNER', 'ROLE_CHANGED', 'REPRESENTATION_ENDED', 'SECOND_FACTOR_RESET'));

alter table ticket drop constraint ticket_purpose_check;
alter table ticket add constraint ticket_purpose_check check (purpose in ('CHANGE_PASSWORD', 'RESET_PASSWORD', 'SECOND_FACTOR'));

alter table staff_change drop constraint staff_change_kind_check;
alter table staff_change add constraint staff_change_kind_check check (kind in ('ROLE', 'OFFICE', 'SECOND_FACTOR'));
`;
