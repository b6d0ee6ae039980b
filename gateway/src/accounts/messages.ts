import { bothCalendars } from '@registrar/domain/calendar';
import type { OtpTable } from '../platform/database/schema.generated';
import { domainLanguage, sentence, type MessageKey, type WireLanguage } from '../platform/language';
import type { Mail, MailContent, Sms } from '../platform/outbound/message-jobs';
import { personOf, type Receiver } from '../notifications/receiver';

const LOGIN = '/login';
const RECOVERY = '/forgot-password';

/** A mail in one language, its heading for a subject. */
export function mailOf(to: string, content: MailContent): Mail {
  return { to, language: content.language, subject: content.heading, contents: [content] };
}

const factOf = (label: MessageKey, value: string, language: WireLanguage) => ({
  label: sentence(label, language),
  value,
});
const actionOf = (label: MessageKey, path: string, language: WireLanguage) => ({
  label: sentence(label, language),
  path,
});
const recoveryOf = (language: WireLanguage) => ({ text: sentence('mail.recovery', language), path: RECOVERY });

export interface SentCode {
  readonly code: string;
  readonly minutes: number;
  readonly purpose: OtpTable['purpose'];
}

/** `person`: only where the address is known to be theirs; another's is told nobody's name. */
export function otpMail(
  to: string,
  { code, minutes, purpose }: SentCode,
  language: WireLanguage,
  person?: string,
): Mail {
  return mailOf(to, {
    language,
    person,
    heading: sentence('mail.otp.subject', language),
    paragraphs: [sentence(`mail.otp.for.${purpose}`, language)],
    facts: [factOf('fact.otp', code, language)],
    next: [sentence('mail.otp.next', language, { minutes })],
    closing: [{ text: sentence('mail.notYou', language) }],
  });
}

export function otpSms(to: string, { code, minutes }: Pick<SentCode, 'code' | 'minutes'>, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.otp', language, { code, minutes }) };
}

export function firstPasswordMail(to: Omit<Receiver, 'language'>, password: string, language: WireLanguage): Mail {
  return mailOf(to.email, {
    language,
    person: personOf({ ...to, language }),
    heading: sentence('mail.firstPassword.subject', language),
    paragraphs: [sentence('mail.firstPassword.body', language)],
    facts: [factOf('fact.username', to.username, language), factOf('fact.temporaryPassword', password, language)],
    next: [sentence('mail.firstPassword.next', language)],
    action: actionOf('mail.action.login', LOGIN, language),
  });
}

export function alreadyRegisteredMail(to: Receiver): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.alreadyRegistered.subject', language),
    paragraphs: [sentence('mail.alreadyRegistered.body', language)],
    next: [sentence('mail.alreadyRegistered.next', language)],
    action: actionOf('mail.action.login', LOGIN, language),
    closing: [recoveryOf(language), { text: sentence('mail.notYou', language) }],
  });
}

/** In the language it was asked in, whatever the account's is: that is the one the person reads now. */
export function resetLinkMail(to: Receiver, token: string, minutes: number, language: WireLanguage): Mail {
  return mailOf(to.email, {
    language,
    person: personOf(to, language),
    heading: sentence('mail.resetLink.subject', language),
    paragraphs: [sentence('mail.resetLink.body', language)],
    next: [sentence('mail.resetLink.next', language, { minutes })],
    action: actionOf('mail.action.reset', `/reset-password/${token}`, language),
    closing: [{ text: sentence('mail.notYou', language) }],
  });
}

export function passwordChangedMail(to: Receiver, day: string): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.passwordChanged.subject', language),
    paragraphs: [
      sentence('mail.passwordChanged.body', language, { day: bothCalendars(day, domainLanguage(language)) }),
    ],
    closing: [{ text: sentence('mail.passwordChanged.notYou', language), path: RECOVERY }],
  });
}

/** In the language it was asked in, as the link is. */
export function usernameMail(to: Receiver, language: WireLanguage): Mail {
  return mailOf(to.email, {
    language,
    person: personOf(to, language),
    heading: sentence('mail.username.subject', language),
    paragraphs: [sentence('mail.username.body', language)],
    facts: [factOf('fact.username', to.username, language)],
    action: actionOf('mail.action.login', LOGIN, language),
    closing: [recoveryOf(language), { text: sentence('mail.notYou', language) }],
  });
}

export function usernameSms(to: string, username: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.username', language, { username }) };
}

/** For the owner of an address or number that somebody wanted for another account. */
export function contactTakenMail(to: Receiver): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.contactTaken.subject', language),
    paragraphs: [sentence('mail.contactTaken.body', language)],
    next: [sentence('mail.contactTaken.next', language)],
  });
}

/** For the old address; `contact` is the new one, masked: whoever reads the old mailbox need not learn it. */
export function emailChangedMail(to: Receiver, contact: string): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.emailChanged.subject', language),
    paragraphs: [sentence('mail.emailChanged.body', language, { contact })],
    closing: [{ text: sentence('mail.contactOffice', language) }],
  });
}

export function mobileChangedSms(to: string, contact: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.mobileChanged', language, { contact }) };
}

/** To the company's own address: nobody knows who reads it. */
export function companyEmailMail(
  to: string,
  about: { person: string; company: string; regNo: string },
  language: WireLanguage,
): Mail {
  return mailOf(to, {
    language,
    heading: sentence('mail.companyEmail.subject', language),
    paragraphs: [sentence('mail.companyEmail.body', language, about)],
    facts: [factOf('fact.company', about.company, language), factOf('fact.registrationNumber', about.regNo, language)],
    next: [sentence('mail.companyEmail.next', language)],
  });
}
