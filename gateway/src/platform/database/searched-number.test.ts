import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toNepaliDigits } from '@registrar/domain/digits';
import { z } from 'zod';
import { addCompany } from '../../../test/company-kit';
import { callerOf, filledDraft, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, auditor: Caller;
let applicationNumber = '';

const COMPANY = '98/76-A-054';

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, sita, gita, auditor] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'sita.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'auditor.demo'),
  ];
  ({ applicationNumber = '' } = z
    .looseObject({ applicationNumber: z.string() })
    .parse(await take(await filledDraft(ram), [[ram, 'submit']])));
  await addCompany(gateway, sita.userId, {
    registrationNumber: COMPANY,
    english: 'Searched Bivatsa Limited',
    nepali: 'खोजिएको बिभत्स लिमिटेड',
  });
});
afterAll(() => gateway?.close());

/** One number, as people write it when they look for it. */
const SPELLINGS: readonly (readonly [string, (number: string) => string])[] = [
  ['as it is printed', (number) => number],
  ['in Nepali digits', toNepaliDigits],
  ['in small letters', (number) => number.toLowerCase()],
  ['with marks that nobody sees', (number) => `\u200E${number}\u200B`],
  ['with the dashes of a word processor', (number) => number.replaceAll('-', '–')],
  ['with blanks around it', (number) => `\u00A0 ${number} `],
  ['with blanks between its parts', (number) => number.replaceAll(/[-/]/g, ' ')],
  ['behind what a letterhead calls it', (number) => `दर्ता नं. ${toNepaliDigits(number)}`],
  ['behind the same in English', (number) => `Regd. No: ${number}`],
  ['behind a sign of a number', (number) => `# ${number}`],
  ['without anything between its parts', (number) => number.replaceAll(/[-/]/g, '')],
];

const idsIn = (data: unknown): number => z.object({ items: z.array(z.unknown()) }).parse(data).items.length;

/** Every box that takes the number of a filing: how many it finds. */
const OF_FILINGS: readonly (readonly [string, (search: string) => Promise<number>])[] = [
  ['the own applications', async (search) => count(ram, `external/api/application?search=${search}`)],
  ['the desk', async (search) => count(gita, `external/api/desk?queue=all&search=${search}`)],
  ['the audit', async (search) => count(auditor, `external/api/audit?objectId=${search}`)],
];
async function count(caller: Caller, path: string): Promise<number> {
  const answer = await caller.call('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return idsIn(answer.body.data);
}

test.each(SPELLINGS)('a filing is found by its number %s, in every box', async (_how, spelt) => {
  for (const [box, search] of OF_FILINGS) {
    const expected = await search(encodeURIComponent(applicationNumber));
    expect(expected).toBeGreaterThan(0);
    expect([box, await search(encodeURIComponent(spelt(applicationNumber)))]).toEqual([box, expected]);
  }
});

test.each(SPELLINGS)('a company is found by its number %s, in every box', async (_how, spelt) => {
  const number = encodeURIComponent(spelt(COMPANY));
  expect(idsIn((await gateway.call('GET', `external/api/company/search?number=${number}`)).body.data)).toBe(1);
  const merged = await gita.call(
    'GET',
    `external/api/company-merge/search/company-details?registrationNumber=${number}`,
  );
  expect(z.array(z.unknown()).parse(merged.body.data)).toHaveLength(1);
});

test('signs alone are no number', async () => {
  expect(await count(gita, `external/api/desk?queue=all&search=${encodeURIComponent('---')}`)).toBe(0);
});
