/**
 * What two officers take off a fine, because a grievance against it is right
 * (docs/decisions/0330-fines-that-are-waived.md). The fine itself follows from the register; a waiver counts like a
 * payment that nobody made.
 */
export const fineWaivers = /* sql */ `
-- the kinds that are there stay, whichever migrations came before
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into kinds from pg_constraint where conname = 'proposal_kind_check';
  alter table proposal drop constraint proposal_kind_check;
  execute 'alter table proposal add constraint proposal_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''FINE_WAIVER''::text, ');
end $$;

create table fine_waiver (
  proposal_id  uuid primary key references proposal (id),
  due_id       uuid not null references fine_due (id),
  -- the grievance that was right
  request_id   uuid not null references request (id),
  amount_paisa bigint not null check (amount_paisa > 0),
  waived_on    date not null
);
create index fine_waiver_of_due on fine_waiver (due_id);
create index fine_waiver_of_request on fine_waiver (request_id);

alter table grievance drop constraint grievance_outcome_check;
alter table grievance add constraint grievance_outcome_check
  check (outcome in ('EXPLAINED', 'CORRECTED', 'REFUNDED', 'FINE_WAIVED', 'REFUSED'));

update configuration set value = '{"fineWaiverDays": 14}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"fineWaiverDays": 14}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
`;
