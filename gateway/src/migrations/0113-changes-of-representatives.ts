/**
 * The seat of a representative knows its part of the register; a change of representatives whom it told first, what
 * they object to, and whose access it moved.
 */
export const changesOfRepresentatives = /* sql */ `
alter table company_representative
  -- the part of the register with the details of the person; null: none was filed
  add column part_id uuid;

-- whoever is told before representatives change, and may object
create table representative_notice (
  id             uuid primary key,
  application_id uuid not null references application (id),
  kind           text not null check (kind in ('REPRESENTATIVE', 'DIRECTOR')),
  -- null: a director, who needs no account
  account_id     uuid references account (id),
  name_english   text not null,
  name_nepali    text not null,
  token_hash     text not null unique,
  told_at        timestamptz not null,
  -- the filing was withdrawn or refused
  closed_at      timestamptz,
  objection      text,
  objected_at    timestamptz,
  check ((objection is null) = (objected_at is null))
);
create index representative_notice_application on representative_notice (application_id);

-- whose access an approval moved, so that it can be undone
create table representative_move (
  application_id uuid not null references application (id),
  account_id     uuid not null references account (id),
  move           text not null check (move in ('JOINED', 'LEFT')),
  part_id        uuid,
  primary key (application_id, account_id)
);
`;
