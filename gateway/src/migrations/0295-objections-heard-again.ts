/**
 * After the decision an objector may bring more evidence once; the decision of before stays on record
 * (docs/decisions/0287-what-is-still-heard-in-a-closing.md).
 */
export const objectionsHeardAgain = /* sql */ `
alter table proceeding_claim
  -- what was brought once more, and when
  add column further_body text,
  add column further_at timestamptz,
  -- the decision of before
  add column first_reason text,
  add column first_judged_at timestamptz,
  add column first_judged_by uuid references account (id),
  add check ((further_at is null) = (further_body is null) and (further_at is null) = (first_reason is null)
    and (further_at is null) = (first_judged_at is null) and (further_at is null) = (first_judged_by is null)),
  add check (further_at is null or kind = 'OBJECTION');
`;
