/**
 * Orders of a court or of the registrar are placed and lifted by two persons. What an order is known by, and its scan,
 * are null for orders that were written into the database before; these stay in force and are lifted the same way.
 */
export const ordersByTwoPersons = /* sql */ `
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE', 'COMPANY_ORDER'));

-- the scan of an order, from its proposal on
create table company_order_document (
  id          uuid primary key,
  company_id  uuid not null references company (id),
  name        text not null,
  media_type  text not null,
  size        integer not null check (size > 0),
  sha256      text not null,
  uploaded_by uuid not null references account (id),
  uploaded_at timestamptz not null
);
create index company_order_document_company on company_order_document (company_id);

alter table company_order
  add column court_nepali   text,
  add column court_english  text,
  add column case_number    text,
  add column law_section    text,
  -- as printed on the order
  add column order_number   text,
  -- the last day on which it holds; null: until it is lifted
  add column ends_on        date,
  add column document_id    uuid references company_order_document (id),
  add column proposal_id    uuid references proposal (id),
  add column lift_number    text,
  add column lift_issued_on date,
  add column lift_document_id uuid references company_order_document (id),
  add column lift_proposal_id uuid references proposal (id),
  add check (ends_on is null or ends_on >= issued_on),
  add check ((kind = 'COURT') or (court_nepali is null and court_english is null and case_number is null)),
  add check ((kind = 'REGISTRAR') or law_section is null);
-- an order that ended on its last day was lifted by nobody
alter table company_order drop constraint company_order_check;
alter table company_order add constraint company_order_lifted check
  ((lifted_on is null) = (lifted_at is null) and (lifted_by is null or lifted_on is not null)
   and (lifted_on is null or lifted_by is not null or ends_on is not null));
create index company_order_ending on company_order (ends_on) where lifted_on is null and ends_on is not null;
create index company_order_standing on company_order (placed_at desc) where lifted_on is null;

update configuration set value = value || '{"companyOrderDays": 14}' where key = 'PROPOSAL_TERMS' and not value ? 'companyOrderDays';
update proposal set content = jsonb_set(content, '{value}', (content -> 'value') || '{"companyOrderDays": 14}')
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS' and not (content -> 'value') ? 'companyOrderDays';
`;
