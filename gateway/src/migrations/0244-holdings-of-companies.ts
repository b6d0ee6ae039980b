/** Where a company of the register holds others: a merger passes them to the company that goes on. */
export const holdingsOfCompanies = /* sql */ `
create index register_entry_holder on register_entry ((after ->> 'companyId'))
  where aspect = 'SHAREHOLDER' and after ->> 'companyId' is not null;
`;
