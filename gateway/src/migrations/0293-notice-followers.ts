/**
 * Who wants the news of a proceeding by email, without an account. A row is nothing before the address is confirmed,
 * and is erased with the news (docs/decisions/0286-news-of-a-closing-by-email.md).
 */
export const noticeFollowers = /* sql */ `
create table notice_follower (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  -- in small letters
  email         text not null,
  language      text not null check (language in ('np', 'en')),
  -- of the token of the address, the same in every mail to it
  token_hash    text not null,
  asked_at      timestamptz not null,
  confirmed_at  timestamptz,
  unique (proceeding_id, email)
);
create index notice_follower_token on notice_follower (token_hash);
create index notice_follower_waiting on notice_follower (asked_at) where confirmed_at is null;
`;
