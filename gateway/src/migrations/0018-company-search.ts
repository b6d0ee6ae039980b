/** Companies are found by the words of their names, and listed by the alphabet. */
export const companySearch = /* sql */ `
create index name_entry_english on name_entry (lower(name_english) text_pattern_ops, id) where kind in ('COMPANY', 'OLD_NAME', 'DEREGISTERED');
create index name_entry_nepali on name_entry (name_nepali text_pattern_ops, id) where kind in ('COMPANY', 'OLD_NAME', 'DEREGISTERED');
create index company_former_name_of on company_former_name (company_id);
`;
