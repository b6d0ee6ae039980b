import { sentence, domainLanguage, type WireLanguage } from '../language';
import type { Mail, MailContent } from './message-jobs';

/** Both parts of a mail. They say the same. */
export interface LaidOut {
  readonly text: string;
  readonly html: string;
}

/** Lays a mail out as text and as HTML. Nothing in it comes from elsewhere: no picture, no style sheet, no script. */
export function layOut(mail: Pick<Mail, 'subject' | 'language' | 'contents' | 'text'>, portalUrl: string): LaidOut {
  const address = (path: string): string => new URL(path, portalUrl).href;
  const { contents } = mail;
  if (contents === undefined) return plain(mail, portalUrl);
  return {
    text: contents.map((content) => textOf(content, { address, portalUrl })).join('\n\n—\n\n'),
    html: page(mail, contents.map((content) => sectionOf(content, address)).join(RULE), footer(contents, portalUrl)),
  };
}

interface Place {
  readonly address: (path: string) => string;
  readonly portalUrl: string;
}

/** Its salutation and its signature are in the text itself. */
function plain(mail: Pick<Mail, 'subject' | 'language' | 'text'>, portalUrl: string): LaidOut {
  const { language, text = '' } = mail;
  return {
    text,
    html: page(
      mail,
      text
        .split(/\n{2,}/)
        .map(paragraph)
        .join('\n'),
      footer([{ language }], portalUrl),
    ),
  };
}

function greeting({ person, language }: MailContent): string {
  return person ? sentence('mail.greeting', language, { person }) : sentence('mail.greetingNobody', language);
}

function textOf(content: MailContent, { address, portalUrl }: Place): string {
  const { language, paragraphs, facts = [], remarks = [], next = [], action, closing = [] } = content;
  const parts = [
    greeting(content),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...remarks.map(({ label, text }) => `${label}: ${text}`),
    ...next,
    action ? `${action.label}: ${address(action.path)}` : '',
    ...closing.map(({ text, path }) => (path === undefined ? text : `${text} ${address(path)}`)),
    `${sentence('mail.office', language)}\n${new URL(portalUrl).href}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => SAFE[character] ?? '');
/** What people wrote keeps its lines; a day, a number of an application and an amount are not torn apart. */
const lines = (text: string): string =>
  escape(text).replace(IN_ONE_PIECE, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>');
const IN_ONE_PIECE = /(?:\b[A-Z]{2,4}-)?[\d०-९]{4}[-/][A-Z\d०-९]+(?:-[A-Z\d०-९]+)+|(?:रु|Rs)\. [\d०-९,.]+/g;

// mail programs drop style sheets, so that every element carries its own style
const FONT =
  "font-family:Mukta,'Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const INK = '#1f2937';
const QUIET = '#4b5563';
const OFFICE_BLUE = '#1b4b8f';
const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}`;
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const RULE = '<hr style="border:0;border-top:1px solid #d1d5db;margin:28px 0">';

const paragraph = (text: string): string => `<p style="${PARAGRAPH};${WRAP}">${lines(text)}</p>`;
const linkTo = (href: string): string =>
  `<a href="${escape(href)}" style="color:${OFFICE_BLUE};${WRAP}">${escape(href)}</a>`;

function sectionOf(content: MailContent, address: (path: string) => string): string {
  const { language, heading, paragraphs, facts = [], remarks = [], next = [], action, closing = [] } = content;
  return `<div lang="${domainLanguage(language)}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4;color:${INK};${WRAP}">${escape(heading)}</h1>
${[greeting(content), ...paragraphs].map(paragraph).join('\n')}
${factTable(facts)}${remarks.map(remarkOf).join('')}${next.map(paragraph).join('\n')}
${action ? button(action.label, address(action.path), language) : ''}
${closing.map(({ text, path }) => `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${QUIET};${WRAP}">${lines(text)}${path === undefined ? '' : ` ${linkTo(address(path))}`}</p>`).join('\n')}
</div>`;
}

/** The label above its value: beside each other they would not fit on a telephone. */
function factTable(facts: NonNullable<MailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }, index) =>
      `<tr><td style="padding:8px 14px;${index === 0 ? '' : 'border-top:1px solid #e5e7eb;'}${WRAP}"><span style="display:block;font-size:13px;line-height:1.5;color:${QUIET}">${escape(label)}</span><span style="display:block;font-size:16px;line-height:1.5;color:${INK};font-weight:600">${lines(value)}</span></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:separate;border:1px solid #d1d5db;border-radius:6px;margin:0 0 16px;table-layout:fixed">${rows.join('')}</table>\n`;
}

function remarkOf({ label, text }: NonNullable<MailContent['remarks']>[number]): string {
  return `<div style="margin:0 0 16px;padding:8px 14px;border-left:4px solid ${OFFICE_BLUE};background:#f3f6fb;${WRAP}"><span style="display:block;font-size:13px;line-height:1.5;color:${QUIET}">${escape(label)}</span><span style="font-size:16px;line-height:1.6;color:${INK}">${lines(text)}</span></div>\n`;
}

/** The address also in words: some programs show no buttons, and a careful reader wants to see where one leads. */
function button(label: string, href: string, language: WireLanguage): string {
  return `<p style="margin:8px 0 16px"><a href="${escape(href)}" style="display:inline-block;padding:12px 20px;background:${OFFICE_BLUE};color:#ffffff;font-size:16px;line-height:1.4;font-weight:600;text-decoration:none;border-radius:6px">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.6;color:${QUIET};${WRAP}">${escape(sentence('mail.orOpen', language))}<br>${linkTo(href)}</p>`;
}

function footer(contents: readonly Pick<MailContent, 'language'>[], portalUrl: string): string {
  const languages = [...new Set(contents.map(({ language }) => language))];
  const notes = languages.map(
    (language) =>
      `<p lang="${domainLanguage(language)}" style="margin:0 0 8px">${escape(sentence('mail.footer', language))}</p>`,
  );
  return `${notes.join('\n')}<p style="margin:0">${linkTo(new URL(portalUrl).href)}</p>`;
}

function page({ subject, language }: Pick<Mail, 'subject' | 'language'>, body: string, foot: string): string {
  return `<!doctype html>
<html lang="${domainLanguage(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;background:#f3f4f6"><tr><td align="center" style="padding:12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #d1d5db;border-radius:8px;border-collapse:separate;text-align:left;table-layout:fixed;${FONT}">
<tr><td style="padding:14px 20px;background:${OFFICE_BLUE};border-radius:7px 7px 0 0;color:#ffffff;font-size:16px;line-height:1.4;font-weight:600">${escape(sentence('mail.office', language))}</td></tr>
<tr><td style="padding:24px 20px 8px">
${body}
</td></tr>
<tr><td style="padding:14px 20px;border-top:1px solid #e5e7eb;font-size:13px;line-height:1.6;color:${QUIET};${WRAP}">
${foot}
</td></tr>
</table>
</td></tr></table>
</body></html>`;
}
