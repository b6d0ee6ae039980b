/**
 * Papers that need an officer's hand (decision 340): what is read and signed, who read it, and the batches in which it
 * is signed. A paper is signed once, whatever else happens: the index says so.
 */
export const signingByOfficers = /* sql */ `
create table officer_signature (
  letter_id     uuid primary key references letter (id),
  office_id     integer not null references office (id),
  -- the file as it is read and will be signed; null: not written yet
  draft_key     text,
  draft_size    integer,
  unsigned_hash text,
  check (num_nulls(draft_key, draft_size, unsigned_hash) in (0, 3))
);
create index officer_signature_office on officer_signature (office_id, letter_id);

create table signing_reading (
  letter_id  uuid not null references officer_signature (letter_id),
  account_id uuid not null references account (id),
  read_at    timestamptz not null,
  primary key (letter_id, account_id)
);

create table signing_batch (
  id           uuid primary key,
  office_id    integer not null references office (id),
  officer_id   uuid not null references account (id),
  -- as they stood when it was begun: name and rank in both languages
  signatory    jsonb not null,
  begun_at     timestamptz not null
);
create index signing_batch_office on signing_batch (office_id, begun_at desc, id);

create table signing_batch_item (
  batch_id  uuid not null references signing_batch (id),
  letter_id uuid not null references officer_signature (letter_id),
  -- null: initiated; RELEASED: it waits for an officer again
  outcome   text check (outcome in ('SIGNED', 'RELEASED')),
  ended_at  timestamptz,
  check ((outcome is null) = (ended_at is null)),
  primary key (batch_id, letter_id)
);
create unique index signing_once on signing_batch_item (letter_id) where outcome is distinct from 'RELEASED';
`;
