/**
 * A company is in the register again by order of a court (section 137): an officer proposes, a registrar decides. While
 * it was gone nothing fell due; the reports of that time are due until reports_due_on.
 */
export const restorations = /* sql */ `
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check
  check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE', 'COMPANY_ORDER', 'HEIR_ADMISSION', 'PROCEEDING_ORDER',
    'FORCED_OPENING', 'RESTORATION'));

create table company_restoration (
  proposal_id    uuid primary key references proposal (id),
  company_id     uuid not null references company (id),
  left_on        date not null,
  returned_on    date not null,
  reports_due_on date not null,
  check (returned_on >= left_on and reports_due_on >= returned_on)
);
create index company_restoration_company on company_restoration (company_id);

update configuration set value = '{"restorationDays": 60}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"restorationDays": 60}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
`;
