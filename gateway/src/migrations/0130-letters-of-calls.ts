/**
 * A call for explanation has letters without a filing; the decision on an answer comes from the filing and is about the
 * call.
 */
export const lettersOfCalls = /* sql */ `
alter table letter drop constraint letter_subject;
alter table letter add constraint letter_subject check (
  num_nonnulls(coalesce(application_id, explanation_call_id), receipt_id, refund_id) = case when kind = 'REGISTER_EXTRACT' then 0 else 1 end
  and (kind <> 'REGISTER_EXTRACT' or company_id is not null)
);
`;
