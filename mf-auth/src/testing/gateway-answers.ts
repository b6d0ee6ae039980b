import { officeSchema, otpSentSchema, passwordPolicyAnswerSchema } from '@registrar/domain/calls/accounts';
import type { FakeAnswers } from '@registrar/testing/fake-shell';

const office = officeSchema.parse({
  id: 1,
  code: 'OCR-KTM',
  nameEnglish: 'Office of the Company Registrar',
  nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय',
});
const otpSent = otpSentSchema.parse({ expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: '98******78' });
const policy = passwordPolicyAnswerSchema.parse({
  minimumLength: 8,
  maximumLength: 100,
  lowercase: true,
  uppercase: true,
  digitOrSpecial: true,
  guessableRefused: true,
});

/** The gateway on a good day; a test names what differs. */
export const gatewayAnswers: FakeAnswers = {
  'GET /external/api/office/minimal-detail': [office],
  'GET /auth/api/password-validator-settings': policy,
  'GET /auth/api/otp-terms': { expiresInSeconds: 300, resendAfterSeconds: 60 },
  'POST /auth/api/user/external': otpSent,
  'POST /auth/api/otp-verify/re-send-otp': otpSent,
  'POST /external/api/generate-otp': otpSent,
  'POST /auth/api/otp-verify': { email: 'ram@example.com' },
  'POST /auth/api/user/change-password': null,
  'POST /auth/api/user/reset-password': otpSent,
  'POST /auth/api/otp-verify/forget-password': { token: 'reset-token' },
  'POST /auth/api/user/forgot-password': null,
};
