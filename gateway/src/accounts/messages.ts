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

export function usernameMail(to: string, username: string, portalUrl: string, language: WireLanguage): Mail {
  return {
    to,
    language,
    subject: sentence('mail.username.subject', language),
    text: sentence('mail.username.text', language, { username, link: new URL('/login', portalUrl).href }),
  };
}

export function usernameSms(to: string, username: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.username', language, { username }) };
}

/** For the owner of an address or number that somebody wanted for another account. */
export function contactTakenMail(to: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.contactTaken.subject', language), text: sentence('mail.contactTaken.text', language) };
}

/** For the old address; `contact` is the new one, masked: whoever reads the old mailbox need not learn it. */
export function emailChangedMail(to: string, contact: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.emailChanged.subject', language), text: sentence('mail.emailChanged.text', language, { contact }) };
}

export function mobileChangedSms(to: string, contact: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.mobileChanged', language, { contact }) };
}

export function companyEmailMail(to: string, about: { person: string; company: string; regNo: string }, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.companyEmail.subject', language), text: sentence('mail.companyEmail.text', language, about) };
}
