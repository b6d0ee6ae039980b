import type { OtpSent, tokenPurposes } from '@registrar/domain/calls/accounts';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages/validation';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { mask } from '../platform/outbound/mask';
import { sendOtp } from './otp';
import { requestPasswordReset } from './passwords';
import type { Caller } from './caller';
import { findSignUp, limitSignUpCodes } from './sign-up';
import { holderOfTicket } from './tickets';

export interface OtpRequest {
  readonly tokenPurpose: (typeof tokenPurposes)[number];
  readonly type: 'MOBILE_NUMBER' | 'EMAIL';
  readonly mobileNumber?: string;
  readonly email?: string;
  /** The bearer of the call: USER_LOGIN is for whoever has just given the first password. */
  readonly ticket?: string;
  readonly caller: Caller;
}

/**
 * A first code or another one, whatever it is for. Nothing in the answer says whether anybody is behind the address.
 */
export async function generateOtp(platform: Platform, request: OtpRequest, language: WireLanguage): Promise<OtpSent> {
  switch (request.tokenPurpose) {
    case 'USER_LOGIN':
      return sendLoginOtp(platform, request, language);
    case 'USER_REGISTRATION':
      return sendSignUpOtp(platform, request, language);
    case 'FORGOT_PASSWORD':
      return requestPasswordReset(
        platform,
        request.email ?? refuseMissing('email', 'EMAIL_REQUIRED', language),
        'OTP',
        request.caller,
        language,
      );
  }
}

function sendLoginOtp(platform: Platform, { ticket, type }: OtpRequest, language: WireLanguage): Promise<OtpSent> {
  return platform.runUnitOfWork(async (unit) => {
    const accountId =
      (ticket ? await holderOfTicket(unit, ticket, 'CHANGE_PASSWORD') : undefined) ?? refuse('AUTH-TICKET');
    const account = await unit.tx
      .selectFrom('account')
      .select(['email', 'mobile_number'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const address = type === 'EMAIL' ? account.email : account.mobile_number;
    const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'USER_LOGIN',
      subject: account.mobile_number,
      accountId,
      recipient: { channel: type, address, language },
    });
    return { ...sent, sentTo: mask(address) };
  });
}

/** Always to the mobile number, however it is asked for: this code is the proof that the number is theirs. */
function sendSignUpOtp(
  platform: Platform,
  { mobileNumber, email, caller }: OtpRequest,
  language: WireLanguage,
): Promise<OtpSent> {
  const asked = mobileNumber ?? email ?? refuseMissing('mobileNumber', 'MOBILE_NUMBER_REQUIRED', language);
  return platform.runUnitOfWork(async (unit) => {
    const signUp = await findSignUp(unit, { mobileNumber, email });
    const receiver = signUp?.mobile_number ?? asked;
    const sent = await sendOtp(unit, platform.config.secrets.otpPepper, {
      purpose: 'USER_REGISTRATION',
      subject: receiver,
      stranger: { caller, limit: () => limitSignUpCodes(platform, unit, caller, receiver) },
      signUpId: signUp?.id,
      recipient: signUp ? { channel: 'MOBILE_NUMBER', address: signUp.mobile_number, language } : null,
    });
    return { ...sent, sentTo: mask(asked) };
  });
}

function refuseMissing(path: string, code: ValidationCode, language: WireLanguage): never {
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
}
