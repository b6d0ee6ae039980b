import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { checkProposedName } from '../../names/check-proposed-name';
import { importNames, type NameImportSummary, type RefusedName } from './import-names';
import { UnreadableNames } from './read-name-lines';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway.close());

const HEAD = 'registration_number,name_english,name_nepali,status,date';

async function load(fingerprint: string, ...lines: string[]): Promise<NameImportSummary & { report: RefusedName[] }> {
  const report: RefusedName[] = [];
  const source = Readable.from([lines.join('\n')]);
  const summary = await importNames(gateway.platform, { source, fingerprint, office: 'TEST', onRefused: (line) => report.push(line) });
  return { ...summary, report };
}

const outcomeOf = async (english: string, nepali: string): Promise<string> =>
  (await checkProposedName(gateway.platform.database.db, { english, nepali }, { now: gateway.clock.now() })).outcome;

test('the names of a file stand in the way from then on, the dead ones for five years', async () => {
  const lines = [
    HEAD,
    '1001,Kalinchok Udhyog Pvt. Ltd.,कालिञ्चोक उद्योग प्रा.लि.,ACTIVE,2010-02-03',
    '1002,Bhairabkund Paper Limited,भैरवकुण्ड पेपर लिमिटेड,,२०६७-०१-१५',
    '1003,Sailung Dairy Private Limited,सैलुङ डेरी प्राइभेट लिमिटेड,deregistered,2024-05-05',
    '1004,Phulchoki Wool Private Limited,फुलचोकी ऊन प्राइभेट लिमिटेड,DEREGISTERED,2010-05-05',
  ];
  expect(await load('names', ...lines)).toMatchObject({ added: 4, refused: 0, resumedAfter: 0, learned: { names: 4 } });
  expect(await outcomeOf('Kalinchowk Udhyog', 'कालिन्चोक उद्योग')).toBe('SIMILAR_EXISTS');
  expect(await outcomeOf('Bhairabkund Paper', 'भैरवकुण्ड पेपर')).toBe('ALREADY_REGISTERED');
  expect(await outcomeOf('Sailung Dairy', 'सैलुङ डेरी')).toBe('ALREADY_REGISTERED');
  expect(await outcomeOf('Phulchoki Wool', 'फुलचोकी ऊन')).toBe('AVAILABLE');
  const companies = await gateway.platform.database.db.selectFrom('company').select(['registration_number', 'registered_on', 'deregistered_on', 'status']).where('registration_number', 'in', ['1002', '1003']).orderBy('registration_number').execute();
  expect(companies).toEqual([
    { registration_number: '1002', registered_on: '2010-04-28', deregistered_on: null, status: 'ACTIVE' },
    { registration_number: '1003', registered_on: null, deregistered_on: '2024-05-05', status: 'DEREGISTERED' },
  ]);

  const again = await load('names under another name', ...lines);
  expect(again).toMatchObject({ added: 0, refused: 4 });
  expect(again.report.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
});

test('each refused line is told with its number and why; the others are taken in', async () => {
  const { report, added } = await load(
    'refusals', HEAD,
    ',No Number,नम्बर छैन,,',
    '2001,देवनागरी नाम,देवनागरी नाम,,',
    '2002,Latin In Nepali,Latin,,',
    '2003,,,,',
    '2004,Unknown State,अज्ञात अवस्था,ASLEEP,',
    '2005,Dead Without Day,दिन बिना,DEREGISTERED,',
    '2006,Impossible Day,असम्भव दिन,,2010-02-31',
    '2007,Only English Name,,,',
    '2007,Only English Name,,,',
  );
  expect(added).toBe(1);
  expect(Object.fromEntries(report.map(({ line, reason }) => [line, reason]))).toEqual({
    2: 'registration_number: is missing',
    3: 'name_english: is written in Devanagari',
    4: 'name_nepali: is written in Latin letters',
    5: 'name_english: is missing, and so is name_nepali',
    6: expect.stringContaining('status: is none of ACTIVE'),
    7: expect.stringContaining('date: is missing'),
    8: expect.stringContaining('date: is no day'),
    10: 'the register has this company already',
  });
});

test('an import that ended half-way goes on there, and one that is done changes nothing', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${30_000 + index},Lekhali Udyam ${letters(index)},लेखाली उद्यम ${letters(index, 'कखगघचछजझटठ', 'ा')},,`);
  const breaking = Readable.from((async function* () {
    yield `${HEAD}\n${lines.slice(0, 2_500).join('\n')}\n`;
    for (;;) {
      const { rows } = await sql<{ lines: number }>`select lines from name_import where fingerprint = 'long'`.execute(gateway.platform.database.db);
      if (rows.length > 0) throw new Error('the disk went away');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })());
  await expect(importNames(gateway.platform, { source: breaking, fingerprint: 'long', office: 'TEST', onRefused: () => undefined })).rejects.toThrow('the disk went away');
  const rest = await load('long', HEAD, ...lines);
  expect(rest).toMatchObject({ resumedAfter: 2_001, added: 1_000, refused: 0 });
  expect(await load('long', HEAD, ...lines)).toMatchObject({ resumedAfter: 3_001, added: 0, refused: 0 });
});

test('a file without the columns, and an office that is not there, are refused as a whole', async () => {
  await expect(load('columns', 'number,name\n1,2')).rejects.toThrow(UnreadableNames);
  await expect(importNames(gateway.platform, { source: Readable.from([HEAD]), fingerprint: 'office', office: 'MARS', onRefused: () => undefined })).rejects.toThrow('no active office');
});

/** A number in letters, since names have no digits. */
function letters(index: number, alphabet = 'bcdfghjklm', vowel = 'a'): string {
  return [...String(index).padStart(4, '0')].map((digit) => [...alphabet][Number(digit)] ?? '').join(vowel);
}
