/**
 * The term for registering the office of a foreign company (section 154), beside that of a company of Nepal. Rows of
 * configuration are written once and never overwritten by the seed; one that already says it by kind of company stays.
 */
export const foreignServiceTerms = /* sql */ `
update configuration
   set value = value || '{"byCompanyType": {"COMPANY_REGISTRATION": {"FOREIGN_BRANCH": 30, "FOREIGN_LIAISON": 30}}}'::jsonb
 where key = 'SERVICE_TERMS' and not jsonb_exists(value, 'byCompanyType');
`;
