/**
 * What one person proposes and another one approves is one table: rates, word lists and changes of staff had one each.
 * What is to change is `content`, by the schema of the kind.
 */
export const proposals = /* sql */ `
create table proposal (
  id              uuid primary key,
  kind            text not null check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE')),
  -- what is changed; null where any number may wait
  subject         text,
  -- the offices whose business it is; none: everybody who may read the kind
  offices         integer[] not null default '{}',
  content         jsonb not null,
  remark          text not null,
  status          text not null check (status in ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by     uuid not null references account (id),
  proposed_at     timestamptz not null,
  expires_at      timestamptz not null,
  decided_by      uuid references account (id),
  decided_at      timestamptz,
  decision_remark text,
  check (decided_by is null or decided_by <> proposed_by or status = 'WITHDRAWN')
);

insert into proposal (id, kind, subject, content, remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark)
select id, 'SCHEDULE', key,
       jsonb_build_object('key', key, 'validFrom', valid_from, 'validTo', valid_to, 'value', value, 'reference', reference,
         'referenceNepali', reference_nepali, 'certainty', certainty, 'replacesFrom', replaces_from),
       remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark
  from schedule_proposal;

insert into proposal (id, kind, subject, content, remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark)
select id, 'WORD_LIST', list || ':' || entry_id,
       jsonb_build_object('list', list, 'change', change, 'entryId', entry_id, 'entries', entries, 'before', entry_before),
       remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark
  from word_list_proposal;

insert into proposal (id, kind, subject, offices, content, remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark)
select id, 'STAFF_CHANGE', account_id::text,
       case when office_before = office_after then array[office_before] else array[office_before, office_after] end,
       jsonb_build_object('accountId', account_id, 'kind', kind, 'roleBefore', role_before, 'roleAfter', role_after,
         'officeBefore', office_before, 'officeAfter', office_after),
       remark, status, proposed_by, proposed_at, expires_at, decided_by, decided_at, decision_remark
  from staff_change;

-- one at a time: a second one would be made on what the first is about to change
create unique index proposal_open on proposal (kind, subject) where status = 'PROPOSED' and subject is not null;
-- of one rate and day one row is approved; of the peak mode, which may be ended on its day, several
create unique index proposal_schedule_approved on proposal ((content ->> 'key'), (content ->> 'validFrom'))
  where kind = 'SCHEDULE' and status = 'APPROVED' and content ->> 'key' <> 'PEAK_MODE';
create index proposal_time on proposal (kind, status, proposed_at desc);
create index proposal_subject on proposal (kind, subject, status);
create index proposal_expiry on proposal (kind, expires_at) where status = 'PROPOSED';

alter table word_list_step drop constraint word_list_step_proposal_id_fkey;
alter table word_list_step add constraint word_list_step_proposal_id_fkey foreign key (proposal_id) references proposal (id);

drop table schedule_proposal;
drop table word_list_proposal;
drop table staff_change;
`;
