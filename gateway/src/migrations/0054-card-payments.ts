/** Payments by card: each try at the payment gateway, everything it told us, and what does not agree. */
export const cardPayments = /* sql */ `
create table payment_attempt (
  -- also the number under which the payment gateway knows it
  id             uuid primary key,
  invoice_id     uuid not null references invoice (id),
  account_id     uuid not null references account (id),
  bank           text not null,
  mode           text not null,
  amount_paisa   bigint not null check (amount_paisa > 0),
  -- OPEN: no final answer yet; MISMATCH: the money and the invoice do not agree, an officer decides
  status         text not null check (status in ('OPEN', 'SUCCESS', 'FAILED', 'MISMATCH')),
  session_id     text unique,
  token          text,
  expires_at     timestamptz,
  transaction_id text,
  failure        text check (failure in ('DECLINED', 'EXPIRED', 'NEVER_ARRIVED', 'RELEASED')),
  began_at       timestamptz not null,
  -- when the payment gateway is asked next, and how often it was
  ask_at         timestamptz not null,
  asked          integer not null default 0,
  decided_at     timestamptz,
  version        integer not null default 1,
  check ((status in ('SUCCESS', 'FAILED')) = (decided_at is not null)),
  check ((status = 'FAILED') = (failure is not null))
);
-- an invoice is paid in one place at a time, and once
create unique index payment_attempt_open on payment_attempt (invoice_id) where status = 'OPEN';
create unique index payment_attempt_paid on payment_attempt (invoice_id) where status = 'SUCCESS';
create index payment_attempt_of_invoice on payment_attempt (invoice_id, began_at desc);
create index payment_attempt_to_ask on payment_attempt (ask_at) where status = 'OPEN';

create table payment_callback (
  id             uuid primary key,
  -- the payment gateway spoke by itself, or was asked
  source         text not null check (source in ('CALLBACK', 'STATUS')),
  attempt_id     uuid references payment_attempt (id),
  -- of what was rightly signed: a second message with it is a replay
  nonce          text unique,
  verdict        text not null,
  -- as it came, without the token
  said           text not null,
  received_at    timestamptz not null
);
create index payment_callback_of_attempt on payment_callback (attempt_id, received_at);

create table payment_mismatch (
  id             uuid primary key,
  attempt_id     uuid not null references payment_attempt (id),
  office_id      integer not null references office (id),
  kind           text not null check (kind in ('WRONG_AMOUNT', 'PAID_TWICE', 'CONFLICT', 'NO_ANSWER')),
  -- what the payment gateway says was paid; null where it says nothing
  paid_paisa     bigint,
  transaction_id text,
  found_at       timestamptz not null,
  decision       text check (decision in ('RELEASED', 'NOTED', 'SETTLED')),
  decided_by     uuid references account (id),
  decided_at     timestamptz,
  remark         text,
  version        integer not null default 1,
  check ((decision is null) = (decided_at is null)),
  -- told twice, it is one
  unique (attempt_id, kind)
);
create index payment_mismatch_open on payment_mismatch (office_id, found_at) where decision is null;
`;
