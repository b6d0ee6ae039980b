/**
 * What the older system knew of people and companies, who proved to be one of them, and what has been gone through
 * since.
 */
export const oldSystem = /* sql */ `
create table old_system_user (
  id            uuid primary key,
  -- the older system's own key: a second import finds the row by it
  old_id        text not null unique,
  username      text not null,
  -- emptied when the account has come over: the old credential is good once
  password_hash text,
  -- of a PBKDF2 hash, else 0; every try does the work of the costliest one
  iterations    integer not null default 0,
  name_english  text not null,
  name_nepali   text not null,
  email         text,
  mobile_number text,
  office_id     integer not null references office (id),
  -- of the imported line: tells a changed one from an unchanged one
  line_hash     text not null,
  imported_at   timestamptz not null,
  migrated_at   timestamptz,
  account_id    uuid references account (id),
  demonstration boolean not null default false
);
create unique index old_system_user_name on old_system_user (lower(username));
create index old_system_user_iterations on old_system_user (iterations) where password_hash is not null;

create table old_system_company (
  -- the company keeps this id when it comes over, so that its names are held for it from the day of the import
  id                  uuid primary key,
  old_id              text not null unique,
  -- not unique: the older system gave the same number in several districts
  registration_number text not null,
  old_user_id         text,
  company_type_id     integer not null references company_type (id),
  office_id           integer not null references office (id),
  district_id         integer references district (id),
  name_english        text not null,
  name_nepali         text not null,
  registered_on       date,
  address_english     text,
  address_nepali      text,
  -- paisa
  authorized_capital  bigint,
  paid_up_capital     bigint,
  email               text,
  -- one on which an SMS can be read, else the other
  mobile_number       text,
  phone               text,
  line_hash           text not null,
  imported_at         timestamptz not null,
  migrated_at         timestamptz,
  demonstration       boolean not null default false
);
create index old_system_company_number on old_system_company (registration_number);
create index old_system_company_user on old_system_company (old_user_id) where migrated_at is null;

-- somebody has proven to be an old user, or to answer for an old company, and is asking for an account
create table old_system_claim (
  id             uuid primary key,
  token_hash     text not null unique,
  user_id        uuid references old_system_user (id) on delete cascade,
  company_id     uuid references old_system_company (id) on delete cascade,
  -- what the account shall be; empty until it was asked for
  username       text,
  email          text,
  mobile_number  text,
  name_english   text,
  name_nepali    text,
  office_id      integer references office (id),
  language       text not null check (language in ('np', 'en')),
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  check ((user_id is null) <> (company_id is null))
);
create index old_system_claim_age on old_system_claim (expires_at);

-- each detail that came over, confirmed or disputed by the one who answers for the company
create table company_detail_check (
  company_id    uuid not null references company (id),
  item          text not null check (item in
    ('NAME_ENGLISH', 'NAME_NEPALI', 'COMPANY_TYPE', 'REGISTRATION_NUMBER', 'REGISTERED_ON', 'ADDRESS_ENGLISH', 'ADDRESS_NEPALI',
     'AUTHORIZED_CAPITAL', 'PAID_UP_CAPITAL', 'EMAIL', 'PHONE')),
  status        text not null default 'UNVERIFIED' check (status in ('VERIFIED', 'UNVERIFIED')),
  -- what stands in the register, and what the person says instead, for the office to decide
  claimed_value text,
  answered_at   timestamptz,
  answered_by   uuid references account (id),
  primary key (company_id, item)
);
`;
