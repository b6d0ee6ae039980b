/**
 * Which shares (kitta) lie with whom, since which posting and until which. A posting is opened, its ranges are written,
 * and it is sealed: the seal is given only to a table that holds every share from 1 to the last one exactly once. After
 * that nobody can write to it any more (docs/decisions/0032-register-entries.md; domain/workflow.md 6.15).
 */
export const shareLedger = /* sql */ `
create extension if not exists btree_gist;

alter table company
  -- the shares that are issued, numbered from 1; null: no share capital, or not known
  add column issued_shares bigint check (issued_shares > 0);

create table share_posting (
  company_id     uuid not null references company (id),
  -- 1, 2, 3 in each company
  number         integer not null,
  -- null: the table as it was taken over
  application_id uuid references application (id),
  effective_on   date not null,
  issued         bigint not null check (issued > 0),
  -- the seal: SHA-256 of the posting before and of the whole table as this one leaves it
  table_hash     text check (table_hash ~ '^[0-9a-f]{64}$'),
  recorded_at    timestamptz not null,
  primary key (company_id, number)
);
create index share_posting_application on share_posting (application_id) where application_id is not null;

create table share_range (
  id             bigint generated always as identity primary key,
  company_id     uuid not null,
  bucket         text not null check (bucket in ('HOLDER', 'RESERVE', 'JAFAT', 'CANCELLED')),
  -- the shareholder as a part of the register
  holder_id      uuid,
  first_kitta    bigint not null check (first_kitta >= 1),
  last_kitta     bigint not null,
  -- paisa
  paid_per_share bigint not null check (paid_per_share >= 0),
  opened_by      integer not null,
  -- the posting that took the range away; null: it stands
  closed_by      integer,
  check (last_kitta >= first_kitta),
  check ((bucket = 'HOLDER') = (holder_id is not null)),
  check (closed_by > opened_by),
  foreign key (company_id, opened_by) references share_posting (company_id, number),
  foreign key (company_id, closed_by) references share_posting (company_id, number),
  -- no share lies in two places, today or at any posting before
  constraint share_range_overlap exclude using gist
    (company_id with =, int8range(first_kitta, last_kitta, '[]') with &&, int4range(opened_by, closed_by) with &&)
);
create index share_range_standing on share_range (company_id, first_kitta) where closed_by is null;
create index share_range_holder on share_range (holder_id) where holder_id is not null;

-- the table as a posting leaves it, in one line for each range: what the seal is made of
create function share_table_text(of_company uuid, at_posting integer) returns text language sql stable as $$
  select string_agg(concat_ws(':', bucket, coalesce(holder_id::text, '-'), first_kitta, last_kitta, paid_per_share), E'\n' order by first_kitta)
    from share_range where company_id = of_company and opened_by <= at_posting and (closed_by is null or closed_by > at_posting)
$$;

create function share_posting_opens() returns trigger language plpgsql as $$
declare last share_posting;
begin
  select * into last from share_posting where company_id = new.company_id order by number desc limit 1;
  if new.number is distinct from coalesce(last.number, 0) + 1 or (last.number is not null and last.table_hash is null) then
    raise exception 'The posting does not follow the last one' using errcode = 'integrity_constraint_violation';
  end if;
  if new.effective_on < last.effective_on then
    raise exception 'The last posting is of a later day' using errcode = 'integrity_constraint_violation';
  end if;
  if new.table_hash is not null then
    raise exception 'A posting is sealed when its ranges are written' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger share_posting_opens before insert on share_posting for each row execute function share_posting_opens();

create function share_posting_seals() returns trigger language plpgsql as $$
declare
  covered int8multirange;
  before_hash text;
begin
  if old.table_hash is not null or new.table_hash is null
     or (new.company_id, new.number, new.effective_on, new.issued, new.recorded_at) <> (old.company_id, old.number, old.effective_on, old.issued, old.recorded_at)
     or new.application_id is distinct from old.application_id then
    raise exception 'A posting is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  select range_agg(int8range(first_kitta, last_kitta, '[]')) into covered
    from share_range where company_id = new.company_id and closed_by is null;
  if covered is distinct from int8multirange(int8range(1, new.issued, '[]')) then
    raise exception 'The ranges do not hold every share from 1 to %', new.issued using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select holder_id from share_range where company_id = new.company_id and closed_by is null and holder_id is not null
             except select subject_id from register_entry where company_id = new.company_id and aspect = 'SHAREHOLDER') then
    raise exception 'A holder of shares is not in the register' using errcode = 'integrity_constraint_violation';
  end if;
  select table_hash into before_hash from share_posting where company_id = new.company_id and number = new.number - 1;
  if new.table_hash <> encode(sha256(convert_to(concat(before_hash, E'\n', share_table_text(new.company_id, new.number)), 'UTF8')), 'hex') then
    raise exception 'The seal is not that of the table' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger share_posting_seals before update on share_posting for each row execute function share_posting_seals();
create trigger share_posting_stays before delete on share_posting for each row execute function refuse_rewriting();
create trigger share_posting_stays_whole before truncate on share_posting for each statement execute function refuse_rewriting();

-- a range is written, and ended, only under a posting that is not sealed yet
create function share_range_is_written() returns trigger language plpgsql as $$
declare posting integer := case when tg_op = 'INSERT' then new.opened_by else new.closed_by end;
begin
  if tg_op = 'INSERT' and new.closed_by is not null then
    raise exception 'A range stands when it is written' using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'UPDATE' and (old.closed_by is not null or new.closed_by is null
     or (new.id, new.company_id, new.bucket, new.first_kitta, new.last_kitta, new.paid_per_share, new.opened_by)
        <> (old.id, old.company_id, old.bucket, old.first_kitta, old.last_kitta, old.paid_per_share, old.opened_by)
     or new.holder_id is distinct from old.holder_id) then
    raise exception 'Of a range nothing is written but its end, once' using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from share_posting where company_id = new.company_id and number = posting and table_hash is null) then
    raise exception 'The posting is sealed, or there is none' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger share_range_is_written before insert or update on share_range for each row execute function share_range_is_written();
create trigger share_range_stays before delete on share_range for each row execute function refuse_rewriting();
create trigger share_range_stays_whole before truncate on share_range for each statement execute function refuse_rewriting();

-- at the end of the transaction: no posting is left open, and the company has issued what its table holds
create function share_table_agrees() returns trigger language plpgsql as $$
declare
  of_company uuid := case when tg_table_name = 'company' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'company_id')::uuid end;
  last share_posting;
  stated bigint;
begin
  select * into last from share_posting where company_id = of_company order by number desc limit 1;
  if last.number is not null and last.table_hash is null then
    raise exception 'A posting of shares was left without its seal' using errcode = 'integrity_constraint_violation';
  end if;
  select issued_shares into stated from company where id = of_company;
  if stated is distinct from last.issued then
    raise exception 'The company states % issued shares, its table holds %', stated, last.issued using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger share_posting_agrees after insert or update on share_posting deferrable initially deferred
  for each row execute function share_table_agrees();
create constraint trigger company_begins_with_shares after insert on company deferrable initially deferred
  for each row when (new.issued_shares is not null) execute function share_table_agrees();
create constraint trigger company_shares_agree after update of issued_shares on company deferrable initially deferred
  for each row execute function share_table_agrees();
`;
