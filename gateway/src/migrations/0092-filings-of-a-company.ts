/**
 * A filing of a company has its company: what the register held when the draft was opened, and under which version;
 * what it is about besides the company; and by which form it was answered
 * (docs/decisions/0076-a-filing-has-its-company.md).
 */
export const filingsOfACompany = /* sql */ `
alter table application
  -- what it is about besides the company: the fiscal year, the filing that is corrected, the proceeding, the merger
  add column subject_kind text check (subject_kind in ('FISCAL_YEAR', 'FILING', 'PROCEEDING', 'MERGER')),
  add column subject_id text,
  -- of the company, as the person who files was shown it
  add column company_version integer,
  -- of the form by which its answers were judged last; what was there before forms had versions was answered by the first
  add column definition_version integer not null default 1,
  add constraint application_subject check ((subject_kind is null) = (subject_id is null)),
  add constraint application_subject_of_company check (subject_id is null or company_id is not null);

-- one open draft of a process for each matter of a company; who files for nobody's company yet may prepare several
drop index application_one_draft;
create unique index application_one_draft on application (company_id, process_name, coalesce(subject_kind, ''), coalesce(subject_id, ''))
 where status = 'DRAFT' and discarded_at is null;
create index application_filed_for on application (company_id, updated_at desc, id desc) where company_id is not null and discarded_at is null;

-- the company of a filing as it was when the draft was opened, or when its changes were last taken over
create table application_company (
  application_id uuid primary key references application (id),
  company_id     uuid not null references company (id),
  version        integer not null,
  company_type   text,
  parts          jsonb not null,
  -- null: the register knows of no shares
  shares         jsonb,
  taken_at       timestamptz not null
);

-- of the company, once everything of the filing was written
alter table share_posting add column company_version integer;
-- nothing of what was posted changes, so nothing is asked of it
alter table share_posting disable trigger user;
update share_posting
   set company_version = coalesce(
         (select max(e.company_version) from register_entry e where e.company_id = share_posting.company_id and e.application_id = share_posting.application_id),
         (select c.version from company c where c.id = share_posting.company_id));
alter table share_posting enable trigger user;
alter table share_posting alter column company_version set not null;

-- filings that were opened before: the version that the company had by its entries. Without any before, the one its first change began from
update application
   set company_version = coalesce(
         (select max(e.company_version) from register_entry e where e.company_id = application.company_id and e.recorded_at <= application.created_at),
         (select min(e.company_version) from register_entry e where e.company_id = application.company_id),
         (select c.version from company c where c.id = application.company_id))
 where company_id is not null and process_name in ('NAME_CHANGE', 'MIGRATION_NAME_RESERVATION', 'MIGRATION_COMPANY_REGISTRATION');
`;
