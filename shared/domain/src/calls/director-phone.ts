import { z } from 'zod';
import { otpSchema } from '../accounts';

/**
 * POST external/api/application/{id}/section/BOD_DETAILS/item/{itemId}/phone/otp: a code by SMS to the phone that
 * stands in the director's saved entry. Answers `OtpSent`. The number in the body is the one on the screen: another one
 * than the saved is refused, so that nobody proves a number they do not see.
 */
export const directorPhoneOtpRequestSchema = z.object({
  phoneNo: z.string().trim().min(1, { error: 'PHONE_REQUIRED' }).max(30, { error: 'PHONE_INVALID' }),
});
/** POST …/phone/verify: the code came back. Answers `SavedItem`; the versions stay, because no answer has changed. */
export const directorPhoneVerifyRequestSchema = directorPhoneOtpRequestSchema.extend({ otp: otpSchema });
