import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };
import type { Message } from './mailbox';
import { TYPEFACE_STYLE } from './typeface';

export type Language = 'ne' | 'en';
export interface PageFilter {
  readonly to: string;
  readonly channel: string;
}

const TEXTS = { ne, en };
const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => SAFE[character] ?? '');
const linked = (text: string): string =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Nepal has no daylight saving; the portal shows its time everywhere. */
const time = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'ne' ? 'ne-NP' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kathmandu',
  }).format(new Date(instant));

export const STYLE = `${TYPEFACE_STYLE}
  :root { color-scheme: light; font-family: Mukta, system-ui, sans-serif; line-height: 1.6; color: #1f2937; background: #f5f6f8 }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem }
  header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline }
  h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.05rem; margin: 0 }
  a { color: #1b4b8f; overflow-wrap: anywhere }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 }
  label { display: grid; gap: .2rem }
  input, select, button { font: inherit; padding: .35rem .6rem; border: 1px solid #6b7280; border-radius: 4px; background: #fff; min-height: 2.4rem }
  button { background: #1b4b8f; border-color: #1b4b8f; color: #fff }
  :focus-visible { outline: 3px solid #1b4b8f; outline-offset: 2px }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
  ul { margin: 0 }
  ol > li { background: #fff; border: 1px solid #d1d5db; border-radius: 6px; padding: .75rem 1rem }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0 }
  .about { color: #4b5563; margin: 0 }
  iframe { display: block; width: 100%; height: 34rem; margin: .5rem 0; border: 1px solid #d1d5db; border-radius: 4px; resize: vertical }
  summary { cursor: pointer; color: #1b4b8f }`;

const sizeOf = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language === 'ne' ? 'ne-NP' : 'en-GB', {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1024));

function files({ id, attachments }: Message, language: Language): string {
  if (attachments.length === 0) return '';
  const links = attachments.map(
    ({ name, size }, index) =>
      `<li><a href="/messages/${encodeURIComponent(id)}/attachments/${index}" download>${escape(name)}</a> (${sizeOf(size, language)})</li>`,
  );
  return `<p class="about">${TEXTS[language].attachments}:</p><ul>${links.join('')}</ul>`;
}

function item(message: Message, language: Language): string {
  const texts = TEXTS[language];
  const heading = message.channel === 'sms' ? texts.sms : `${texts.email}: ${message.subject ?? texts.noSubject}`;
  return `<li><article><h2>${escape(heading)}</h2>
    <p class="about">${texts.to}: ${escape(message.to)} · ${texts.received}: <time datetime="${message.receivedAt}">${time(message.receivedAt, language)}</time></p>
    ${shown(message, heading, language)}${files(message, language)}</article></li>`;
}

/** A mail as its receiver sees it, in a frame that runs nothing, and its text part; an SMS is text. */
function shown({ id, html, body, language: written }: Message, heading: string, language: Language): string {
  const text = `<pre lang="${written === 'np' ? 'ne' : 'en'}">${linked(body)}</pre>`;
  if (html === null) return text;
  return `<iframe src="/messages/${encodeURIComponent(id)}/html" title="${escape(heading)}" loading="lazy" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>
    <details><summary>${TEXTS[language].asText}</summary>${text}</details>`;
}

export function mailboxPage(messages: readonly Message[], filter: PageFilter, language: Language): string {
  const texts = TEXTS[language];
  const other: Language = language === 'ne' ? 'en' : 'ne';
  const query = (lang: Language): string =>
    escape(`/?${new URLSearchParams({ lang, to: filter.to, channel: filter.channel }).toString()}`);
  const option = (value: string, text: string): string =>
    `<option value="${value}"${filter.channel === value ? ' selected' : ''}>${text}</option>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><header><h1>${texts.title}</h1><nav><a href="${query(other)}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></nav></header>
<main><p class="about">${texts.explanation}</p>
<form method="get" action="/"><input type="hidden" name="lang" value="${language}">
<label>${texts.recipient}<input name="to" value="${escape(filter.to)}" autocomplete="off"></label>
<label>${texts.channel}<select name="channel">${option('', texts.all)}${option('email', texts.email)}${option('sms', texts.sms)}</select></label>
<button>${texts.show}</button> <a href="${query(language)}">${texts.refresh}</a></form>
${messages.length === 0 ? `<p>${texts.empty}</p>` : `<ol>${messages.map((message) => item(message, language)).join('\n')}</ol>`}
</main></body></html>`;
}
