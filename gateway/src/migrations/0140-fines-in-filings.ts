/** A due that is asked for as a line of a filing's invoice. */
export const finesInFilings = /* sql */ `
alter table invoice_line add column fine_due_id uuid references fine_due (id);
create index invoice_line_of_fine_due on invoice_line (fine_due_id) where fine_due_id is not null;
`;
