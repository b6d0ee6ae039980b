/** One table for links that need no account; the first purpose is the notice before representatives change. */
export const linksWithoutAccount = /* sql */ `
create table outside_link (
  id            uuid primary key,
  purpose       text not null check (purpose in ('REPRESENTATIVE_OBJECTION')),
  -- the row that the purpose is about
  object_id     uuid not null,
  -- a receiver with an account opens it in the portal by the id of the object
  account_id    uuid references account (id),
  email         text,
  mobile_number text,
  language      text not null check (language in ('np', 'en')),
  token_hash    text not null unique,
  asked_by      uuid references account (id),
  sent_at       timestamptz not null,
  sends         integer not null default 1,
  -- null: the object says until when it may be answered
  expires_at    timestamptz,
  opened_at     timestamptz,
  answered_at   timestamptz,
  answer        text,
  remark        text,
  -- SHA-256 of what was shown to the person who answered; null: answered before this was kept
  shown_hash    text,
  -- the object was withdrawn, refused or asked anew
  revoked_at    timestamptz,
  unique (purpose, object_id),
  check ((answered_at is null) = (answer is null))
);

insert into outside_link
  (id, purpose, object_id, account_id, language, token_hash, sent_at, answered_at, answer, remark, revoked_at)
select id, 'REPRESENTATIVE_OBJECTION', id, account_id, 'np', token_hash, told_at, objected_at,
  case when objected_at is not null then 'OBJECTED' end, objection, closed_at
from representative_notice;

alter table representative_notice
  drop column account_id,
  drop column token_hash,
  drop column told_at,
  drop column closed_at,
  drop column objection,
  drop column objected_at;
`;
