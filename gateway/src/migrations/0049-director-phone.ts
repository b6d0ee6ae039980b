/** A director of a public company proves the phone by a code. */
export const directorPhone = /* sql */ `
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in
  ('USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD', 'USER_MIGRATION', 'DETAILS_VERIFICATION', 'CONTACT_CHANGE', 'COMPANY_EMAIL', 'REPRESENTATIVE_INVITATION', 'DIRECTOR_PHONE'));
`;
