/**
 * What a letter is issued for is named by kind and id. A kind is a row of `owner_kind`; what foreign keys did is done
 * by two triggers, for every kind alike: what is named must exist, and what has a letter cannot be deleted.
 * `application_id` is the filing that a letter was issued with, whatever it is for.
 */
export const ownersOfLetters = /* sql */ `
create table owner_kind (
  -- the table whose rows name their owner
  owned       text not null,
  kind        text not null,
  -- the table where the owner is, by its column id
  owner_table text not null,
  primary key (owned, kind)
);

-- the columns that name the owner begin alike: issued_for_kind and issued_for_id of a letter
create function owner_columns(owned text) returns text language sql immutable as $$
  select case owned when 'letter' then 'issued_for' else 'for' end
$$;

-- as a foreign key: the owner is held until the end of the transaction, so that nobody deletes it meanwhile
create function owner_exists() returns trigger language plpgsql as $$
declare
  named_kind text;
  named_id uuid;
  searched text;
  held uuid;
begin
  execute format('select ($1).%I, ($1).%I', owner_columns(tg_table_name) || '_kind', owner_columns(tg_table_name) || '_id')
    into named_kind, named_id using new;
  select owner_table into searched from owner_kind where owned = tg_table_name and kind = named_kind;
  if searched is null then
    raise foreign_key_violation using message = format('%s is no kind of owner of %s', named_kind, tg_table_name);
  end if;
  execute format('select id from %I where id = $1 for key share', searched) into held using named_id;
  if held is null then
    raise foreign_key_violation using message = format('%s %s, the owner of %s %s, does not exist', named_kind, named_id, tg_table_name, new.id);
  end if;
  return null;
end $$;

create function owner_stays() returns trigger language plpgsql as $$
declare
  possible owner_kind;
  owns boolean;
begin
  for possible in select * from owner_kind where owner_table = tg_table_name loop
    execute format('select exists (select from %I where %I = $1 and %I = $2)', possible.owned,
                   owner_columns(possible.owned) || '_kind', owner_columns(possible.owned) || '_id')
      into owns using possible.kind, old.id;
    if owns then
      raise foreign_key_violation using message = format('%s %s is the owner of a %s', possible.kind, old.id, possible.owned);
    end if;
  end loop;
  return null;
end $$;

-- adds a kind; the table of its owners is watched from then on
create procedure add_owner_kind(owned text, kind text, owner_table text) language plpgsql as $$
begin
  if not exists (select from owner_kind k where k.owner_table = add_owner_kind.owner_table) then
    execute format('create trigger owner_stays after delete on %I for each row execute function owner_stays()', owner_table);
  end if;
  insert into owner_kind values (owned, kind, owner_table);
end $$;

call add_owner_kind('letter', 'FILING', 'application');
call add_owner_kind('letter', 'RESERVATION', 'name_reservation');
call add_owner_kind('letter', 'PROCEEDING', 'proceeding');
call add_owner_kind('letter', 'RECEIPT', 'receipt');
call add_owner_kind('letter', 'REFUND', 'refund');
call add_owner_kind('letter', 'COMPANY', 'company');

alter table letter add column issued_for_kind text;
alter table letter add column issued_for_id uuid;
update letter set
  issued_for_kind = case when receipt_id is not null then 'RECEIPT' when refund_id is not null then 'REFUND'
                         when reservation_id is not null then 'RESERVATION' when explanation_call_id is not null then 'PROCEEDING'
                         when application_id is not null then 'FILING' else 'COMPANY' end,
  issued_for_id = coalesce(receipt_id, refund_id, reservation_id, explanation_call_id, application_id, company_id);
alter table letter alter column issued_for_kind set not null;
alter table letter alter column issued_for_id set not null;

alter table letter drop constraint letter_subject;
drop index letter_of_call;
alter table letter drop column receipt_id, drop column refund_id, drop column reservation_id, drop column explanation_call_id;
alter table letter add constraint letter_owner check (
  (issued_for_kind <> 'FILING' or issued_for_id is not distinct from application_id)
  and (issued_for_kind <> 'COMPANY' or issued_for_id is not distinct from company_id));

create index letter_issued_for on letter (issued_for_id, issued_for_kind);
create unique index letter_of_payment on letter (issued_for_id) where issued_for_kind in ('RECEIPT', 'REFUND');
create unique index letter_of_proceeding on letter (issued_for_id, kind) where issued_for_kind = 'PROCEEDING' and revoked_at is null;
create trigger owner_exists after insert or update of issued_for_kind, issued_for_id on letter for each row execute function owner_exists();
`;
