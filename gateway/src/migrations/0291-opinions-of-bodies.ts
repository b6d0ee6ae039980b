/**
 * Bodies answer by a link without an account, a row of the configuration each; what their silence means is kept as it
 * was when they were asked (docs/decisions/0284-opinions-by-a-link.md).
 */
export const opinionsOfBodies = /* sql */ `
alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE', 'PROCEEDING_OPINION'));
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION'));

alter table proceeding_event drop constraint proceeding_event_kind_check;
alter table proceeding_event add constraint proceeding_event_kind_check
  check (kind in ('NOTICE_ENDED', 'OPINION_OVERDUE', 'OPINION_SILENT', 'OPINION_REMINDED', 'PHASE_WAITS', 'PHASE_OPENED', 'STARTED'));

alter table proceeding_opinion
  -- what follows from the row of the body when it was asked; null: asked before there were rows
  add column silence          text check (silence in ('NO_OBJECTION', 'NOT_CONSENT')),
  add column stops            boolean not null default false,
  add column more_days        integer not null default 0 check (more_days >= 0),
  add column more_time_at     timestamptz,
  add column more_time_reason text,
  -- null: the judgement alone says what the answer is
  add column answer_kind      text check (answer_kind in ('NO_OBJECTION', 'OBJECTION')),
  -- paisa, what the body is owed
  add column claim_paisa      bigint check (claim_paisa > 0),
  -- of the receipt of an answer by the link
  add column number           text unique,
  add column answered_at      timestamptz,
  add column file_name        text,
  -- of the content, which lies under this name in the storage
  add column file_sha256      text,
  add column file_type        text,
  -- bytes
  add column file_size        integer,
  drop constraint proceeding_opinion_check1,
  add constraint proceeding_opinion_answer check ((answered_on is null) = (answer is null)),
  -- by an officer who had a letter, or by the link
  add constraint proceeding_opinion_answered_by check (
    case when answered_on is null then answered_by is null and number is null else num_nonnulls(answered_by, number) = 1 end),
  add constraint proceeding_opinion_tax_office check (body <> 'TAX_OFFICE' or silence is distinct from 'NO_OBJECTION'),
  add constraint proceeding_opinion_claim check (claim_paisa is null or answer_kind = 'OBJECTION'),
  add constraint proceeding_opinion_number check ((number is null) = (answered_at is null) and (number is null or answer_kind is not null)),
  add constraint proceeding_opinion_more_time check ((more_time_at is null) = (more_time_reason is null)),
  add constraint proceeding_opinion_file check (num_nulls(file_name, file_sha256, file_type, file_size) in (0, 4));

alter table configuration add constraint configuration_silence_of_tax_office
  check (key <> 'OPINION_TAX_OFFICE' or value ->> 'silence' = 'NOT_CONSENT');

-- the days that the office had set go on; what is asked by a link is set with the next row of each body
insert into configuration (key, valid_from, valid_to, value, reference, reference_nepali, certainty)
select 'OPINION_' || body.key, term.valid_from, term.valid_to,
       jsonb_build_object('nameNepali', body.ne, 'nameEnglish', body.en, 'email', '', 'days', term.value -> body.key,
         'reminderDaysBefore', '[7, 1]'::jsonb, 'moreDays', 15,
         'silence', case when body.key = 'TAX_OFFICE' then 'NOT_CONSENT' else 'NO_OBJECTION' end, 'stops', true),
       term.reference, term.reference_nepali, term.certainty
  from configuration term,
       (values ('TAX_OFFICE', 'कर कार्यालय', 'Tax office'), ('LABOUR_OFFICE', 'श्रम कार्यालय', 'Labour office'),
               ('SOCIAL_SECURITY_FUND', 'सामाजिक सुरक्षा कोष', 'Social Security Fund'), ('BANK', 'बैंक', 'Bank'),
               ('INDUSTRY_BODY', 'उद्योगसम्बन्धी निकाय', 'Body for industry')) as body (key, ne, en)
 where term.key = 'OPINION_TERMS' and jsonb_exists(term.value, body.key)
on conflict do nothing;
`;
