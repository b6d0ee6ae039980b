import { sentence, type WireLanguage } from '../platform/language';
import type { Mail, Sms } from '../platform/outbound/message-jobs';

const login = (portalUrl: string): string => new URL('/login', portalUrl).href;
const recovery = (portalUrl: string): string => new URL('/forgot-password', portalUrl).href;

/** To the contact on the old record of a company that has come over already: whoever asks again is told, and nobody else. */
export function alreadyOverMail(to: string, portalUrl: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.alreadyOver.subject', language), text: sentence('mail.alreadyOver.text', language, { login: login(portalUrl), recovery: recovery(portalUrl) }) };
}

export function alreadyOverSms(to: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.alreadyOver', language) };
}

/** To the owner of an account whose address was given for another one. */
export function addressInUseMail(to: string, portalUrl: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.addressInUse.subject', language), text: sentence('mail.addressInUse.text', language, { login: login(portalUrl), recovery: recovery(portalUrl) }) };
}

export function joinedMail(to: string, username: string, portalUrl: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.joined.subject', language), text: sentence('mail.joined.text', language, { username, login: login(portalUrl) }) };
}

/** To the contact of the old record, where it is not the one of the account: a stranger with an old password is found out this way. */
export function movedMail(to: string, language: WireLanguage): Mail {
  return { to, language, subject: sentence('mail.moved.subject', language), text: sentence('mail.moved.text', language) };
}

export function movedSms(to: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.moved', language) };
}
