/**
 * A filing keeps each company that it touches: its own, and those that its answers name, each with its version
 * (docs/decisions/0204-a-filing-of-several-companies.md). What was kept before is of the filing's own company.
 */
export const companiesOfAFiling = /* sql */ `
alter table application_company
  -- FILER: the company that files. NAMED: another one that the answers name; only what everybody may read is kept of it
  add column role text not null default 'FILER' check (role in ('FILER', 'NAMED')),
  drop constraint application_company_pkey,
  add primary key (application_id, company_id),
  add constraint application_company_named check (role = 'FILER' or shares is null);
alter table application_company alter column role drop default;

create unique index application_company_filer on application_company (application_id) where role = 'FILER';
create index application_company_named_in on application_company (company_id) where role = 'NAMED';
`;
