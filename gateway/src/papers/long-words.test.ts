import { afterAll, expect, test } from '@jest/globals';
import { pdfWords, POPPLER, type PdfWord } from '../../test/pdf-tools';
import { createPdfEngine } from '../platform/pdf/pdf-engine';
import type { Paper } from './paper-data';
import { typeset, typesetDraft } from './typeset';

const pdf = createPdfEngine();
afterAll(() => pdf.close());

const withPoppler = POPPLER ? test : test.skip;
const madeAt = new Date('2026-11-27T00:00:00Z');

/** A hundred letters and no blank, wide and narrow ones, with conjuncts. */
const MEDIUM = 'Registrationfees';
const LATIN = 'Mahawwmmamm'.repeat(10).slice(0, 100);
const DEVANAGARI = [...'कृष्णप्रसादत्रिविक्रमज्ञानेश्वरी'.repeat(6)].slice(0, 100).join('').replace(/्$/u, '');
const same = { ne: LATIN, en: LATIN };
const long = { ne: DEVANAGARI, en: LATIN };
const short = { ne: 'शब्द', en: 'Word' };
const person = (text: string) => ({ name: text, address: text, identity: text, shares: '१,००,०००', number: '१' });
const signatory = { name: long, role: long };
const fact = (value: typeof long) => ({ label: short, value });

const PAPERS: Readonly<Record<Paper['template'], readonly Record<string, unknown>[]>> = {
  'certificate.typ': [
    {
      title: short, office: short, number: '123456/083/084', registeredOn: short, opening: short, company: long,
      statement: { ne: `${DEVANAGARI} दर्ता भयो`, en: `${LATIN} is registered` },
      facts: [fact(long), fact(same)], signatory, words: words('number', 'registeredOn', 'qr', 'code', 'verify', 'signed'),
    },
  ],
  'payment.typ': [
    {
      title: short, office: short, number: 'INV-2083/84-KTM-000001', day: short, statement: long, facts: [fact(long), fact(same)],
      lines: [{ name: long, head: { ne: MEDIUM, en: MEDIUM }, fiscalYear: { ne: '२०८३/८४', en: '2083/84' }, amount: short }],
      total: short, inWords: long, signatory,
      words: words('number', 'day', 'what', 'head', 'fiscalYear', 'amount', 'total', 'qr', 'code', 'verify', 'signed'),
    },
  ],
  'model-form.typ': [
    {
      language: 'ne', title: MEDIUM, version: 'Word',
      parts: [
        { kind: 'TEXT', text: DEVANAGARI },
        { kind: 'TEXT', text: `(१) ${LATIN}` },
        { kind: 'CLAUSE', number: '१', heading: MEDIUM, law: 'Word', paragraphs: [LATIN, `(क) ${DEVANAGARI}`] },
        { kind: 'TABLE', signed: true, rows: [['Word', 'Word', 'Word'], ['१', `${LATIN}\n${DEVANAGARI}`, '']] },
        { kind: 'TABLE', signed: false, rows: [['Word', 'Word', 'Word', 'Word'], [MEDIUM, MEDIUM, 'Word']] },
      ],
    },
  ],
  'record-letter.typ': [true, false].map((compared) => ({
    title: short, office: short, number: 'L-1', date: short, company: long, registrationNumber: '123456/083/084',
    subject: short, body: long, compared,
    changes: [{ label: short, before: long, after: same }, { label: short, before: null, after: long }],
    signatory,
    words: words('number', 'date', 'to', 'registrationNumber', 'subject', 'part', 'before', 'after', 'none', 'qr', 'code', 'verify', 'signed'),
  })),
  'application-letter.typ': [LATIN, DEVANAGARI].map((text) => ({
    language: text === LATIN ? 'en' : 'ne', title: 'Letter', number: 'A-1', date: '2083-08-12', office: text, subject: text,
    salutation: 'Sir', request: text, facts: [{ label: 'Name', value: text }], declaration: text, applicants: [person(text)],
    more: text, words: plain('number', 'date', 'to', 'subject', 'applicants', 'signature'),
  })),
  'association.typ': [LATIN, DEVANAGARI].map((text) => ({
    language: text === LATIN ? 'en' : 'ne', title: 'Articles', company: text, otherName: text === LATIN ? DEVANAGARI : LATIN, act: 'Act',
    registered: { number: '1/083', day: '2083-08-12', office: text, amended: '2083-08-13' }, introduction: text,
    clauses: Array.from({ length: 12 }, (_, index) => ({
      number: String(index + 1), heading: text, law: 'Section 6', paragraphs: [text, `(a) ${text}`], amended: text,
    })),
    changesTitle: 'Changes', changes: [{ label: 'Name', before: text, after: text }, { label: text, before: null, after: text }],
    foundersTitle: 'Founders', founders: [person(text)], ofShares: true, total: '1', witnessesTitle: 'Witnesses', witnesses: [person(text)],
    drafter: { name: text, licence: text },
    words: plain('registered', 'registeredOn', 'amendedOn', 'qr', 'verify', 'code', 'signature', 'part', 'before', 'after',
      'number', 'name', 'shares', 'total', 'drafter', 'licence'),
  })),
  'signature.typ': [LATIN, DEVANAGARI].map((text) => ({
    language: text === LATIN ? 'en' : 'ne', title: text, facts: [{ label: 'Name', value: text }], statement: text, party: text, role: text,
    signature: {
      heading: text, how: text, facts: [{ label: text, value: text }], hash: { label: text, value: '0123456789abcdef'.repeat(4) },
    },
    unsigned: text,
  })),
}; // prettier-ignore

function words(...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, short]));
}
function plain(...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, 'Word']));
}

/** A little of a letter may stand out of its box. */
const SLACK = 1;

const lieOver = (a: PdfWord, b: PdfWord): boolean =>
  a.page === b.page &&
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  // lines of Devanagari come near each other: over means by half of the height
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;

/** Centimetres from the left and right edge of an A4 page at which each template has its text. */
const MARGINS: Readonly<Record<Paper['template'], number>> = {
  'certificate.typ': 2.4,
  'payment.typ': 2.2,
  'record-letter.typ': 2.4,
  'application-letter.typ': 2.6,
  'association.typ': 2.6,
  'signature.typ': 2.6,
  'model-form.typ': 2.4,
};
const CM = 72 / 2.54;
const PAGE = { width: 595.28, height: 841.89 };

for (const template of Object.keys(PAPERS) as Paper['template'][]) {
  withPoppler(`a word of a hundred letters stays in its place: ${template}`, async () => {
    for (const data of PAPERS[template]) {
      const { bytes } = await typeset(pdf, { template, data }, {
        code: 'ABCDEFGHJKMNPQRS', portalUrl: 'https://portal.example.gov.np', demonstration: true, madeAt,
      }); // prettier-ignore
      const found = pdfWords(bytes);
      const outside = found.filter(
        ({ left, right, top, bottom }) =>
          left < MARGINS[template] * CM - SLACK ||
          right > PAGE.width - MARGINS[template] * CM + SLACK ||
          top < 0 ||
          bottom > PAGE.height,
      );
      expect(outside).toEqual([]);
      const over = found.flatMap((a, index) =>
        found
          .slice(index + 1)
          .filter((b) => lieOver(a, b))
          .map((b) => [a, b]),
      );
      expect(over).toEqual([]);
      // whoever copies the name gets its letters and nothing else
      const copied = found.map(({ text }) => text).join('');
      expect(copied).not.toMatch(/\p{Cf}(?<!\u200C|\u200D)/u);
      expect(copied).toContain(JSON.stringify(data).includes(LATIN) ? LATIN : DEVANAGARI);
    }
  });
}

withPoppler('so it does in a draft, and words of usual length are never broken', async () => {
  const [data] = PAPERS['association.typ'];
  const usual = JSON.parse(
    JSON.stringify({ ...data, registered: null }).replaceAll(LATIN, 'Himalayan Agricultural Equipment Manufacturers'),
  );
  const { bytes } = await typesetDraft(pdf, { template: 'association.typ', data: usual }, 'en', { madeAt });
  const broken = pdfWords(bytes).filter(({ text }) => /^(Himal|Agricul|Equip|Manuf)/.test(text) && text.length < 9);
  expect(broken).toEqual([]);
});
