/**
 * Orders that keep a company from filing anything but certified copies, of a court or of the registrar. An order stays
 * on record when it is lifted.
 */
export const companyOrders = /* sql */ `
create table company_order (
  id           uuid primary key,
  company_id   uuid not null references company (id),
  kind         text not null check (kind in ('COURT', 'REGISTRAR')),
  -- what it says, as the company reads it
  text_nepali  text not null check (text_nepali <> ''),
  text_english text not null check (text_english <> ''),
  issued_on    date not null,
  placed_by    uuid not null references account (id),
  placed_at    timestamptz not null,
  -- the first day on which it holds no more
  lifted_on    date,
  lifted_by    uuid references account (id),
  lifted_at    timestamptz,
  check ((lifted_on is null) = (lifted_by is null) and (lifted_on is null) = (lifted_at is null)),
  check (lifted_on is null or lifted_on >= issued_on)
);
create index company_order_company on company_order (company_id, issued_on);
`;
