/** Turns of annual reports while the peak mode is on, and what open tabs were last told of the portal as a whole. */
export const peakMode = /* sql */ `
create table waiting_place (
  account_id  uuid primary key references account (id),
  turn        bigint generated always as identity,
  last_seen   timestamptz not null,
  admitted_at timestamptz
);
create index waiting_place_turn on waiting_place (turn) where admitted_at is null;

create table published_notice (
  topic        text primary key,
  body         text not null,
  published_at timestamptz not null
);
`;
