/** Files on their way, part by part; the parts themselves lie in the storage until the file is whole and taken. */
export const uploads = /* sql */ `
create table upload (
  id         uuid primary key,
  account_id uuid not null references account (id),
  name       text not null,
  -- bytes
  size       integer not null check (size > 0),
  received   integer not null default 0 check (received between 0 and size),
  part_bytes integer not null,
  begun_at   timestamptz not null,
  -- of the last part; what is left lying is swept by it
  touched_at timestamptz not null
);
create index upload_account on upload (account_id);
create index upload_touched on upload (touched_at);
`;
