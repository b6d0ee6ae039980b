/**
 * Certified copies: an order is a request with an invoice of its own; its copies are rows. Several orders about one
 * company are open at once. A refused copy has its reason, an issued one its paper, once.
 */
export const copies = /* sql */ `
do $$
declare
  found record;
begin
  for found in select conname, pg_get_constraintdef(oid) as rule from pg_constraint
                where conrelid = 'request'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%DONE%' loop
    execute format('alter table request drop constraint %I', found.conname);
  end loop;
end $$;
alter table request add constraint request_status check (status in ('ASKED', 'PAID', 'IN_HAND', 'DONE', 'REFUSED', 'REOPENED', 'WITHDRAWN'));
alter table request add constraint request_ended check ((status in ('DONE', 'REFUSED', 'WITHDRAWN')) = (ended_at is not null));
drop index request_open;
create unique index request_open on request (kind, coalesce(subject_id, company_id))
  where status not in ('DONE', 'REFUSED', 'WITHDRAWN') and kind <> 'PRATILIPI';
create index request_company on request (company_id, asked_at desc) where company_id is not null;

call add_owner_kind('invoice', 'REQUEST', 'request');
call add_owner_kind('letter', 'REQUEST', 'request');
-- one invoice asks for a request at a time
create unique index invoice_open_of_request on invoice (for_id)
  where for_kind = 'REQUEST' and status in ('DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED');
alter table refund drop constraint refund_ground_check;
alter table refund add constraint refund_ground_check check (ground in ('FILING_ENDED', 'AMOUNT_LOWERED', 'COPY_REFUSED'));

create table copy_item (
  id              uuid primary key,
  request_id      uuid not null references request (id),
  position        integer not null,
  kind            text not null check (kind in ('EXTRACT', 'SHARE_LIST', 'GOOD_STANDING', 'PAPER', 'DOCUMENT', 'ARCHIVE')),
  -- the paper that is copied
  source_letter   uuid references letter (id),
  source_document uuid references filing_document (id),
  -- the scan of an old paper, brought by an officer
  scan_sha256     text,
  scan_type       text,
  described       text,
  -- the day that it tells of, AD; null: the day on which it is issued
  as_of           date,
  pages           integer not null check (pages > 0),
  amount_paisa    bigint not null check (amount_paisa >= 0),
  state           text not null default 'ASKED' check (state in ('ASKED', 'ISSUED', 'REFUSED')),
  letter_id       uuid unique references letter (id),
  refused_reason  text,
  decided_by      uuid references account (id),
  decided_at      timestamptz,
  unique (request_id, position),
  check ((state = 'ISSUED') = (letter_id is not null)),
  check ((state = 'REFUSED') = (refused_reason is not null)),
  check ((scan_sha256 is null) = (scan_type is null))
);

-- copies on paper, given at the counter or posted
create table copy_handover (
  request_id uuid primary key references request (id),
  handed_by  uuid not null references account (id),
  handed_at  timestamptz not null,
  note       text
);

update configuration set value = jsonb_set(value, '{workingDays,PRATILIPI}', '1')
 where key = 'REQUEST_TERMS' and not (value #> '{workingDays}') ? 'PRATILIPI';
`;
