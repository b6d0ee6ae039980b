/** The accounts of a liquidator every six months (section 131): what came in, what was paid, what is left. */
export const liquidatorAccounts = /* sql */ `
create table liquidator_account (
  id             uuid primary key,
  proceeding_id  uuid not null references proceeding (id),
  -- 1 for the first six months since the appointment
  number         integer not null check (number > 0),
  from_on        date not null,
  until_on       date not null,
  due_on         date not null,
  -- paisa; the closing balance of the account before
  opening_paisa  bigint not null check (opening_paisa >= 0),
  -- [{ what, paisa }]
  receipts       jsonb not null,
  payments       jsonb not null,
  received_paisa bigint not null check (received_paisa >= 0),
  paid_paisa     bigint not null check (paid_paisa >= 0),
  closing_paisa  bigint not null check (closing_paisa >= 0),
  note           text,
  filed_at       timestamptz not null,
  filed_by       uuid not null references account (id),
  -- sent back by the office: as if it was never filed
  returned_at    timestamptz,
  returned_by    uuid references account (id),
  return_reason  text,
  check (from_on <= until_on and until_on <= due_on),
  check (closing_paisa = opening_paisa + received_paisa - paid_paisa),
  check ((returned_at is null) = (returned_by is null) and (returned_at is null) = (return_reason is null))
);
create unique index liquidator_account_one on liquidator_account (proceeding_id, number) where returned_at is null;

-- two accounts may fall due in one fiscal year
alter table fine_due drop constraint fine_due_company_id_event_id_fiscal_year_key;
alter table fine_due add constraint fine_due_of_day unique nulls not distinct (company_id, event_id, fiscal_year, due_on);

-- the deadline counts six months of the Nepali calendar from the appointment, and from each due day
update configuration set value = '{"bsMonths": 6}'::jsonb where key = 'DEADLINE_LIQUIDATOR_ACCOUNTS';
update proposal set content = jsonb_set(content, '{value}', '{"bsMonths": 6}'::jsonb)
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'DEADLINE_LIQUIDATOR_ACCOUNTS';
`;
