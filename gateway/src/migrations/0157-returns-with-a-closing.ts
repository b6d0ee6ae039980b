/**
 * Returns of missing years that came with the closing of their company (section 136ka), and fines that are settled for
 * less than their amount.
 */
export const returnsWithAClosing = /* sql */ `
create table closing_return (
  id uuid primary key,
  company_id uuid not null references company (id),
  fiscal_year text not null,
  -- the filing that closes the company
  application_id uuid not null references application (id),
  recorded_at timestamptz not null
);
create unique index closing_return_of_year on closing_return (company_id, fiscal_year);
create index closing_return_of_application on closing_return (application_id);
-- paid, nothing more of the due is asked
alter table invoice_line add column closes_due boolean not null default false;
alter table invoice_line add constraint invoice_line_closes_due check (not closes_due or fine_due_id is not null);
`;
