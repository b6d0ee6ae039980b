/** What a person has been told. The row and the job that delivers it are written with the unit of work. */
export const notifications = /* sql */ `
create table notification (
  id          uuid primary key,
  account_id  uuid not null references account (id) on delete cascade,
  event_key   text not null,
  type        text not null,
  title_ne    text not null,
  title_en    text not null,
  body_ne     text not null,
  body_en     text not null,
  link        text,
  created_at  timestamptz not null,
  read_at     timestamptz,
  unique (account_id, event_key)
);
create index notification_list on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
`;
