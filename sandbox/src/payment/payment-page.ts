import en from '../locales/en.json' with { type: 'json' };
import ne from '../locales/ne.json' with { type: 'json' };
import { TYPEFACE_STYLE } from '../typeface';
import type { Order } from './orders';
import { outcomes } from './outcomes';

export type Language = 'ne' | 'en';

const TEXTS = { ne, en };
const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => SAFE[character] ?? '');
const money = (paisa: number, language: Language): string =>
  new Intl.NumberFormat(language === 'ne' ? 'ne-NP' : 'en-IN', {
    minimumFractionDigits: 2,
    numberingSystem: language === 'ne' ? 'deva' : 'latn',
  }).format(paisa / 100);

export const PAYMENT_STYLE = `${TYPEFACE_STYLE}
  :root { color-scheme: light; font-family: Mukta, system-ui, sans-serif; line-height: 1.6; color: #1f2937; background: #eef1f5 }
  body { margin: 0 auto; max-width: 30rem; padding: 1rem }
  main { background: #fff; border: 1px solid #d1d5db; border-radius: 8px; padding: 1rem 1.25rem 1.25rem; margin-block-start: 1rem }
  h1 { font-size: 1.35rem; margin: 0 }
  .about { color: #4b5563; margin: .25rem 0 0 }
  .notice { background: #fff7e0; border: 1px solid #b45309; border-radius: 6px; padding: .4rem .75rem; margin: 0 0 1rem }
  .amount { font-size: 1.75rem; font-weight: 700; margin: .25rem 0 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; margin: 0 0 1rem } dt { color: #4b5563 } dd { margin: 0; overflow-wrap: anywhere }
  form { display: grid; gap: .6rem } fieldset { border: 0; border-block-start: 1px solid #d1d5db; margin: .75rem 0 0; padding: .75rem 0 0; display: grid; gap: .6rem } legend { color: #4b5563; padding: 0 }
  button { font: inherit; min-height: 2.75rem; padding: .4rem .9rem; border: 1px solid #1b4b8f; border-radius: 6px; background: #fff; color: #1b4b8f; cursor: pointer; text-align: start }
  button.main { background: #1b4b8f; color: #fff; text-align: center; font-weight: 700 }
  a { color: #1b4b8f }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px }`;

function frame(language: Language, body: string): string {
  const texts = TEXTS[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts['payment.title']}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>${texts['payment.title']}</h1><p class="about">${texts['payment.about']}</p>${body}</main></body></html>`;
}

/** What the payer sees: the amount, and what may happen to it. */
export function checkoutPage(order: Order, code: string, language: Language): string {
  const texts = TEXTS[language];
  const other: Language = language === 'ne' ? 'en' : 'ne';
  const hidden = (fields: Readonly<Record<string, string>>): string =>
    Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
      .join('');
  const button = (outcome: string, main = false): string =>
    `<button name="outcome" value="${outcome}"${main ? ' class="main"' : ''}>${TEXTS[language][`payment.outcome.${outcome as 'SUCCESS'}`]}</button>`;
  const [success, ...others] = outcomes;
  return frame(
    language,
    `
<form method="post" action="/checkout">${hidden({ code, token: order.token, sessionId: order.sessionId, lang: other === 'ne' ? 'np' : 'en' })}<button lang="${other}">${texts['payment.otherLanguage']}</button></form>
<p class="amount">${texts['payment.rupees']} ${money(order.amount, language)}</p>
<dl><dt>${texts['payment.merchant']}</dt><dd>${escape(code)}</dd><dt>${texts['payment.for']}</dt><dd>${escape(order.remarks)}</dd></dl>
<p class="notice">${texts['payment.noMoney']}</p>
<form method="post" action="/pay">${hidden({ token: order.token, sessionId: order.sessionId, lang: language })}${button(success, true)}
<fieldset><legend>${texts['payment.others']}</legend>${others.map((outcome) => button(outcome)).join('')}</fieldset></form>`,
  );
}

export function refusalPage(language: Language): string {
  const texts = TEXTS[language];
  return frame(language, `<p role="alert">${texts['payment.invalid']}</p>`);
}
