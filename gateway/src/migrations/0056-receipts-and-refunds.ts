/**
 * What follows a payment: its receipt, and what is given back by two people. Both are papers with a number without
 * gaps.
 */
export const receiptsAndRefunds = /* sql */ `
create table receipt (
  id          uuid primary key,
  invoice_id  uuid not null unique references invoice (id),
  office_id   integer not null references office (id),
  fiscal_year text not null,
  sequence    integer not null check (sequence > 0),
  number      text not null unique,
  means       text not null check (means in ('CARD', 'VOUCHER')),
  total_paisa bigint not null check (total_paisa > 0),
  -- day of Nepal on which the money was there
  paid_on     date not null,
  issued_at   timestamptz not null,
  unique (office_id, fiscal_year, sequence)
);

create table refund (
  id           uuid primary key,
  invoice_id   uuid not null references invoice (id),
  office_id    integer not null references office (id),
  -- FILING_ENDED: what was asked for was refused; AMOUNT_LOWERED: less was due than was paid
  ground       text not null check (ground in ('FILING_ENDED', 'AMOUNT_LOWERED')),
  total_paisa  bigint not null check (total_paisa > 0),
  reason       text not null,
  status       text not null check (status in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by  uuid not null references account (id),
  proposed_at  timestamptz not null,
  expires_at   timestamptz not null,
  decided_by   uuid references account (id),
  decided_at   timestamptz,
  remark       text,
  -- of the credit note
  number       text unique,
  version      integer not null default 1,
  check ((status = 'APPROVED') = (number is not null)),
  -- two persons
  check (status not in ('APPROVED', 'REFUSED') or decided_by <> proposed_by)
);
-- one at a time for each invoice: two officers cannot give the same rupee back
create unique index refund_open on refund (invoice_id) where status = 'PROPOSED';
create index refund_invoice on refund (invoice_id, proposed_at desc);
create index refund_office on refund (office_id, status, proposed_at desc);

create table refund_line (
  refund_id       uuid not null references refund (id),
  invoice_line_id uuid not null references invoice_line (id),
  amount_paisa    bigint not null check (amount_paisa > 0),
  primary key (refund_id, invoice_line_id)
);

alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check check (kind in ('NAME_RESERVATION', 'CERTIFICATE_OF_INCORPORATION', 'MEMORANDUM', 'ARTICLES', 'RECEIPT', 'CREDIT_NOTE'));
alter table letter alter column application_id drop not null;
alter table letter add column receipt_id uuid unique references receipt (id);
alter table letter add column refund_id uuid unique references refund (id);
alter table letter add constraint letter_subject check (num_nonnulls(application_id, receipt_id, refund_id) = 1);

-- reminders of an unpaid invoice, each once
create table invoice_reminder (
  invoice_id uuid not null references invoice (id),
  days_left  integer not null,
  at         timestamptz not null,
  primary key (invoice_id, days_left)
);
`;
