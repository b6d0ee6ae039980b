/** What the portal issues over a verification code: the text as on the day of issue, never rewritten. */
export const letters = /* sql */ `
create table letter (
  id             uuid primary key,
  kind           text not null check (kind in ('NAME_RESERVATION')),
  -- twelve characters; the only thing a stranger needs to have to see the letter
  code           text not null unique,
  application_id uuid not null references application (id),
  reservation_id uuid references name_reservation (id),
  company_id     uuid references company (id),
  -- to whom it was issued
  account_id     uuid not null references account (id),
  content        jsonb not null,
  -- over kind, code, day and content: a row that was changed behind the portal's back is not shown as genuine
  hash           text not null,
  issued_at      timestamptz not null,
  revoked_at     timestamptz,
  unique (kind, application_id)
);
create index letter_account on letter (account_id, issued_at desc);
create index letter_company on letter (company_id) where company_id is not null;
`;
