/** What was published in a week, from Sunday to Saturday of Nepal, as two files of the office. */
export const gazettes = /* sql */ `
create table gazette (
  -- the first one is 1
  number            integer primary key,
  week_begins_on    date not null unique,
  -- null: nothing was published
  first_publication bigint,
  last_publication  bigint,
  publications      integer not null,
  made_at           timestamptz not null,
  pdf_key           text not null,
  pdf_size          bigint not null,
  json_key          text not null,
  json_size         bigint not null,
  -- of the JSON file, hexadecimal, and signed as this text
  json_sha256       text not null,
  signature         text not null,
  certificate       text not null,
  key_fingerprint   text not null,
  signer            text not null,
  check ((first_publication is null) = (last_publication is null)),
  check ((first_publication is null) = (publications = 0))
);
`;
