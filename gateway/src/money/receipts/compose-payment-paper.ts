import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { moneyInWords, type Paisa } from '@registrar/domain/money';
import type { Paper } from '../../papers/paper-data';
import { amountIn, same } from './paper-words';

export interface PaidLine {
  readonly name: Bilingual;
  readonly revenueHead: string;
  readonly fiscalYear: string;
  readonly amountPaisa: Paisa;
}

/** The content of a receipt or a credit note. Days in AD. */
export interface PaymentPaperFacts {
  readonly kind: 'RECEIPT' | 'CREDIT_NOTE';
  readonly office: Bilingual;
  readonly number: string;
  readonly day: string;
  readonly payer: Bilingual;
  readonly facts: LetterContent['facts'];
  readonly lines: readonly PaidLine[];
  readonly totalPaisa: Paisa;
  readonly signatory: LetterContent['signatory'];
}

const TITLES: Readonly<Record<PaymentPaperFacts['kind'], Bilingual>> = {
  RECEIPT: { ne: 'राजस्व रसिद', en: 'Receipt' },
  CREDIT_NOTE: { ne: 'रकम फिर्ता पत्र', en: 'Credit note' },
};

const STATEMENTS: Readonly<Record<PaymentPaperFacts['kind'], Bilingual>> = {
  RECEIPT: {
    ne: 'तल उल्लिखित रकम यस कार्यालयमा प्राप्त भएको व्यहोरा प्रमाणित गरिन्छ।',
    en: 'This is to certify that this office has received the amount below.',
  },
  CREDIT_NOTE: {
    ne: 'तल उल्लिखित रकम भुक्तानीकर्तालाई फिर्ता दिन स्वीकृत भएको व्यहोरा प्रमाणित गरिन्छ।',
    en: 'This is to certify that the refund of the amount below to the payer has been approved.',
  },
};

const PAYER: Readonly<Record<PaymentPaperFacts['kind'], Bilingual>> = {
  RECEIPT: { ne: 'रकम बुझाउने', en: 'Received from' },
  CREDIT_NOTE: { ne: 'रकम फिर्ता पाउने', en: 'Refund to' },
};

const WORDS = {
  number: { ne: 'नम्बर', en: 'Number' },
  day: { ne: 'मिति', en: 'Date' },
  what: { ne: 'विवरण', en: 'Particulars' },
  head: { ne: 'राजस्व शीर्षक', en: 'Revenue head' },
  fiscalYear: { ne: 'आ.व.', en: 'FY' },
  amount: { ne: 'रकम', en: 'Amount' },
  total: { ne: 'जम्मा', en: 'Total' },
  qr: { ne: 'कागजातको सत्यता जाँच्ने लिङ्कको QR', en: 'QR code of the link that checks the authenticity of this document' },
  code: { ne: 'प्रमाणीकरण सङ्केत', en: 'Verification code' },
  verify: { ne: 'यो कागजातको सत्यता जाँच्ने लिङ्क:', en: 'Check the authenticity of this document at:' },
  signed: { ne: 'विद्युतीय हस्ताक्षर गरिएको', en: 'Signed electronically' },
} as const satisfies Record<string, Bilingual>;

/** The content for `/view`. */
export function paymentPaperContent({
  kind,
  office,
  number,
  day,
  payer,
  facts,
  lines,
  totalPaisa,
  signatory,
}: PaymentPaperFacts): LetterContent {
  return {
    office,
    title: TITLES[kind],
    number,
    addressee: payer,
    paragraphs: [STATEMENTS[kind]],
    signatory,
    facts: [
      { label: WORDS.day, value: inBothCalendars(day) },
      { label: PAYER[kind], value: payer },
      ...facts,
      ...lines.map(({ name, amountPaisa }) => ({ label: name, value: amountIn(amountPaisa) })),
      { label: WORDS.total, value: amountIn(totalPaisa) },
    ],
  };
}

/** The content of the file: one sheet in both languages. */
export function paymentPaper({
  kind,
  office,
  number,
  day,
  payer,
  facts,
  lines,
  totalPaisa,
  signatory,
}: PaymentPaperFacts): Paper {
  return {
    template: 'payment.typ',
    data: {
      title: TITLES[kind],
      office,
      number,
      day: inBothCalendars(day),
      statement: STATEMENTS[kind],
      signatory,
      words: WORDS,
      facts: [{ label: PAYER[kind], value: payer }, ...facts],
      lines: lines.map(({ name, revenueHead, fiscalYear, amountPaisa }) => ({
        name,
        head: same(revenueHead),
        fiscalYear: { ne: toNepaliDigits(fiscalYear), en: fiscalYear },
        amount: amountIn(amountPaisa),
      })),
      total: amountIn(totalPaisa),
      inWords: { ne: `अक्षरेपी: ${moneyInWords(totalPaisa, 'ne')}`, en: `In words: ${moneyInWords(totalPaisa, 'en')}` },
    },
  };
}
