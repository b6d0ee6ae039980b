import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Language } from '@registrar/domain/bilingual';
import { companyTypes } from '@registrar/domain/enumerations/company-types';
import { clauseGroupOf } from '@registrar/domain/papers';
import type { FilingFrame } from '@registrar/domain/processes';
import {
  foreignBranch,
  jointVenture,
  nonProfit,
  publicCompany,
  soleOwner,
  twoOwners,
} from '@registrar/domain/testing/registration-examples';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { pdfinfo, pdftotext, POPPLER } from '../../../test/pdf-tools';
import type { Paper } from '../paper-data';
import { typesetDraft } from '../typeset';
import { applicationLetter } from './application-letter';
import { associationPaper } from './association-paper';
import { readFounding, type Founding } from './read-founding';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
}, 180_000);
afterAll(() => gateway?.close());

const NAME = {
  ne: 'राष्ट्रिय हिमचुली कृषि व्यापार प्राइभेट लिमिटेड',
  en: 'Rastriya Himchuli Agriculture Trading Private Limited',
};
const MADE_AT = new Date('2026-11-22T06:00:00Z');
const languages: readonly Language[] = ['ne', 'en'];
const examples: Readonly<Record<string, () => FilingFrame>> = {
  soleOwner,
  twoOwners,
  jointVenture,
  publicCompany,
  nonProfit,
  foreignBranch,
};
const withPoppler = POPPLER ? test : test.skip;

const foundingOf = (frame: FilingFrame, companyName = NAME): Promise<Founding> =>
  readFounding(gateway.platform.database.db, frame, {
    companyName,
    applicationNumber: 'CR-2083/84-KTM-000001',
    officeId: 9001,
  });
/** To look at: PAPERS_OUT names a folder. */
async function set(name: string, paper: Paper, language: Language): Promise<Buffer> {
  const { bytes } = await typesetDraft(gateway.platform.pdf, paper, language, { madeAt: MADE_AT });
  if (process.env.PAPERS_OUT) fs.writeFileSync(path.join(process.env.PAPERS_OUT, `${name}-${language}.pdf`), bytes);
  return bytes;
}

test.each(Object.keys(examples))('every paper of %s is set in both languages', async (name) => {
  const frame = examples[name]?.() ?? soleOwner();
  const founding = await foundingOf(frame);
  const papers = clauseGroupOf(founding.companyType) === undefined ? [] : (['MOA', 'AOA'] as const);
  for (const language of languages) {
    for (const paper of papers)
      expect(
        (await set(`${name}-${paper}`, associationPaper(founding, paper, language), language))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    expect(
      (await set(`${name}-letter`, applicationLetter(founding, language, '2026-11-22'), language))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test.each(companyTypes.keys)('every clause set of %s is set, with nothing answered yet', async (companyType) => {
  const founding = await foundingOf({ companyType, company: null, answers: {}, today: '2026-11-22' });
  for (const paper of ['MOA', 'AOA'] as const) {
    for (const language of languages)
      await set(`empty-${companyType}-${paper}`, associationPaper(founding, paper, language), language);
  }
});

withPoppler(
  'the Nepali of a memorandum can be searched, every draft says that it is one, and user text stays as it was typed',
  async () => {
    const evil = '#evil[*x*] $y$ #read("/etc/passwd") <b>bold</b> @ref \\ `raw` _under_ = heading';
    const frame = soleOwner();
    const founding = await foundingOf({
      ...frame,
      answers: {
        ...frame.answers,
        DOCUMENT_GENERATION: {
          clauses: [
            { document: 'MOA', clause: 'rights', english: evil, nepali: evil },
            { document: 'MOA', clause: 'own-1', nepali: 'थप व्यवस्था गरिएको छ।', headingNepali: '= #strong[हो]' },
          ],
        },
      },
    });
    const text = pdftotext(await set('evil', associationPaper(founding, 'MOA', 'ne'), 'ne')).replaceAll(/\s+/gu, ' ');
    for (const words of [
      'प्रबन्धपत्र',
      'शेयरधनीको दायित्व',
      'अधिकृत पुँजी',
      'राष्ट्रिय हिमचुली कृषि',
      'मञ्जुर',
      'सङ्ख्या',
      'ठेगाना',
      'हुनेछ',
      'थप व्यवस्था गरिएको छ।',
      '= #strong[हो]',
      'मस्यौदा',
      '#evil[*x*] $y$ #read("/etc/passwd") <b>bold</b>',
    ])
      expect(text).toContain(words);
  },
);

withPoppler(
  'a memorandum of 500 shareholders is one file of many pages',
  async () => {
    const frame = publicCompany();
    const founding = await foundingOf(frame);
    const many = {
      ...founding,
      founders: Array.from({ length: 500 }, (_, index) => ({
        ...(founding.founders[0] ?? { name: NAME, address: NAME, identity: NAME, quantity: 1 }),
        quantity: index,
      })),
    };
    expect(
      Number(/Pages:\s+(\d+)/.exec(pdfinfo(await set('many', associationPaper(many, 'MOA', 'ne'), 'ne')))?.[1]),
    ).toBeGreaterThan(20);
  },
  60_000,
);

test('two renderings of the same data are the same bytes', async () => {
  const paper = associationPaper(await foundingOf(twoOwners()), 'AOA', 'ne');
  expect((await set('same', paper, 'ne')).equals(await set('same', paper, 'ne'))).toBe(true);
});
