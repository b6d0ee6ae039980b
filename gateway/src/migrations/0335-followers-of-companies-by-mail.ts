/**
 * An address may follow a company as well as a proceeding
 * (docs/decisions/0335-followers-of-a-company-by-email.md).
 */
export const followersOfCompaniesByMail = /* sql */ `
alter table notice_follower alter column proceeding_id drop not null;
alter table notice_follower add column company_id uuid references company (id);
alter table notice_follower add constraint notice_follower_subject check (num_nonnulls(proceeding_id, company_id) = 1);
create unique index notice_follower_company on notice_follower (company_id, email);
`;
