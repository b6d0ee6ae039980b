/** The fields of specification section 5, Account, once for every form and call that has them. */
export { signUpUsernameSchema, longUsernameSchema } from './username';
export { emailSchema, mobileNumberSchema, phoneSchema } from './contact';
export { otpSchema } from './otp';
export { officeIdSchema } from './office';
export { newPasswordFields } from './password';
export { fullNameEnglishSchema, fullNameNepaliSchema } from './full-name';
