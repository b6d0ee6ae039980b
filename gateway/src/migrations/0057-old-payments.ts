/** What was paid in the older system, as its export tells it. It is shown, and counts nowhere. */
export const oldPayments = /* sql */ `
create table old_system_payment (
  id              uuid primary key,
  old_id          text not null unique,
  -- the company keeps its id when it comes over; a payment without a company is its payer's
  company_id      uuid references old_system_company (id) on delete cascade,
  user_id         uuid references old_system_user (id) on delete cascade,
  -- what it was paid for
  purpose_english text not null,
  purpose_nepali  text not null,
  amount_paisa    bigint not null check (amount_paisa >= 0),
  paid_on         date,
  receipt_number  text,
  voucher_number  text,
  bank            text,
  line_hash       text not null,
  imported_at     timestamptz not null,
  demonstration   boolean not null default false,
  check (company_id is not null or user_id is not null)
);
create index old_system_payment_company on old_system_payment (company_id, paid_on desc);
create index old_system_payment_user on old_system_payment (user_id, paid_on desc);
`;
