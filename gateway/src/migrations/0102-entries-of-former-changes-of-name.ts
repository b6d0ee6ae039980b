/**
 * A change of name that was approved before approvals wrote the register stands in the company's row and among its
 * former names alone. It gets the entries it would have had, from what was kept: the name that was left, the one that
 * was given, the filing and the day. An opening entry that was made of the row afterwards says the name of before again
 * (docs/remotes/mf-post-amendment.md#why).
 */
export const entriesOfFormerChangesOfName = /* sql */ `
create temporary table name_event on commit drop as
with left_name as (
  select f.*, row_number() over each_one as step, count(*) over (partition by f.company_id) as steps,
         lead(f.name_english) over each_one as next_english, lead(f.name_nepali) over each_one as next_nepali
    from company_former_name f
   where f.changed_on is not null
  window each_one as (partition by f.company_id order by f.id)
)
select l.company_id, l.step, l.steps, l.changed_on, filing.id as application_id, filing.undone,
       jsonb_build_object('nameEnglish', l.name_english, 'nameNepali', l.name_nepali) as before,
       case when filing.undone or a.title_english = ''
         then jsonb_build_object('nameEnglish', coalesce(l.next_english, c.name_english), 'nameNepali', coalesce(l.next_nepali, c.name_nepali))
         else jsonb_build_object('nameEnglish', a.title_english, 'nameNepali', a.title_nepali)
       end as after,
       coalesce(
         (select max(h.at) from application_history h where h.application_id = filing.id and h.action = case when filing.undone then 'revoke' else 'approve' end),
         (l.changed_on + time '12:00') at time zone 'Asia/Kathmandu') as entered_at,
       null::integer as company_version
  from left_name l
  join company c on c.id = l.company_id
  -- a name that was left without a filing of its own was left by the revocation that gave the former one back
  cross join lateral (
    select l.application_id as id, false as undone where l.application_id is not null
    union all
    (select r.application_id, true from company_former_name r
      where l.application_id is null and r.company_id = l.company_id and r.id < l.id and r.restored_on = l.changed_on and r.application_id is not null
      order by r.id desc limit 1)
  ) filing
  join application a on a.id = filing.id;

delete from name_event n
 where n.before = n.after
    or exists (select from register_entry e where e.company_id = n.company_id and e.aspect = 'NAME' and e.application_id = n.application_id and e.after = n.after);

-- entries are numbered by their moment, then by their place among those of one moment: the same database gives the same ids
create function pg_temp.entry_id(at timestamptz, place bigint, of_what text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(place), 3, '0') || '8' || substr(md5(of_what), 1, 15))::uuid
$$;

alter table register_entry disable trigger user;

-- of a company that nothing was entered of: everything as it stood, with the name that it bore first
with first_event as (
  select distinct on (n.company_id) n.*, greatest(c.version - n.steps::integer, 1) as version,
         least((c.created_at at time zone 'Asia/Kathmandu')::date, n.changed_on) as effective_on
    from name_event n join company c on c.id = n.company_id
   where not exists (select from register_entry e where e.company_id = n.company_id)
   order by n.company_id, n.step
), part as (
  select f.company_id, 'NAME' as aspect, null::uuid as subject_id, f.before as after from first_event f
  union all
  select c.id, p.aspect, null, p.after
    from first_event f
    join company c on c.id = f.company_id
    join company_type t on t.id = c.company_type_id
    cross join lateral (values
      ('COMPANY_TYPE', jsonb_build_object('companyType', t.key)),
      ('REGISTRATION', jsonb_build_object('registrationNumber', c.registration_number, 'registeredOn', c.registered_on, 'officeId', c.office_id)),
      ('STATUS', jsonb_build_object('status', c.status, 'deregisteredOn', c.deregistered_on)),
      ('REGISTERED_OFFICE', case when c.address_english <> '' or c.address_nepali <> '' then jsonb_build_object('addressEnglish', c.address_english, 'addressNepali', c.address_nepali) end),
      ('CAPITAL', case when c.authorized_capital is not null or c.paid_up_capital is not null
        then jsonb_build_object('authorizedCapital', c.authorized_capital, 'issuedCapital', null, 'paidUpCapital', c.paid_up_capital, 'ratePerShare', null, 'issuedShares', null) end)
    ) p (aspect, after)
   where p.after is not null
  union all
  select d.company_id, 'DIRECTOR', d.id,
         jsonb_build_object('nameEnglish', d.name_english, 'nameNepali', d.name_nepali, 'independent', false, 'since', d.since, 'until', null,
                            'details', jsonb_build_object('email', d.email, 'phoneNo', d.mobile_number))
    from first_event f join company_director d on d.company_id = f.company_id
   where d.until is null
)
insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, application_id, company_version, recorded_at)
select pg_temp.entry_id(f.entered_at, 0, p.company_id || p.aspect || coalesce(p.subject_id::text, '')), p.company_id, p.aspect, p.subject_id, 1, null, p.after, f.effective_on, null, f.version, f.entered_at
  from part p join first_event f on f.company_id = p.company_id;

update company_director d set subject_id = d.id
 where d.subject_id is null and d.until is null and exists (select from register_entry e where e.company_id = d.company_id and e.aspect = 'DIRECTOR' and e.subject_id = d.id);

-- an opening entry that was made of the row after the change repeats the new name; until the change it was the one before
update register_entry e
   set after = n.before, effective_on = least(e.effective_on, n.changed_on)
  from (select distinct on (company_id) * from name_event order by company_id, step) n
 where e.company_id = n.company_id and e.aspect = 'NAME' and e.revision = 1 and e.application_id is null and e.recorded_at > n.entered_at and e.after <> n.before;

-- every filing of the company that was opened after the change found it changed
update name_event n
   set company_version = greatest(
         (select max(e.company_version) from register_entry e where e.company_id = n.company_id and e.aspect = 'NAME' and (e.revision = 1 or e.recorded_at <= n.entered_at)),
         least(
           (select c.version - (n.steps - n.step)::integer from company c where c.id = n.company_id),
           (select min(e.company_version) from register_entry e where e.company_id = n.company_id and e.recorded_at > n.entered_at),
           (select min(a.company_version) from application a where a.company_id = n.company_id and a.created_at > n.entered_at)));

-- all that is said of the name, in its order; what is missing is numbered far behind until it has its place
insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, application_id, company_version, recorded_at)
select pg_temp.entry_id(n.entered_at, n.step, n.company_id || 'NAME'), n.company_id, 'NAME', null, 1000000 + n.step, n.before, n.after, n.changed_on, n.application_id, n.company_version, n.entered_at
  from name_event n;

create temporary table in_order on commit drop as
select e.id, row_number() over each_one as revision, lag(e.after) over each_one as before
  from register_entry e
 where e.aspect = 'NAME' and e.company_id in (select company_id from name_event)
window each_one as (partition by e.company_id order by (e.revision > 1), e.effective_on, e.recorded_at, e.id);

update register_entry e set revision = -o.revision from in_order o where o.id = e.id;
update register_entry e set revision = o.revision, before = o.before from in_order o where o.id = e.id;

alter table register_entry enable trigger user;

-- the filing itself found the company as it was before
update application a
   set company_version = n.company_version - 1
  from name_event n
 where a.id = n.application_id and not n.undone and a.company_version >= n.company_version and n.company_version > 1
   and not exists (select from application_company k where k.application_id = a.id)
   and exists (select from register_entry e where e.company_id = a.company_id and e.company_version < n.company_version);

drop function pg_temp.entry_id;
drop table in_order, name_event;
`;
