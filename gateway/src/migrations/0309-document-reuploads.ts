/**
 * Documents of the register that the office asks a company to bring once more (DOCUMENT_RE_UPLOAD, decision 306). The
 * document of the application is never changed; what was brought lies beside it.
 */
export const documentReuploads = /* sql */ `
create table document_reupload (
  id               uuid primary key,
  number           text not null unique,
  company_id       uuid not null references company (id),
  office_id        integer not null references office (id),
  -- of an approved application of the company
  document_id      uuid not null references filing_document (id),
  -- as the application called it on the day of the request
  name_nepali      text not null,
  name_english     text not null,
  reason           text not null,
  asked_by         uuid not null references account (id),
  asked_at         timestamptz not null,
  -- last day to bring it, AD; a rejection gives a new one
  due_on           date not null,
  status           text not null check (status in ('REQUESTED', 'SUBMITTED', 'REJECTED', 'APPROVED', 'WITHDRAWN')),
  -- its last day was over and the office was told; a new last day clears it
  escalated_at     timestamptz,
  withdrawn_reason text,
  -- the call for explanation that came of it
  call_id          uuid references proceeding (id),
  version          integer not null default 1,
  check ((status = 'WITHDRAWN') = (withdrawn_reason is not null))
);
-- one open request for each document
create unique index document_reupload_open on document_reupload (document_id) where status not in ('APPROVED', 'WITHDRAWN');
create index document_reupload_of_company on document_reupload (company_id, asked_at desc);
create index document_reupload_of_office on document_reupload (office_id, status, due_on, id);
create index document_reupload_due on document_reupload (due_on) where status in ('REQUESTED', 'REJECTED');

create table document_reupload_version (
  id          uuid primary key,
  reupload_id uuid not null references document_reupload (id),
  name        text not null,
  media_type  text not null,
  size        integer not null,
  sha256      text not null,
  brought_by  uuid not null references account (id),
  brought_at  timestamptz not null,
  status      text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'REJECTED', 'APPROVED')),
  -- of a rejection
  reason      text,
  decided_by  uuid references account (id),
  decided_at  timestamptz,
  check ((status = 'SUBMITTED') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'REJECTED') = (reason is not null)),
  check (decided_by is null or decided_by <> brought_by)
);
create unique index document_reupload_version_waiting on document_reupload_version (reupload_id) where status = 'SUBMITTED';
create index document_reupload_version_of on document_reupload_version (reupload_id, brought_at desc, id);
`;
