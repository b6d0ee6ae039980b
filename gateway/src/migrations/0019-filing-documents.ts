/** The documents that belong to an application. */
export const filingDocuments = /* sql */ `
create table filing_document (
  id              uuid primary key,
  application_id  uuid not null references application (id),
  requirement_key text not null,
  name            text not null,
  media_type      text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf', 'application/msword')),
  -- bytes
  size            integer not null,
  -- of the content, which lies under this name in the storage
  sha256          text not null,
  status          text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'REJECTED', 'APPROVED')),
  remark          text,
  uploaded_by     uuid not null references account (id),
  uploaded_at     timestamptz not null,
  -- replaced or taken away; the row stays
  removed_at      timestamptz,
  version         integer not null default 1
);
-- one standing document for each thing that is asked for
create unique index filing_document_standing on filing_document (application_id, requirement_key) where removed_at is null;
`;
