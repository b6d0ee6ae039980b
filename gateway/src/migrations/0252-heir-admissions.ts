/** An heir of the last representative files with an account of their own, admitted by two persons (decision 252). */
export const heirAdmissions = /* sql */ `
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check
  check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE', 'COMPANY_ORDER', 'HEIR_ADMISSION'));

alter table mandate
  -- the part of the register about who died; null: a mandate that company and intermediary agreed on
  add column heir_of text,
  -- the last representative, who is the one who died; null: nobody represented the company
  add column replaces uuid references account (id),
  -- the filing by which the heir became representative
  add column used_by uuid references application (id);
alter table mandate drop constraint mandate_asked_by_check;
alter table mandate add constraint mandate_asked_by_check check (asked_by in ('COMPANY', 'INTERMEDIARY', 'OFFICE'));
alter table mandate add constraint mandate_of_heir
  check ((asked_by = 'OFFICE') = (heir_of is not null) and (heir_of is not null or (replaces is null and used_by is null)));

update configuration set value = '{"heirAdmissionDays": 14, "heirFilingDays": 90}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"heirAdmissionDays": 14, "heirFilingDays": 90}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
`;
