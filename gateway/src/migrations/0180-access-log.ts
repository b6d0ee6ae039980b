/**
 * Who read the private side of a company, on what ground: the log that the company reads. What the audit has of it from
 * before comes along.
 */
export const accessLog = /* sql */ `
create table access_log (
  id             uuid primary key,
  company_id     uuid not null references company (id),
  part           text not null,
  -- the filing that was read, where it was one
  application_id uuid references application (id),
  account_id     uuid not null references account (id),
  role           text not null,
  office_id      integer references office (id),
  ground         text not null check (ground in
    ('REPRESENTATIVE', 'AUTHORISATION', 'PARENT_COMPANY', 'ISSUED_TO_READER', 'OFFICE', 'READ_EVERYTHING')),
  -- the authorisations with their processes, as they were
  mandates       jsonb not null default '[]',
  at             timestamptz not null,
  -- the hour: who reads the same again in it is not entered again
  slot           bigint not null
);
create unique index access_log_once on access_log
  (company_id, account_id, part, coalesce(application_id, company_id), ground, mandates, slot);
create index access_log_newest on access_log (company_id, at desc, id desc);

insert into access_log (id, company_id, part, account_id, role, office_id, ground, mandates, at, slot)
select gen_random_uuid(), company.id, 'RECORD', audit.actor_id, audit.actor_role, audit.office_id,
       split_part(audit.remark, ' ', 1),
       coalesce((select jsonb_agg(jsonb_build_object('id', of[1], 'processes',
                   case when of[2] <> 'ALL' then to_jsonb(string_to_array(of[2], ', ')) end))
                   from regexp_matches(audit.remark, 'AUTHORISATION ([0-9a-f-]{36}): ([A-Z0-9_, ]+)', 'g') as of), '[]'),
       audit.at, floor(extract(epoch from audit.at) / 3600)
  from audit
  join company on company.id::text = audit.object_id
  join account on account.id = audit.actor_id
 where audit.action = 'COMPANY_RECORD_READ'
   and audit.remark ~ '^(REPRESENTATIVE|AUTHORISATION|OFFICE|READ_EVERYTHING)( |$)'
on conflict do nothing;
`;
