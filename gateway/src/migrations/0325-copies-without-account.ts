/**
 * Copies bought without an account: the request has the name and the language of who asked, a payment may be nobody's
 * account, and who was sent the copies opens them by a code for some minutes.
 */
export const copiesWithoutAccount = /* sql */ `
alter table request add column requester_name text;
alter table request add column requester_language text check (requester_language in ('np', 'en'));
alter table payment_attempt alter column account_id drop not null;

create table copy_opening (
  id           uuid primary key,
  request_id   uuid not null references request (id),
  opened_at    timestamptz not null,
  -- masked
  sent_to      text not null,
  access_hash  text not null unique,
  access_until timestamptz not null
);
create index copy_opening_of on copy_opening (request_id, opened_at desc);

update configuration set value = jsonb_set(value, '{copyLinkDays}', '30')
 where key = 'REQUEST_TERMS' and not value ? 'copyLinkDays';
update proposal set content = jsonb_set(content, '{value,copyLinkDays}', '30')
 where kind = 'SCHEDULE' and status = 'PROPOSED' and content ->> 'key' = 'REQUEST_TERMS'
   and not (content -> 'value') ? 'copyLinkDays';

alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check check (purpose in
  ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_OBJECTION', 'COPY_ORDER', 'COPY_DELIVERY'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_CONSENT', 'APPLICATION_STATUS', 'COPY_ORDER', 'COPY_DELIVERY'));

-- a receipt or a credit note of somebody without an account
alter table letter drop constraint letter_has_receiver;
alter table letter add constraint letter_has_receiver
  check (account_id is not null or company_id is not null or issued_for_kind in ('REQUEST', 'RECEIPT', 'REFUND'));
`;
