/** Who is told of new public entries of a company. */
export const followedCompanies = /* sql */ `
create table followed_company (
  account_id uuid not null references account,
  company_id uuid not null references company,
  followed_at timestamptz not null,
  primary key (account_id, company_id)
);
create index followed_company_company on followed_company (company_id);
`;
