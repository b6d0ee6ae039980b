/**
 * Institutions that the office admits with an account of their own, and the papers that they ask companies for
 * (docs/decisions/0350-institutions-that-ask.md).
 */
export const institutions = /* sql */ `
create table institution (
  id           uuid primary key,
  account_id   uuid not null unique references account (id),
  name_nepali  text not null,
  name_english text not null,
  kind         text not null check (kind in ('BANK', 'INSURER', 'EMBASSY', 'COURT', 'PUBLIC_AUTHORITY', 'OTHER')),
  role_type    text not null check (role_type in ('INTERNAL', 'EXTERNAL')),
  -- which admitted it, and ends it
  office_id    integer not null references office (id),
  admitted_at  timestamptz not null,
  admitted_by  uuid not null references account (id),
  -- its last day
  ends_on      date not null,
  ended_at     timestamptz,
  ended_by     uuid references account (id),
  ended_reason text,
  version      integer not null default 1,
  check (num_nulls(ended_at, ended_by, ended_reason) in (0, 3))
);
create index institution_by_name on institution (name_english, id);

create table document_ask (
  id             uuid primary key,
  number         text not null unique,
  institution_id uuid not null references institution (id),
  company_id     uuid not null references company (id),
  -- a kind of paper, or COMPANY: every signed paper that may be shared
  target         text not null,
  purpose        text not null,
  asked_at       timestamptz not null,
  lapses_at      timestamptz not null,
  -- what the company shared for it
  share_id       uuid unique references document_share (id),
  refused_at     timestamptz,
  refused_by     uuid references account (id),
  refused_reason text,
  withdrawn_at   timestamptz,
  version        integer not null default 1,
  check (num_nulls(refused_at, refused_by, refused_reason) in (0, 3)),
  check (num_nonnulls(share_id, refused_at, withdrawn_at) <= 1)
);
create index document_ask_of_institution on document_ask (institution_id, asked_at desc, id);
create index document_ask_of_company on document_ask (company_id, asked_at desc, id);

-- the kinds that are there stay, whichever migrations came before
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'proposal_kind_check';
  alter table proposal drop constraint proposal_kind_check;
  execute 'alter table proposal add constraint proposal_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''INSTITUTION_ADMISSION''::text, ');
end $$;

update configuration set value = '{"institutionDays": 14}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"institutionDays": 14}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
update configuration set value = '{"askDays": 15, "admissionDays": 1096}'::jsonb || value where key = 'DOCUMENT_SHARE_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"askDays": 15, "admissionDays": 1096}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'DOCUMENT_SHARE_TERMS';
`;
