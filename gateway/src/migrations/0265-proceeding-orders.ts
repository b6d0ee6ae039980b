/** An officer proposes the order that ends a proceeding, a registrar decides (decision 265). */
export const proceedingOrders = /* sql */ `
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check
  check (kind in ('SCHEDULE', 'WORD_LIST', 'STAFF_CHANGE', 'COMPANY_ORDER', 'HEIR_ADMISSION', 'PROCEEDING_ORDER'));

update configuration set value = '{"proceedingOrderDays": 14}'::jsonb || value where key = 'PROPOSAL_TERMS';
update proposal set content = jsonb_set(content, '{value}', '{"proceedingOrderDays": 14}'::jsonb || (content -> 'value'))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'PROPOSAL_TERMS';
`;
