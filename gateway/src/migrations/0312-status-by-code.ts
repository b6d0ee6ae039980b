/** A code for where an application stands, sent to who filed it. */
export const statusByCode = /* sql */ `
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'REPRESENTATIVE_REMOVAL', 'DIRECTOR_PHONE', 'DIRECTOR_DISCLOSURE', 'FILING_SIGNATURE', 'PROCEEDING_CLAIM', 'PROCEEDING_OPINION', 'GRIEVANCE', 'DOCUMENT_SHARE', 'DOCUMENT_SHARE_CONSENT', 'APPLICATION_STATUS'));
`;
