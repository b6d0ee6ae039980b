/**
 * What the operator has looked at of a filing, in each round of it. A mark that is taken back goes; the audit log keeps
 * both.
 */
export const checklists = /* sql */ `
create table application_check (
  application_id uuid not null references application(id),
  round int not null check (round > 0),
  check_key text not null,
  checked_by uuid not null references account(id),
  checked_at timestamptz not null,
  primary key (application_id, round, check_key)
);
`;
