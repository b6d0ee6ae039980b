/**
 * The register as far as names need it: companies, the names they had, who speaks for them, and words nobody may use.
 */
export const register = /* sql */ `
create table company (
  id                  uuid primary key,
  -- old records share numbers, so a number finds a list
  registration_number text not null,
  company_type_id     integer not null references company_type (id),
  office_id           integer not null references office (id),
  name_english        text not null,
  name_nepali         text not null,
  status              text not null check (status in
    ('ACTIVE', 'IN_DEREGISTRATION', 'IN_LIQUIDATION', 'MERGING', 'DEREGISTERED', 'DEREGISTERED_BY_MERGE')),
  registered_on       date,
  deregistered_on     date,
  version             integer not null default 1,
  -- invented for a demonstration; a production gateway refuses to start over such rows
  demonstration       boolean not null default false,
  created_at          timestamptz not null
);
create index company_registration_number on company (registration_number);

create table company_former_name (
  id           bigint generated always as identity primary key,
  company_id   uuid not null references company (id),
  name_english text not null,
  name_nepali  text not null,
  held_until   date not null
);
create index company_former_name_company on company_former_name (company_id);

create table company_representative (
  company_id uuid not null references company (id),
  account_id uuid not null references account (id),
  since      date not null,
  until      date,
  primary key (company_id, account_id, since)
);
create index company_representative_account on company_representative (account_id);

-- a word that no name may hold, in both scripts
create table blacklist_word (
  id             bigint generated always as identity primary key,
  word_english   text not null,
  word_nepali    text not null,
  type           text not null check (type in ('OFFENSIVE', 'STATE', 'RELIGION', 'REGULATED', 'DECEPTIVE')),
  reason_english text not null,
  reason_nepali  text not null,
  added_at       timestamptz not null,
  unique (word_english, word_nepali)
);
`;
