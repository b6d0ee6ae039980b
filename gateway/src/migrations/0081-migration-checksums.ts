/** What each step said when this database took it: a step that was edited afterwards is noticed at the next start. */
export const migrationChecksums = /* sql */ `
create table migration_checksum (
  name     text primary key,
  sha256   text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  noted_at timestamptz not null default now()
);
`;
