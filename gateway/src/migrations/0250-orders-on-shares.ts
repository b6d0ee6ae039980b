/**
 * An order of a court or an authority, or a pledge, may lie on shares of one holder; the company then files on. The row
 * keeps the numbers that the order names; those of today are in the register's part of the order. Orders of before
 * freeze the company.
 */
export const ordersOnShares = /* sql */ `
alter table company_order drop constraint company_order_kind_check;
alter table company_order
  add constraint company_order_kind_check check (kind in ('COURT', 'REGISTRAR', 'AUTHORITY', 'PLEDGE')),
  -- another authority, or who takes the pledge
  add column party_nepali  text,
  add column party_english text,
  -- who holds them, and their numbers when it was placed; null: it freezes the company
  add column shares        jsonb,
  -- both consents to a pledge
  add column pledgor_consent_id uuid references company_order_document (id),
  add column pledgee_consent_id uuid references company_order_document (id),
  add constraint company_order_party check
    ((kind in ('AUTHORITY', 'PLEDGE')) = (party_nepali is not null) and (party_nepali is null) = (party_english is null)),
  add constraint company_order_on_shares check (kind in ('COURT', 'REGISTRAR') or shares is not null),
  add constraint company_order_consents check
    ((kind = 'PLEDGE') = (pledgor_consent_id is not null) and (kind = 'PLEDGE') = (pledgee_consent_id is not null));
`;
