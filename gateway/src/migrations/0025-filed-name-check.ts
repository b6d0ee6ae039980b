/** What the check said of a name when it was handed in, so that the officer is told what has changed since. */
export const filedNameCheck = /* sql */ `
create table filed_name_check (
  application_id uuid primary key references application (id),
  checked_at     timestamptz not null,
  outcome        text        not null,
  findings       jsonb       not null,
  similar_names  jsonb       not null
);
`;
