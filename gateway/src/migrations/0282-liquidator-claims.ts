/** Claims that reach the liquidator on paper, and what became of each (sections 128 to 131). */
export const liquidatorClaims = /* sql */ `
create table liquidator_claim (
  id             uuid primary key,
  proceeding_id  uuid not null references proceeding (id),
  claimant       text not null,
  grounds        text not null,
  received_on    date not null,
  -- paisa
  claimed_paisa  bigint not null check (claimed_paisa > 0),
  -- what the liquidator finds to be owed; null: not judged yet
  admitted_paisa bigint check (admitted_paisa >= 0 and admitted_paisa <= claimed_paisa),
  judged_on      date,
  judgement      text,
  paid_paisa     bigint check (paid_paisa > 0 and paid_paisa <= admitted_paisa),
  paid_on        date,
  version        integer not null default 1,
  recorded_at    timestamptz not null,
  recorded_by    uuid not null references account (id),
  check ((admitted_paisa is null) = (judged_on is null) and (admitted_paisa is null) = (judgement is null)),
  check ((paid_paisa is null) = (paid_on is null)),
  check (paid_paisa is null or admitted_paisa is not null)
);
create index liquidator_claim_of on liquidator_claim (proceeding_id, id);
`;
