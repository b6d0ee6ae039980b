/**
 * An approval that changes another company, too, gives that company a letter of its own: a letter without an account is
 * for whoever represents its company.
 */
export const lettersOfNamedCompanies = /* sql */ `
alter table letter alter column account_id drop not null;
alter table letter add constraint letter_has_receiver check (account_id is not null or company_id is not null);
alter table letter drop constraint letter_once;
create unique index letter_once on letter (kind, application_id, language) where account_id is not null;
create unique index letter_once_for_named on letter (kind, application_id, language, company_id)
  where account_id is null;
-- what a filing issued, whoever it is for: neither of the two can be read for it alone
create index letter_application on letter (application_id) where application_id is not null;
`;
