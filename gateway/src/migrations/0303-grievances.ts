/**
 * Grievances: requests with what they are about, who has them, how they were answered and what the requester thinks of
 * the answer. Somebody without an account is known by an address that a code has proven. The answer is a signed paper.
 */
export const grievances = /* sql */ `
create table grievance (
  request_id      uuid primary key references request (id),
  application_id  uuid references application (id),
  invoice_id      uuid references invoice (id),
  -- the officer whom the requester names, where the name is that of one
  about_account   uuid references account (id),
  -- of who has no account
  contact_name    text,
  language        text not null check (language in ('np', 'en')),
  handler         uuid references account (id),
  escalated_at    timestamptz,
  -- who answered before it was opened again
  first_answer_by uuid references account (id),
  -- the last day of the term before it was opened again, and when it was answered
  first_due_on    date,
  first_ended_at  timestamptz,
  outcome         text check (outcome in ('EXPLAINED', 'CORRECTED', 'REFUNDED', 'REFUSED')),
  letter_id       uuid references letter (id),
  -- the last day to go to court against a refusal, as it was named
  remedy_until    date,
  satisfaction    integer check (satisfaction between 1 and 5),
  rated_at        timestamptz,
  check (handler is null or handler is distinct from about_account),
  check ((satisfaction is null) = (rated_at is null))
);
create index grievance_filing on grievance (application_id) where application_id is not null;
create index grievance_invoice on grievance (invoice_id) where invoice_id is not null;

-- a stranger's grievance about a company keeps nobody else from one
drop index request_open;
create unique index request_open on request (kind, coalesce(subject_id, company_id))
  where status not in ('DONE', 'REFUSED', 'WITHDRAWN') and kind not in ('PRATILIPI', 'PROCESS_FOR_GRIEVANCE');
create index request_contact on request (requester_contact, asked_at) where requester_contact is not null;

update configuration
   set value = jsonb_set('{"grievanceRemedyDays": 35}'::jsonb || value, '{workingDays,PROCESS_FOR_GRIEVANCE}', '15'::jsonb)
 where key = 'REQUEST_TERMS' and value -> 'workingDays' -> 'PROCESS_FOR_GRIEVANCE' is null;
update proposal
   set content = jsonb_set(content, '{value}', jsonb_set('{"grievanceRemedyDays": 35}'::jsonb || (content -> 'value'), '{workingDays,PROCESS_FOR_GRIEVANCE}', '15'::jsonb))
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'REQUEST_TERMS';

alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check check (purpose in
  ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE', 'PROCEEDING_OPINION', 'GRIEVANCE'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION', 'GRIEVANCE'));

alter table letter drop constraint letter_has_receiver;
alter table letter add constraint letter_has_receiver
  check (account_id is not null or company_id is not null or issued_for_kind = 'REQUEST');
`;
