/** The nightly files of the public register. */
export const openDataExports = /* sql */ `
create table open_data_export (
  -- of Nepal
  day       date primary key,
  begun_at  timestamptz not null,
  -- null: being made, or given up by a gateway that stopped
  made_at   timestamptz,
  manifest  text,
  -- where the files of the manifest lie in the storage, by their names
  keys      jsonb,
  signature text,
  certificate text,
  key_fingerprint text,
  signer    text,
  check ((made_at is null) = (manifest is null) and (made_at is null) = (keys is null)),
  check ((made_at is null) = (signature is null) and (made_at is null) = (certificate is null)),
  check ((made_at is null) = (key_fingerprint is null) and (made_at is null) = (signer is null))
);
`;
