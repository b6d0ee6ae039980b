/**
 * What the portal found of a filing that it may approve by itself: approved, or left to the office with the reasons.
 */
export const automaticApprovals = /* sql */ `
create table automatic_approval (
  application_id uuid not null references application (id),
  round          integer not null,
  outcome        text not null check (outcome in ('APPROVED', 'REVIEW')),
  flags          jsonb not null,
  judged_at      timestamptz not null,
  primary key (application_id, round)
);
`;
