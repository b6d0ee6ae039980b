import type { Revenue } from '@registrar/domain/calls/revenue';
import { adToBs, formatBsDate } from '@registrar/domain/calendar';
import type { WireLanguage } from '../../platform/language';

const HEADS: Readonly<Record<WireLanguage, readonly string[]>> = {
  np: [
    'मिति (वि.सं.)',
    'मिति (ई.सं.)',
    'राजस्व शीर्षक',
    'भुक्तानी सङ्ख्या',
    'विद्युतीय (रु.)',
    'भौचर (रु.)',
    'फिर्ता (रु.)',
    'खुद (रु.)',
  ],
  en: [
    'Date (BS)',
    'Date (AD)',
    'Revenue head',
    'Payments',
    'Electronic (NPR)',
    'Vouchers (NPR)',
    'Refunded (NPR)',
    'Net (NPR)',
  ],
};
const TOTAL: Readonly<Record<WireLanguage, string>> = { np: 'जम्मा', en: 'Total' };

/**
 * CSV for spreadsheets: with a UTF-8 byte order mark, amounts in rupees with two decimals, and Latin digits so that
 * they can be summed.
 */
export function revenueCsv({ rows, totals }: Revenue, language: WireLanguage): string {
  const lines = [
    HEADS[language],
    ...rows.map((row) => [
      bsDay(row.day),
      row.day,
      row.head,
      String(row.payments),
      rupees(row.cardPaisa),
      rupees(row.voucherPaisa),
      rupees(row.refundedPaisa),
      rupees(row.netPaisa),
    ]),
    [
      TOTAL[language],
      '',
      '',
      String(totals.payments),
      rupees(totals.cardPaisa),
      rupees(totals.voucherPaisa),
      rupees(totals.refundedPaisa),
      rupees(totals.netPaisa),
    ],
  ];
  return `\uFEFF${lines.map((fields) => fields.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function rupees(paisa: number): string {
  const whole = Math.floor(Math.abs(paisa) / 100);
  return `${paisa < 0 ? '-' : ''}${whole}.${String(Math.abs(paisa) % 100).padStart(2, '0')}`;
}

function bsDay(day: string): string {
  const bs = adToBs(day);
  return bs ? formatBsDate(bs) : '';
}

/** A revenue head is a text of the configuration and must not become a formula. A negative amount is a number. */
function quoted(text: string): string {
  const plain = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
