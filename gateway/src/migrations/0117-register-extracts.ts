/** An extract of the register is a paper of a company without a filing behind it. */
export const registerExtracts = /* sql */ `
alter table letter drop constraint letter_subject;
alter table letter add constraint letter_subject check (
  num_nonnulls(application_id, receipt_id, refund_id) = case when kind = 'REGISTER_EXTRACT' then 0 else 1 end
  and (kind <> 'REGISTER_EXTRACT' or company_id is not null)
);
create index letter_extract on letter (company_id, (content ->> 'number')) where kind = 'REGISTER_EXTRACT';
`;
