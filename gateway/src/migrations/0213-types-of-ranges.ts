/**
 * The type of shares belongs to the range (docs/decisions/0219-type-of-shares-by-range.md). Ranges that stand or stood
 * take it from the register's part of their holder. A posting says whether its seal covers the types: seals of before
 * stay what they are.
 */
export const typesOfRanges = /* sql */ `
alter table share_range add column share_type text check (share_type in ('PROMOTER', 'PUBLIC', 'PREFERENCE'));
alter table share_posting add column seals_types boolean not null default false;

alter table share_range disable trigger user;
update share_range r set share_type = h.share_type
  from (select distinct on (company_id, subject_id) company_id, subject_id, after -> 'details' -> 'holding' ->> 'shareType' as share_type
          from register_entry
         where aspect = 'SHAREHOLDER' and after is not null
         order by company_id, subject_id, revision desc) h
 where h.company_id = r.company_id and h.subject_id = r.holder_id and h.share_type in ('PROMOTER', 'PUBLIC', 'PREFERENCE');
alter table share_range enable trigger user;

-- what drafts have kept of their company, by its holders as they kept them
update application_company kept set shares = (
  select jsonb_agg(range || jsonb_build_object('shareType', (
           select part -> 'data' -> 'details' -> 'holding' ->> 'shareType' from jsonb_array_elements(kept.parts) part
            where part ->> 'aspect' = 'SHAREHOLDER' and part ->> 'subjectId' = range ->> 'holderId'
              and part -> 'data' -> 'details' -> 'holding' ->> 'shareType' in ('PROMOTER', 'PUBLIC', 'PREFERENCE') limit 1)) order by at)
    from jsonb_array_elements(kept.shares) with ordinality ranges (range, at))
 where jsonb_typeof(kept.shares) = 'array' and kept.shares <> '[]';

create or replace function share_table_text(of_company uuid, at_posting integer) returns text language sql stable as $$
  select string_agg(concat_ws(':', bucket, coalesce(holder_id::text, '-'), first_kitta, last_kitta, paid_per_share,
                              case when p.seals_types then coalesce(share_type, '-') end), E'\\n' order by first_kitta)
    from share_range r
    join share_posting p on p.company_id = of_company and p.number = at_posting
   where r.company_id = of_company and opened_by <= at_posting and (closed_by is null or closed_by > at_posting)
$$;

create or replace function share_range_is_written() returns trigger language plpgsql as $$
declare posting integer := case when tg_op = 'INSERT' then new.opened_by else new.closed_by end;
begin
  if tg_op = 'INSERT' and new.closed_by is not null then
    raise exception 'A range stands when it is written' using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'UPDATE' and (old.closed_by is not null or new.closed_by is null
     or (new.id, new.company_id, new.bucket, new.first_kitta, new.last_kitta, new.paid_per_share, new.opened_by)
        <> (old.id, old.company_id, old.bucket, old.first_kitta, old.last_kitta, old.paid_per_share, old.opened_by)
     or new.holder_id is distinct from old.holder_id or new.share_type is distinct from old.share_type) then
    raise exception 'Of a range nothing is written but its end, once' using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from share_posting where company_id = new.company_id and number = posting and table_hash is null) then
    raise exception 'The posting is sealed, or there is none' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- which seal a posting has is said when it is opened
create function share_posting_keeps_its_kind() returns trigger language plpgsql as $$
begin
  if new.seals_types <> old.seals_types then
    raise exception 'A posting is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger share_posting_keeps_its_kind before update on share_posting for each row execute function share_posting_keeps_its_kind();
`;
