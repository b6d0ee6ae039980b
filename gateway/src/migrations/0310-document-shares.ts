/**
 * Signed papers that a representative shares by a link with a bank, an embassy or an authority (decision 307): who may
 * open them until when, who was told before, and each opening.
 */
export const documentShares = /* sql */ `
alter table outside_link drop constraint outside_link_purpose_check;
alter table outside_link add constraint outside_link_purpose_check
  check (purpose in ('REPRESENTATIVE_OBJECTION', 'DIRECTOR_DISCLOSURE', 'REPRESENTATIVE_INVITATION', 'FILING_SIGNATURE', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_OBJECTION'));

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_CONSENT'));

create table document_share (
  id             uuid primary key,
  number         text not null unique,
  company_id     uuid not null references company (id),
  -- null: every signed paper of the company that may be shared
  letter_id      uuid references letter (id),
  -- it names persons: a code consented, and the directors were told before
  is_high        boolean not null,
  receiver       text not null,
  role_type      text not null check (role_type in ('INTERNAL', 'EXTERNAL')),
  email          text,
  mobile_number  text,
  language       text not null check (language in ('np', 'en')),
  purpose        text not null,
  asked_by       uuid not null references account (id),
  asked_at       timestamptz not null,
  opens_at       timestamptz not null,
  expires_at     timestamptz not null,
  -- the link went to the receiver
  sent_at        timestamptz,
  objected_at    timestamptz,
  revoked_at     timestamptz,
  revoked_by     uuid references account (id),
  revoked_reason text,
  version        integer not null default 1,
  check (email is not null or mobile_number is not null),
  check (opens_at < expires_at),
  check (num_nulls(revoked_at, revoked_by, revoked_reason) in (0, 3))
);
create index document_share_of_company on document_share (company_id, asked_at desc, id);
create index document_share_to_send on document_share (opens_at) where sent_at is null and objected_at is null and revoked_at is null;

-- somebody named in what is shared, who was told before it opens; the link has contact and objection
create table document_share_person (
  id           uuid primary key,
  share_id     uuid not null references document_share (id),
  name_nepali  text not null,
  name_english text not null
);
create index document_share_person_of on document_share_person (share_id, id);

create table document_share_opening (
  id           uuid primary key,
  share_id     uuid not null references document_share (id),
  opened_at    timestamptz not null,
  -- masked
  sent_to      text not null,
  access_hash  text not null unique,
  access_until timestamptz not null
);
create index document_share_opening_of on document_share_opening (share_id, opened_at desc, id);
create index document_share_opening_at on document_share_opening (opened_at);
`;
