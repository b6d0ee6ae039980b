/**
 * Requests that are no filings, whatever their kind, with what requester and office write to each other. The refund
 * that a payer asks for becomes the first kind: a request keeps its id and gets a number; the refund that was proposed
 * for it names it. What was asked before has no last day to answer, because there was no term then.
 */
export const requests = /* sql */ `
create table request (
  id                uuid primary key,
  -- a key of the kinds in the domain
  kind              text not null,
  number            text not null unique,
  requester_account uuid references account (id),
  -- a mail address or mobile number that a one-time code has proven
  requester_contact text,
  -- the company that the request is about and that its blockers judge
  company_id        uuid references company (id),
  office_id         integer not null references office (id),
  -- what else it is about, by its kind: of a refund the invoice
  subject_id        uuid,
  answers           jsonb not null,
  status            text not null check (status in ('ASKED', 'PAID', 'IN_HAND', 'DONE', 'REFUSED', 'REOPENED')),
  asked_at          timestamptz not null,
  -- the last working day to answer
  due_on            date,
  reopened_at       timestamptz,
  outcome_reason    text,
  ended_at          timestamptz,
  ended_by          uuid references account (id),
  version           integer not null default 1,
  check ((requester_account is null) <> (requester_contact is null)),
  check ((status in ('DONE', 'REFUSED')) = (ended_at is not null)),
  check (status <> 'REFUSED' or (ended_by is not null and outcome_reason is not null)),
  -- nobody answers what they asked for
  check (ended_by is null or requester_account is null or ended_by <> requester_account)
);
-- one at a time about each subject
create unique index request_open on request (kind, coalesce(subject_id, company_id)) where status not in ('DONE', 'REFUSED');
create index request_office on request (office_id, kind, status, asked_at, id);
create index request_subject on request (subject_id, asked_at desc);
create index request_requester on request (requester_account, asked_at desc);

create table request_message (
  id         uuid primary key,
  request_id uuid not null references request (id),
  side       text not null check (side in ('REQUESTER', 'OFFICE')),
  action     text not null check (action in ('WRITE', 'REFUSE', 'REOPEN', 'FINISH')),
  text       text not null,
  -- null: the contact that asked
  written_by uuid references account (id),
  written_at timestamptz not null,
  check (side = 'REQUESTER' or written_by is not null)
);
create index request_message_request on request_message (request_id, written_at, id);

create table request_file (
  id         uuid primary key,
  message_id uuid not null references request_message (id),
  name       text not null,
  media_type text not null,
  size       integer not null,
  sha256     text not null
);
create index request_file_message on request_file (message_id);

create table request_moved as
with fiscal_year (name, starts_on, ends_on) as (values
  ('2079/80', date '2022-07-17', date '2023-07-16'), ('2080/81', date '2023-07-17', date '2024-07-15'),
  ('2081/82', date '2024-07-16', date '2025-07-16'), ('2082/83', date '2025-07-17', date '2026-07-16'),
  ('2083/84', date '2026-07-17', date '2027-07-16'), ('2084/85', date '2027-07-17', date '2028-07-15'),
  ('2085/86', date '2028-07-16', date '2029-07-16'), ('2086/87', date '2029-07-17', date '2030-07-16'),
  ('2087/88', date '2030-07-17', date '2031-07-16'), ('2088/89', date '2031-07-17', date '2032-07-15'),
  ('2089/90', date '2032-07-16', date '2033-07-16'))
select old.*, fiscal_year.name as fiscal_year, office.code,
       row_number() over (partition by old.office_id, fiscal_year.name order by old.asked_at, old.id)::int as sequence
  from refund_request old
  join office on office.id = old.office_id
  left join fiscal_year
    on (old.asked_at at time zone 'UTC' + interval '5 hours 45 minutes')::date between fiscal_year.starts_on and fiscal_year.ends_on;

insert into request (id, kind, number, requester_account, office_id, subject_id, answers, status, asked_at, outcome_reason,
       ended_at, ended_by, version)
select id, 'REFUND', 'RFR-' || fiscal_year || '-' || code || '-' || lpad(sequence::text, 6, '0'), asked_by, office_id, invoice_id,
       jsonb_build_object('reason', reason),
       case status when 'OPEN' then 'ASKED' when 'PROPOSED' then 'IN_HAND' when 'GRANTED' then 'DONE' else 'REFUSED' end,
       asked_at, answer, answered_at, answered_by, version
  from request_moved;
insert into application_sequence (process_name, fiscal_year, office_id, last_number)
select 'REQUEST_REFUND', fiscal_year, office_id, max(sequence) from request_moved group by fiscal_year, office_id;
insert into request_message (id, request_id, side, action, text, written_by, written_at)
select gen_random_uuid(), id, 'OFFICE', case status when 'GRANTED' then 'FINISH' else 'REFUSE' end, answer, answered_by, answered_at
  from request_moved where answer is not null and answered_by is not null;

alter table refund add column request_id uuid references request (id);
update refund set request_id = moved.id from request_moved moved where moved.refund_id = refund.id;
create index refund_for_request on refund (request_id);

drop table request_moved;
drop table refund_request;
`;
