import { mailOf } from '../accounts/messages';
import { personOf, type Receiver } from '../notifications/receiver';
import { sentence, type WireLanguage } from '../platform/language';
import type { Mail, Sms } from '../platform/outbound/message-jobs';

const LOGIN = '/login';
const RECOVERY = '/forgot-password';

/**
 * To the contact on the old record of a company that has come over already: whoever asks again is told, and nobody
 * else.
 */
export function alreadyOverMail(to: string, language: WireLanguage): Mail {
  return mailOf(to, {
    language,
    heading: sentence('mail.alreadyOver.subject', language),
    paragraphs: [sentence('mail.alreadyOver.body', language)],
    next: [sentence('mail.alreadyOver.next', language)],
    action: { label: sentence('mail.action.login', language), path: LOGIN },
    closing: [
      { text: sentence('mail.recovery', language), path: RECOVERY },
      { text: sentence('mail.alreadyOver.unknown', language) },
    ],
  });
}

export function alreadyOverSms(to: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.alreadyOver', language) };
}

/** To the owner of an account whose address was given for another one. */
export function addressInUseMail(to: Receiver): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.addressInUse.subject', language),
    paragraphs: [sentence('mail.addressInUse.body', language)],
    next: [sentence('mail.addressInUse.next', language)],
    action: { label: sentence('mail.action.login', language), path: LOGIN },
    closing: [
      { text: sentence('mail.recovery', language), path: RECOVERY },
      { text: sentence('mail.notYou', language) },
    ],
  });
}

export function joinedMail(to: Receiver): Mail {
  const { language } = to;
  return mailOf(to.email, {
    language,
    person: personOf(to),
    heading: sentence('mail.joined.subject', language),
    paragraphs: [sentence('mail.joined.body', language)],
    facts: [{ label: sentence('fact.username', language), value: to.username }],
    next: [sentence('mail.joined.next', language)],
    action: { label: sentence('mail.action.login', language), path: LOGIN },
    closing: [{ text: sentence('mail.contactOffice', language) }],
  });
}

/**
 * To the contact of the old record, where it is not the one of the account: a stranger with an old password is found
 * out this way.
 */
export function movedMail(to: string, language: WireLanguage): Mail {
  return mailOf(to, {
    language,
    heading: sentence('mail.moved.subject', language),
    paragraphs: [sentence('mail.moved.body', language)],
    next: [sentence('mail.moved.next', language)],
  });
}

export function movedSms(to: string, language: WireLanguage): Sms {
  return { to, language, text: sentence('sms.moved', language) };
}
