/**
 * What the office does in a proceeding: notices with their text and proof, as often as they are served; claims and
 * objections; opinions of other bodies; phases that it opens. Which phase is open follows from these and from the day,
 * so no row keeps it.
 */
export const conductOfProceedings = /* sql */ `
alter table proceeding drop column phase;

alter table proceeding_notice drop constraint proceeding_notice_proceeding_id_kind_key;
-- the time to answer a call is extended, not given again
create unique index proceeding_notice_time_to_answer on proceeding_notice (proceeding_id) where kind = 'TIME_TO_ANSWER';
create index proceeding_notice_proceeding on proceeding_notice (proceeding_id, kind);
alter table proceeding_notice
  add column channel         text check (channel in ('PUBLIC_PAGE', 'NEWSPAPER', 'POST', 'EMAIL')),
  add column text_version    integer,
  -- as it was published
  add column text_nepali     text,
  add column text_english    text,
  -- SHA-256 of both
  add column text_hash       text,
  -- the newspaper with its page, the number of the registered letter
  add column proof           text,
  add column proof_name      text,
  -- of the content, which lies under this name in the storage
  add column proof_key       text,
  add column proof_type      text,
  -- bytes
  add column proof_size      integer,
  add column recorded_at     timestamptz,
  add column recorded_by     uuid references account (id),
  -- it did not reach the company: it counts for nothing
  add column returned_on     date check (returned_on >= published_on),
  add column returned_reason text,
  add column returned_by     uuid references account (id),
  add check ((channel is null) = (recorded_at is null) and (channel is null) = (recorded_by is null) and (channel is null) = (text_hash is null)),
  add check ((text_hash is null) = (text_version is null) and (text_hash is null) = (text_nepali is null) and (text_hash is null) = (text_english is null)),
  add check ((proof_key is null) = (proof_name is null) and (proof_key is null) = (proof_type is null) and (proof_key is null) = (proof_size is null)),
  -- what was not in the hands of the office needs its proof
  add check (channel is null or channel in ('PUBLIC_PAGE', 'EMAIL') or proof is not null),
  add check ((returned_on is null) = (returned_reason is null) and (returned_on is null) = (returned_by is null));

alter table proceeding_notice_extension add check (to_day > from_day);

create function proceeding_notice_is_kept() returns trigger language plpgsql as $$
begin
  if old.text_hash is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a notice that was published is never taken away';
  end if;
  if new.ends_on < old.ends_on or new.published_on <> old.published_on or new.text_hash is distinct from old.text_hash then
    raise exception 'a notice that was published is never shortened or rewritten';
  end if;
  return new;
end $$;
create trigger proceeding_notice_kept before update or delete on proceeding_notice
  for each row execute function proceeding_notice_is_kept();

create table proceeding_claim (
  id             uuid primary key,
  proceeding_id  uuid not null references proceeding (id),
  -- the notice within which it came
  notice         text not null,
  kind           text not null check (kind in ('OBJECTION', 'CLAIM')),
  account_id     uuid references account (id),
  -- a person without an account, whose address was proven
  contact_name   text,
  contact_email  text,
  contact_mobile text,
  language       text not null check (language in ('np', 'en')),
  body           text not null,
  -- paisa; of a claim only
  amount_paisa   bigint check (amount_paisa > 0),
  received_at    timestamptz not null,
  outcome        text check (outcome in ('UPHELD', 'DISMISSED')),
  reason         text,
  judged_at      timestamptz,
  judged_by      uuid references account (id),
  check ((account_id is null) = (contact_name is not null)),
  check ((contact_name is null) = (coalesce(contact_email, contact_mobile) is null)),
  check ((kind = 'CLAIM') = (amount_paisa is not null)),
  check ((outcome is null) = (judged_at is null) and (outcome is null) = (judged_by is null) and (outcome is null) = (reason is null))
);
-- a person hands in one of each kind
create unique index proceeding_claim_account on proceeding_claim (proceeding_id, notice, kind, account_id) where account_id is not null;
create unique index proceeding_claim_email on proceeding_claim (proceeding_id, notice, kind, contact_email) where contact_email is not null;
create unique index proceeding_claim_mobile on proceeding_claim (proceeding_id, notice, kind, contact_mobile) where contact_mobile is not null;

create table proceeding_opinion (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  body          text not null check (body in ('TAX_OFFICE', 'LABOUR_OFFICE', 'SOCIAL_SECURITY_FUND', 'BANK', 'INDUSTRY_BODY')),
  status        text not null check (status in ('REQUESTED', 'SUBMITTED', 'REJECTED', 'APPROVED')),
  question      text not null,
  requested_at  timestamptz not null,
  requested_by  uuid not null references account (id),
  due_on        date not null,
  answer        text,
  -- the day on which the office received it
  answered_on   date,
  answered_by   uuid references account (id),
  reason        text,
  judged_at     timestamptz,
  judged_by     uuid references account (id),
  check ((status = 'REQUESTED') = (answered_on is null)),
  check ((answered_on is null) = (answer is null) and (answered_on is null) = (answered_by is null)),
  check ((status in ('REJECTED', 'APPROVED')) = (judged_at is not null)),
  check ((judged_at is null) = (judged_by is null) and (judged_at is null) = (reason is null))
);
-- a body is asked again once its last answer was judged
create unique index proceeding_opinion_open on proceeding_opinion (proceeding_id, body) where status in ('REQUESTED', 'SUBMITTED');
create index proceeding_opinion_proceeding on proceeding_opinion (proceeding_id, requested_at);

create table proceeding_phase_opening (
  id            uuid primary key,
  proceeding_id uuid not null references proceeding (id),
  phase         text not null,
  opened_on     date not null,
  opened_at     timestamptz not null,
  opened_by     uuid not null references account (id),
  remark        text not null
);
create index proceeding_phase_opening_proceeding on proceeding_phase_opening (proceeding_id);

-- what came due or open, written with what follows from it: each once
create table proceeding_event (
  proceeding_id uuid not null references proceeding (id),
  kind          text not null check (kind in ('NOTICE_ENDED', 'OPINION_OVERDUE', 'PHASE_WAITS', 'PHASE_OPENED')),
  -- the notice with its last day, the opinion, the phase with the day on which it was reached
  subject       text not null,
  at            timestamptz not null,
  primary key (proceeding_id, kind, subject)
);

-- the calls that are open are looked at on the day after their last one, as those that are opened from now on
insert into job (kind, dedupe_key, payload, run_at, created_at)
select 'proceeding-due', proceeding.id::text || ':' || to_char(notice.ends_on, 'YYYY-MM-DD'), jsonb_build_object('proceedingId', proceeding.id),
       ((notice.ends_on + 1)::timestamp - interval '5 hours 45 minutes') at time zone 'UTC', proceeding.opened_at
  from proceeding join proceeding_notice notice on notice.proceeding_id = proceeding.id
 where proceeding.ended_at is null
on conflict do nothing;
`;
