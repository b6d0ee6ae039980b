/**
 * The office's list of insolvency practitioners, who is the liquidator of which liquidation, and what a liquidator may
 * file by that (section 127, decision 280).
 */
export const liquidators = /* sql */ `
create table liquidator_licence (
  id             uuid primary key,
  -- as it is printed; compared by licence_key
  licence_number text not null,
  licence_key    text not null unique,
  pan_number     text unique,
  name_nepali    text not null,
  name_english   text not null,
  kind           text not null check (kind in ('INSOLVENCY_PRACTITIONER', 'CHARTERED_ACCOUNTANT', 'ADVOCATE')),
  -- null: taken over from a filing of before the list
  issued_on      date,
  ends_on        date not null,
  email          text not null,
  phone          text not null,
  -- no licence from this day on, whatever its last day
  removed_on     date,
  -- who asked to use it in the portal, and since when the office admits the account
  account_id     uuid unique references account (id),
  asked_at       timestamptz,
  admitted_at    timestamptz,
  admitted_by    uuid references account (id),
  -- who wrote the contact last does not admit whoever proves it
  written_by     uuid references account (id),
  version        integer not null default 1,
  created_at     timestamptz not null,
  check (issued_on is null or issued_on <= ends_on),
  check ((account_id is null) = (asked_at is null)),
  check ((admitted_at is null) = (admitted_by is null)),
  check (admitted_at is null or account_id is not null)
);

-- every change of a licence, never changed itself
create table liquidator_licence_change (
  id         uuid primary key,
  licence_id uuid not null references liquidator_licence (id),
  act        text not null check (act in ('ADDED', 'CHANGED', 'REMOVED', 'ADMITTED', 'NOT_ADMITTED')),
  before     jsonb,
  after      jsonb,
  reason     text not null,
  changed_at timestamptz not null,
  changed_by uuid not null references account (id)
);
create index liquidator_licence_change_of on liquidator_licence_change (licence_id, id);

create table liquidator_appointment (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  licence_id    uuid not null references liquidator_licence (id),
  -- by the company, or by the office in a change
  appointed_on  date not null,
  -- days of Nepal on which the liquidator files for the company
  since         date not null,
  until         date,
  -- of a change by the office; null: the company appointed
  reason        text,
  appointed_at  timestamptz not null,
  appointed_by  uuid references account (id)
);
create unique index liquidator_appointment_one on liquidator_appointment (proceeding_id) where until is null;
create index liquidator_appointment_of_licence on liquidator_appointment (licence_id) where until is null;
create index liquidator_appointment_of_proceeding on liquidator_appointment (proceeding_id, id);

-- liquidations that are open when the list begins: whom the company named is taken over, each licence once
with named as (
  select distinct on (licence_key) * from (
    select upper(regexp_replace(section.data ->> 'licenceNumber', '[^0-9A-Za-z]', '', 'g')) as licence_key, section.data, p.opened_at
      from proceeding p
      join application_section section on section.application_id = p.opened_by_filing and section.section_key = 'LIQUIDATOR'
     where p.kind = 'LIQUIDATION' and p.ended_at is null and section.data ->> 'licenceNumber' is not null
  ) of_filings order by licence_key, opened_at
)
insert into liquidator_licence (id, licence_number, licence_key, name_nepali, name_english, kind, ends_on, email, phone, created_at)
select gen_random_uuid(), data ->> 'licenceNumber', licence_key, coalesce(data ->> 'fullNameNepali', ''), coalesce(data ->> 'fullNameEnglish', ''),
       'INSOLVENCY_PRACTITIONER', (data ->> 'licenceValidUntil')::date, lower(coalesce(data ->> 'email', '')), coalesce(data ->> 'phoneNo', ''), opened_at
  from named where data ->> 'licenceValidUntil' is not null;
insert into liquidator_appointment (id, proceeding_id, licence_id, appointed_on, since, appointed_at)
select gen_random_uuid(), p.id, licence.id, (section.data ->> 'appointedOn')::date, (p.opened_at at time zone 'Asia/Kathmandu')::date, p.opened_at
  from proceeding p
  join application_section section on section.application_id = p.opened_by_filing and section.section_key = 'LIQUIDATOR'
  join liquidator_licence licence on licence.licence_key = upper(regexp_replace(section.data ->> 'licenceNumber', '[^0-9A-Za-z]', '', 'g'))
 where p.kind = 'LIQUIDATION' and p.ended_at is null and section.data ->> 'appointedOn' is not null;

-- what an account files for a company without representing it: accepted mandates, and open liquidations of a liquidator
-- whom the office admitted, who reads the application too and has no action in it
create view authority as
select id, company_id, account_id, processes, since, until, heir_of, false as is_liquidator
  from mandate where state = 'ACCEPTED'
union all
select appointment.id, proceeding.company_id, licence.account_id, '["LIQUIDATION", "LIQUIDATION_II", "LIQUIDATION_FINAL"]'::jsonb,
       appointment.since, appointment.until, null, true
  from liquidator_appointment appointment
  join liquidator_licence licence on licence.id = appointment.licence_id and licence.admitted_at is not null
  join proceeding on proceeding.id = appointment.proceeding_id and proceeding.ended_at is null;
`;
