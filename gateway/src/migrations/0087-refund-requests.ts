/** A payer asks for money back. The office proposes a refund of it, or declines with the reason. */
export const refundRequests = /* sql */ `
create table refund_request (
  id          uuid primary key,
  invoice_id  uuid not null references invoice (id),
  office_id   integer not null references office (id),
  reason      text not null,
  -- PROPOSED: an officer has proposed the refund; a proposal that is withdrawn or lapses opens the request again
  status      text not null check (status in ('OPEN', 'PROPOSED', 'GRANTED', 'DECLINED')),
  asked_by    uuid not null references account (id),
  asked_at    timestamptz not null,
  refund_id   uuid references refund (id),
  answered_by uuid references account (id),
  answered_at timestamptz,
  answer      text,
  version     integer not null default 1,
  check ((status = 'OPEN') = (refund_id is null) or status = 'DECLINED'),
  check (status <> 'DECLINED' or (answered_by is not null and answer is not null)),
  -- nobody answers what they asked for
  check (answered_by is null or answered_by <> asked_by)
);
-- one at a time for each payment
create unique index refund_request_open on refund_request (invoice_id) where status in ('OPEN', 'PROPOSED');
create index refund_request_office on refund_request (office_id, status, asked_at, id);
create index refund_request_invoice on refund_request (invoice_id, asked_at desc);
create index refund_request_refund on refund_request (refund_id);
`;
