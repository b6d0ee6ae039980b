import { sentence, type WireLanguage } from '../platform/language';
import type { Mail, Sms } from '../platform/outbound/message-jobs';

export function otpMail(to: string, code: string, minutes: number, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.otp.subject', language), text: sentence('mail.otp.text', language, { code, minutes }) };
}

export function otpSms(to: string, code: string, minutes: number, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.otp', language, { code, minutes }) };
}

export function firstPasswordMail(to: string, username: string, password: string, portalUrl: string, language: WireLanguage): Mail {
  return {
    to,
    language,
    subject: sentence('mail.firstPassword.subject', language),
    text: sentence('mail.firstPassword.text', language, { username, password, link: new URL('/login', portalUrl).href }),
  };
}

export function alreadyRegisteredMail(to: string, portalUrl: string, language: WireLanguage): Mail {
  return {
    to,
    language,
    subject: sentence('mail.alreadyRegistered.subject', language),
    text: sentence('mail.alreadyRegistered.text', language, { link: new URL('/forgot-password', portalUrl).href }),
  };
}

export function resetLinkMail(to: string, token: string, minutes: number, portalUrl: string, language: WireLanguage): Mail {
  return {
    to,
    language,
    subject: sentence('mail.resetLink.subject', language),
    text: sentence('mail.resetLink.text', language, { link: new URL(`/reset-password/${token}`, portalUrl).href, minutes }),
  };
}

export function passwordChangedMail(to: string, portalUrl: string, language: WireLanguage): Mail {
  return {
    to,
    language,
    subject: sentence('mail.passwordChanged.subject', language),
    text: sentence('mail.passwordChanged.text', language, { link: new URL('/forgot-password', portalUrl).href }),
  };
}
