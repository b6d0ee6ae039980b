/** Where new entries of the register are sent, for whoever asked for it. */
export const publicationWebhooks = /* sql */ `
create table publication_webhook (
  id            uuid primary key,
  account_id    uuid not null references account,
  url           text not null,
  -- encrypted: whoever has the database alone signs nothing
  secret        text not null,
  created_at    timestamptz not null,
  -- the last number that the receiver took
  delivered_to  bigint not null,
  delivered_at  timestamptz,
  -- since when it takes nothing; null: it took the last one
  failing_since timestamptz,
  failures      integer not null default 0,
  -- not before; it rises with the failures
  next_try_at   timestamptz not null,
  ended_at      timestamptz,
  ended_by      text check (ended_by in ('OWNER', 'FAILURES')),
  check ((ended_at is null) = (ended_by is null)),
  check ((failing_since is null) = (failures = 0))
);
create unique index publication_webhook_once on publication_webhook (account_id, url) where ended_at is null;
create index publication_webhook_due on publication_webhook (next_try_at) where ended_at is null;
`;
