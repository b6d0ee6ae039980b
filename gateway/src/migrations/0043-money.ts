/** What a filing costs, what was asked for, and the vouchers that were brought. Every amount is whole paisa. */
export const money = /* sql */ `
create table invoice (
  id                    uuid primary key,
  application_id        uuid not null references application (id),
  -- DRAFT: proposed; PENDING: to be paid; SUBMITTED: a voucher is checked; APPROVED, PAID: settled; REJECTED: withdrawn
  status                text not null check (status in ('DRAFT', 'PENDING', 'SUBMITTED', 'APPROVED', 'PAID', 'REJECTED')),
  number                text unique,
  ebp_code              text unique,
  -- what the amounts were worked out from, and the day whose schedules hold
  basis                 jsonb not null,
  scheduled_on          date not null,
  total_paisa           bigint not null check (total_paisa >= 0),
  proposed_at           timestamptz not null,
  assessed_by           uuid references account (id),
  assessed_at           timestamptz,
  -- an approver has to agree to the officer's amounts first
  counter_sign_asked_at timestamptz,
  counter_signed_by     uuid references account (id),
  counter_signed_at     timestamptz,
  counter_sign_remark   text,
  issued_at             timestamptz,
  settled_at            timestamptz,
  withdrawn_at          timestamptz,
  version               integer not null default 1,
  -- what is asked of the public has its numbers
  check (status not in ('PENDING', 'SUBMITTED', 'APPROVED') or (number is not null and ebp_code is not null and issued_at is not null)),
  check ((status in ('APPROVED', 'PAID')) = (settled_at is not null))
);
create index invoice_application on invoice (application_id, proposed_at desc);
-- one proposal at a time
create unique index invoice_proposed on invoice (application_id) where status = 'DRAFT';

create table invoice_line (
  id              uuid primary key,
  invoice_id      uuid not null references invoice (id),
  position        integer not null,
  kind            text not null check (kind in ('REVENUE', 'FINE', 'COPY', 'DISCOUNT')),
  code            text not null,
  law_reference   text not null,
  certainty       text not null check (certainty in ('A', 'B', 'C')),
  basis           jsonb not null,
  working         jsonb not null,
  quantity        integer not null check (quantity > 0),
  rate_paisa      bigint not null,
  proposed_paisa  bigint not null check (proposed_paisa >= 0),
  amount_paisa    bigint not null check (amount_paisa >= 0),
  override_reason text,
  fiscal_year     text not null,
  revenue_head    text not null,
  unique (invoice_id, position),
  -- another amount than the proposed one has its reason
  check (amount_paisa = proposed_paisa or override_reason is not null)
);

create table payment_voucher (
  id             uuid primary key,
  invoice_id     uuid not null references invoice (id),
  bank           text not null,
  voucher_number text not null,
  -- the number without spaces and in capitals: the same voucher however it is typed
  voucher_key    text not null,
  paid_on        date not null,
  amount_paisa   bigint not null check (amount_paisa > 0),
  status         text not null check (status in ('SUBMITTED', 'APPROVED', 'REJECTED')),
  -- the picture, by the hash under which it lies in the storage
  name           text not null,
  media_type     text not null,
  size           integer not null,
  sha256         text not null,
  uploaded_by    uuid not null references account (id),
  uploaded_at    timestamptz not null,
  decided_by     uuid references account (id),
  decided_at     timestamptz,
  reason         text,
  version        integer not null default 1
);
-- a voucher is used once; one that was refused may be brought again
create unique index payment_voucher_once on payment_voucher (bank, voucher_key) where status <> 'REJECTED';
create unique index payment_voucher_of_invoice on payment_voucher (invoice_id) where status <> 'REJECTED';
create index payment_voucher_waiting on payment_voucher (status, uploaded_at, id);
`;
