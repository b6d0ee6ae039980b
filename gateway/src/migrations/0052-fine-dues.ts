/**
 * What a company filed late and owes a fine for. A row is written when it is first asked to pay; its due day and
 * paid-up capital stay as they were then, whatever the register learns later.
 */
export const fineDues = /* sql */ `
create table fine_due (
  -- made from the company, the event and the year, so that it is known before it is written
  id            uuid primary key,
  company_id    uuid not null references company (id),
  event_id      text not null,
  -- e.g. 2082/83
  fiscal_year   text,
  due_on        date not null,
  paid_up_paisa bigint not null check (paid_up_paisa >= 0),
  created_at    timestamptz not null,
  unique nulls not distinct (company_id, event_id, fiscal_year)
);
alter table invoice add column fine_due_id uuid references fine_due (id);
alter table invoice add constraint invoice_fine_due check (fine_due_id is null or company_id is not null);
create index invoice_of_fine_due on invoice (fine_due_id, proposed_at desc) where fine_due_id is not null;
-- a due is asked once at a time
create unique index invoice_open_of_fine_due on invoice (fine_due_id) where fine_due_id is not null and status in ('DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED');
`;
