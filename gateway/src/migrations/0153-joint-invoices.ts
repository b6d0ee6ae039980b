/** An invoice over several others of one company: they are paid with it. It has no lines of its own. */
export const jointInvoices = /* sql */ `
alter table invoice add column joint boolean not null default false;
-- the joint invoice with which it is paid; kept once it is paid
alter table invoice add column covered_by uuid references invoice (id);
alter table invoice add constraint invoice_joint check (not joint or (company_id is not null and fine_due_id is null and covered_by is null));
create index invoice_covered_by on invoice (covered_by) where covered_by is not null;
`;
