import type { Bilingual } from '@registrar/domain/bilingual';
import {
  domainLanguage,
  sentence,
  type MessageKey,
  type MessageParameters,
  type WireLanguage,
} from '../platform/language';
import type { MailContent } from '../platform/outbound/message-jobs';
import type { Fact } from './facts';

/** What is told, before it is known to whom and on which channel. */
export interface Notice {
  /** Also the subject of the mail. */
  readonly title: MessageKey;
  /** What happened, in a sentence that can be read without the mail around it. */
  readonly body: MessageKey;
  /** Fills the {{names}} of title, body, next and SMS. */
  readonly parameters?: MessageParameters;
  /** What somebody wrote; none, or an empty one, leaves no trace. */
  readonly remark?: string | null;
  /** What was said to single places or documents; in the mail only. */
  readonly remarks?: readonly { readonly label: Bilingual; readonly text: string }[];
  /** What a mail lists by its name. */
  readonly facts?: readonly Fact[];
  /** What there is to do, and by when. */
  readonly next?: MessageKey;
  /** What the link is called; without a link of its own it leads where the notification does. */
  readonly action?: { readonly label: MessageKey; readonly link?: string };
  /** Path of the portal. */
  readonly link?: string | null;
}

/** The sentence of the portal's list: what happened, and what somebody wrote about it. */
export function noticeBody({ body, parameters, remark }: Notice, language: WireLanguage): string {
  const said = sentence(body, language, parameters);
  return remark ? `${said} ${sentence('mail.remark', language)}: ${remark}` : said;
}

/** The mail about it, in one language. */
export function noticeContent(notice: Notice, language: WireLanguage, person?: string): MailContent {
  const { title, body, parameters, remark, remarks = [], facts = [], next, action, link } = notice;
  const path = action?.link ?? link;
  const own = domainLanguage(language);
  return {
    language,
    heading: sentence(title, language, parameters),
    person,
    paragraphs: [sentence(body, language, parameters)],
    facts: facts.map(({ label, value }) => ({ label: sentence(label, language), value: value[own] })),
    remarks: [
      ...(remark ? [{ label: sentence('mail.remark', language), text: remark }] : []),
      ...remarks.map(({ label, text }) => ({ label: label[own], text })),
    ],
    next: next === undefined ? [] : [sentence(next, language, parameters)],
    ...(path ? { action: { label: sentence(action?.label ?? 'mail.open', language), path } } : {}),
  };
}

/** More parts are paid for and seldom read. A sentence that names a long company may come near it. */
const LONGEST_SMS: Readonly<Record<WireLanguage, number>> = { np: 201, en: 459 };

export function noticeSms(key: MessageKey, parameters: MessageParameters | undefined, language: WireLanguage): string {
  return shortenTo(
    LONGEST_SMS[language],
    sentence('sms.office', language, { text: sentence(key, language, parameters) }),
  );
}

export function shortenTo(most: number, text: string): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
