/** People, their sessions, one-time passwords and single-purpose tickets. */
export const accounts = /* sql */ `
create table office (
  id           integer primary key,
  code         text not null unique,
  name_english text not null,
  name_nepali  text not null,
  office_type  text not null,
  active       boolean not null default true
);

create table account (
  id                     uuid primary key,
  username               text not null,
  email                  text not null,
  mobile_number          text not null,
  name_english           text not null,
  name_nepali            text not null,
  password_hash          text not null,
  password_updated       boolean not null default false,
  password_changed_at    timestamptz,
  email_verified         boolean not null default false,
  role                   text not null,
  office_id              integer not null references office (id),
  company_representative boolean not null default false,
  migrated               boolean not null default false,
  status                 text not null check (status in ('ACTIVE', 'DISABLED')),
  language               text not null check (language in ('np', 'en')),
  created_at             timestamptz not null
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create unique index account_mobile on account (mobile_number);
create index account_role on account (role, office_id) where status = 'ACTIVE';

-- who wants an account; the account is made when the one-time password is proven
create table sign_up (
  id                     uuid primary key,
  username               text not null,
  email                  text not null,
  mobile_number          text not null,
  name_english           text not null,
  name_nepali            text not null,
  office_id              integer not null references office (id),
  company_representative boolean not null,
  language               text not null check (language in ('np', 'en')),
  created_at             timestamptz not null,
  expires_at             timestamptz not null
);
create index sign_up_contact on sign_up (mobile_number, lower(email), created_at desc);
create index sign_up_age on sign_up (expires_at);

-- a session is a family of refresh tokens: each is used once, all end together
create table session (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'REUSE', 'PASSWORD_CHANGED', 'DISABLED'))
);
create index session_account on session (account_id) where ended_at is null;
create index session_age on session (expires_at);

create table refresh_token (
  token_hash text primary key,
  session_id uuid not null references session (id) on delete cascade,
  created_at timestamptz not null,
  used_at    timestamptz
);
create index refresh_token_session on refresh_token (session_id, created_at);

create table otp (
  id           uuid primary key,
  purpose      text not null check (purpose in ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD')),
  -- the mobile number or e-mail address it was asked for, whether or not anybody is behind it
  subject      text not null,
  sign_up_id   uuid references sign_up (id) on delete cascade,
  account_id   uuid references account (id) on delete cascade,
  code_hash    text not null,
  attempts     integer not null default 0,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  consumed_at  timestamptz
);
create index otp_latest on otp (purpose, subject, created_at desc);
create index otp_age on otp (expires_at);

create table ticket (
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  purpose    text not null check (purpose in ('CHANGE_PASSWORD', 'RESET_PASSWORD')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index ticket_account on ticket (account_id, purpose) where used_at is null;
create index ticket_age on ticket (expires_at);

create table captcha_used (
  signature  text primary key,
  expires_at timestamptz not null
);

insert into setting (key, value, reference) values
  ('password-policy', '{"minimumLength": 8, "maximumLength": 100, "lowercase": true, "uppercase": true, "digitOrSpecial": true}', 'decisions: account rules'),
  ('otp', '{"lifeSeconds": 300, "resendSeconds": 60, "maximumTries": 5}', 'decisions: OTP life and resend'),
  ('login', '{"captchaAfterFailures": 3}', 'decisions: captcha threshold');
`;
