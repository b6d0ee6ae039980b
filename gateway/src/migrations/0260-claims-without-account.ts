/** Claims and objections to a public notice, by people with and without an account, with evidence and a receipt. */
export const claimsWithoutAccount = /* sql */ `
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM'));

-- of the receipt; what came before receipts has none
alter table proceeding_claim add column number text unique;

-- somebody whose address was proven, or who is signed in, and who may hand in one claim or objection for a while
create table proceeding_claimant (
  id         uuid primary key,
  notice_id  uuid not null references proceeding_notice (id),
  token_hash text not null unique,
  account_id uuid references account (id),
  channel    text check (channel in ('EMAIL', 'MOBILE_NUMBER')),
  address    text,
  proven_at  timestamptz not null,
  expires_at timestamptz not null,
  -- what was handed in with it
  claim_id   uuid references proceeding_claim (id),
  check ((account_id is null) = (address is not null)),
  check ((address is null) = (channel is null))
);
create index proceeding_claimant_expiry on proceeding_claimant (expires_at) where claim_id is null;

create table proceeding_claim_evidence (
  id          uuid primary key,
  claimant_id uuid not null references proceeding_claimant (id) on delete cascade,
  -- null until it is handed in
  claim_id    uuid references proceeding_claim (id),
  name        text not null,
  -- of the content, which lies under this name in the storage
  sha256      text not null,
  media_type  text not null,
  -- bytes
  size        integer not null,
  received_at timestamptz not null
);
create index proceeding_claim_evidence_claimant on proceeding_claim_evidence (claimant_id);
create index proceeding_claim_evidence_claim on proceeding_claim_evidence (claim_id) where claim_id is not null;

-- the public list: what runs and what has ended
create index proceeding_notice_public on proceeding_notice (ends_on) where text_hash is not null and returned_on is null;
`;
