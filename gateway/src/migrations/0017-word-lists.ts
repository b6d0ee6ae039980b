/** The office's word lists, who changed them, and what was let pass of a name. */
export const wordLists = /* sql */ `
create table name_rule_word (
  id            uuid primary key,
  list          text not null check (list in ('FORBIDDEN', 'PRONOUN', 'DOT_COM', 'CONSENT', 'ACTIVITY')),
  -- in small letters; one of the two may be empty
  word_english  text not null,
  word_nepali   text not null,
  mode          text not null default 'STANDALONE' check (mode in ('STANDALONE', 'FIRST', 'ANYWHERE')),
  overridable   boolean not null default false,
  -- who has to consent, for CONSENT
  body          text,
  -- beginnings of NSIC codes, for ACTIVITY
  nsic_prefixes text[] not null default '{}',
  added_at      timestamptz not null,
  -- set: no name is judged by it any more
  retired_at    timestamptz,
  unique (list, word_english, word_nepali),
  check (word_english <> '' or word_nepali <> ''),
  check ((list = 'CONSENT') = (body is not null))
);
create index name_rule_word_list on name_rule_word (list, word_english, word_nepali);

alter table blacklist_word add column retired_at timestamptz;

alter table name_lists add column rules_token uuid not null default gen_random_uuid();
create function name_rules_changed() returns trigger language plpgsql
  as $$ begin update name_lists set rules_token = gen_random_uuid() where id = 1; return null; end $$;
create trigger name_rule_word_changed after insert or update or delete on name_rule_word
  for each statement execute function name_rules_changed();

-- what one person proposes and another one lets happen
create table word_list_proposal (
  id              uuid primary key,
  list            text not null check (list in ('BLACKLIST', 'FORBIDDEN', 'PRONOUN', 'DOT_COM', 'CONSENT', 'ACTIVITY')),
  change          text not null check (change in ('ADD', 'CHANGE', 'RETIRE')),
  -- the entry that is changed or retired
  entry_id        text check ((change = 'ADD') = (entry_id is null)),
  -- the entries to be added, or the one entry as it is to be
  entries         jsonb not null,
  -- the entry as the proposer saw it
  entry_before    jsonb,
  remark          text not null,
  status          text not null check (status in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by     uuid not null references account (id),
  proposed_at     timestamptz not null,
  expires_at      timestamptz not null,
  decided_by      uuid references account (id),
  decided_at      timestamptz,
  decision_remark text
);
-- one at a time: a second proposal would be made on what the first one is about to change
create unique index word_list_proposal_open on word_list_proposal (list, entry_id) where status = 'PROPOSED' and entry_id is not null;
create index word_list_proposal_time on word_list_proposal (status, proposed_at desc);
create index word_list_proposal_expiry on word_list_proposal (expires_at) where status = 'PROPOSED';

-- what has become of an entry; who and why stands in the proposal
create table word_list_step (
  id           bigint generated always as identity primary key,
  list         text not null,
  entry_id     text not null,
  at           timestamptz not null,
  change       text not null check (change in ('ADD', 'CHANGE', 'RETIRE')),
  entry_before jsonb,
  entry_after  jsonb,
  proposal_id  uuid not null references word_list_proposal (id)
);
create index word_list_step_entry on word_list_step (list, entry_id, id);

create table name_override (
  id             uuid primary key,
  application_id uuid not null references application (id),
  kind           text not null check (kind in ('NAME_FORBIDDEN_WORD', 'BLACKLIST_SIMILAR', 'NAME_MISMATCH')),
  -- the word in small letters, as the finding names it
  token          text not null,
  -- for this name only: another one is judged anew
  same_english   text not null,
  same_nepali    text not null,
  remark         text not null,
  given_by       uuid not null references account (id),
  given_at       timestamptz not null,
  unique (application_id, kind, token, same_english, same_nepali)
);

insert into setting (key, value, reference) values
  ('word-list-proposal', '{"expiresAfterDays": 14}', 'decision: word lists by two people');
`;
