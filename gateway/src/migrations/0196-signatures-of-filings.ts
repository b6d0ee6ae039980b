/** Who signs the papers of a filing through the portal: a row for each time a party is asked; its link has the rest. */
export const signaturesOfFilings = /* sql */ `
alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE'));

create table filing_signature (
  id             uuid primary key,
  application_id uuid not null references application (id),
  -- the place of the paper: its key, or its key and the item of the person
  party          text not null,
  -- the round of the filing that is prepared: one more than the rounds that were submitted
  round          integer not null check (round >= 1),
  -- from 1; one more each time the party is asked anew after an answer
  number         integer not null check (number >= 1),
  paper          text not null,
  role           text not null,
  name_nepali    text not null,
  name_english   text not null,
  -- what the applicant answered to the objection before
  reply          text,
  -- SHA-256 of the answers that were signed, and what was shown; the link keeps the hash of what was shown
  answers_hash   text,
  content        jsonb,
  channel        text check (channel in ('EMAIL', 'MOBILE_NUMBER')),
  -- masked
  sent_to        text,
  -- the address of whoever files
  own_contact    boolean,
  created_at     timestamptz not null,
  unique (application_id, party, number),
  check (num_nulls(answers_hash, content, channel, sent_to, own_contact) in (0, 5))
);
`;
