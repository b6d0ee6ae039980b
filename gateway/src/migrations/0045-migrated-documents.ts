/** The papers that the older system knew of each company that came over; the files are brought again by the company. */
export const migratedDocuments = /* sql */ `
create table migrated_document (
  id          uuid primary key,
  company_id  uuid not null references company (id),
  kind        text not null check (kind in ('CERTIFICATE', 'MEMORANDUM', 'ARTICLES')),
  state       text not null default 'UNVERIFIED' check (state in ('UNVERIFIED', 'SUBMITTED', 'REJECTED', 'VERIFIED')),
  remark      text,
  name        text,
  media_type  text,
  -- bytes
  size        integer,
  sha256      text,
  uploaded_by uuid references account (id),
  uploaded_at timestamptz,
  decided_by  uuid references account (id),
  decided_at  timestamptz,
  version     integer not null default 1,
  unique (company_id, kind),
  -- there is a file, or it is only known of
  check ((state = 'UNVERIFIED') = (sha256 is null))
);
create index migrated_document_state on migrated_document (state, uploaded_at);

-- those who came over before this step
insert into migrated_document (id, company_id, kind)
select gen_random_uuid(), company.id, kind
  from company, unnest(array['CERTIFICATE', 'MEMORANDUM', 'ARTICLES']) as kind
 where company.migrated;
`;
