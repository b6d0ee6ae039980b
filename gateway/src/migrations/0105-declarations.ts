/**
 * What was declared with a submission, in the words that were shown, and who declared it; of earlier rounds it was not
 * kept.
 */
export const declarations = /* sql */ `
alter table filing_snapshot add column declarations jsonb not null default '[]';
alter table filing_snapshot add column declared_by uuid references account(id);
`;
