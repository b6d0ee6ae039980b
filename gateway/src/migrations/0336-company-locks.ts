/**
 * Representatives lock their company against filings. A lock that is being released ends by itself at `releases_at`
 * (docs/decisions/0336-locks-and-reports-of-filings.md).
 */
export const companyLocks = /* sql */ `
create table company_lock (
  id               uuid primary key,
  company_id       uuid not null references company (id),
  locked_by        uuid not null references account (id),
  locked_at        timestamptz not null,
  reason           text not null,
  -- by the code to the company's own contacts; both empty: nobody releases it
  release_asked_by uuid references account (id),
  releases_at      timestamptz,
  -- by two persons of the office
  released_at      timestamptz,
  version          integer not null default 1,
  check ((release_asked_by is null) = (releases_at is null))
);
create index company_lock_of on company_lock (company_id, locked_at desc);

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_CONSENT', 'APPLICATION_STATUS', 'COPY_ORDER', 'COPY_DELIVERY', 'COMPANY_LOCK'));

-- the kinds that are there stay, whichever migrations came before
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'proposal_kind_check';
  alter table proposal drop constraint proposal_kind_check;
  execute 'alter table proposal add constraint proposal_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''LOCK_RELEASE''::text, ');
end $$;
`;
