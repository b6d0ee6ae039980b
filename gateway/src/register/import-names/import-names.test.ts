import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { eventually } from '../../../test/stomp-client';
import { checkProposedName } from '../../names/check-proposed-name';
import { learnNames } from '../../names/learn-names';
import { importNames, type NameImportSummary, type RefusedName } from './import-names';
import { UnreadableNames } from './read-name-lines';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const HEAD = 'registration_number,name_english,name_nepali,status,date';

async function load(fingerprint: string, ...lines: string[]): Promise<NameImportSummary & { report: RefusedName[] }> {
  const report: RefusedName[] = [];
  const source = Readable.from([lines.join('\n')]);
  const summary = await importNames(gateway.platform, {
    source,
    fingerprint,
    office: 'TEST',
    onRefused: (line) => report.push(line),
  });
  return { ...summary, report };
}

const outcomeOf = async (english: string, nepali: string): Promise<string> =>
  (await checkProposedName(gateway.platform.database.db, { english, nepali }, { now: gateway.clock.now() })).outcome;

test('the names of a file are protected from then on, names of closed companies for five years', async () => {
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
  const companies = await gateway.platform.database.db
    .selectFrom('company')
    .select(['registration_number', 'registered_on', 'deregistered_on', 'status'])
    .where('registration_number', 'in', ['1002', '1003'])
    .orderBy('registration_number')
    .execute();
  expect(companies).toEqual([
    { registration_number: '1002', registered_on: '2010-04-28', deregistered_on: null, status: 'ACTIVE' },
    { registration_number: '1003', registered_on: null, deregistered_on: '2024-05-05', status: 'DEREGISTERED' },
  ]);

  const again = await load('names under another name', ...lines);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4, refused: 0 });
});

test('each refused line is reported with its number and reason; the others are imported', async () => {
  const { report, added } = await load(
    'refusals',
    HEAD,
    ',No Number,नम्बर छैन,,',
    '2001,देवनागरी नाम,देवनागरी नाम,,',
    '2002,Latin In Nepali,Latin,,',
    '2003,,,,',
    '2004,Unknown State,अज्ञात अवस्था,ASLEEP,',
    '2005,Dead Without Day,दिन बिना,DEREGISTERED,',
    '2006,Impossible Day,असम्भव दिन,,2010-02-31',
    '2007,Only English Name,,,',
    '2007,Only English Name,,,', // a repeated line is no error
    '2008,Not Yet,भोलि दर्ता,,2099-01-01',
    '2009,Two,दुई,,,more,',
    `2010,${'Long '.repeat(2_000)},,,`,
    '2011,Has "a Quote",उद्धरण,,',
    '2012,Kаrnali Traders,,,', // a Cyrillic a
    '2013,Holds \u0007 A Bell,,,',
    '2014,"Never Closed,बन्द नभएको,,',
    '2015,"Closed, and ""quoted""",उद्धरण चिह्न,,',
  );
  expect(added).toBe(2);
  expect(Object.fromEntries(report.map(({ line, reason }) => [line, reason]))).toEqual({
    2: 'registration_number: is missing',
    3: 'name_english: has letters that are not Latin',
    4: 'name_nepali: has letters that are not Devanagari',
    5: 'name_english: is missing, and so is name_nepali',
    6: expect.stringContaining('status: is none of ACTIVE'),
    7: expect.stringContaining('date: is missing'),
    8: expect.stringContaining('date: is no day'),
    11: expect.stringContaining('date: is no day until today'),
    12: 'has 7 fields, the first line names 5',
    13: 'is longer than 5000 bytes',
    14: expect.stringContaining('is no line of a CSV'),
    15: 'name_english: has letters that are not Latin',
    16: 'holds signs that cannot be read',
    17: expect.stringContaining('a quote is not closed'),
  });
});

test('an interrupted import continues, and a finished one changes nothing', async () => {
  const lines = Array.from(
    { length: 3_000 },
    (_, index) => `${30_000 + index},Lekhali Udyam ${letters(index)},लेखाली उद्यम ${letters(index, 'कखगघचछजझटठ', 'ा')},,`,
  );
  const breaking = Readable.from(
    (async function* () {
      yield `${HEAD}\n${lines.slice(0, 2_500).join('\n')}\n`;
      await eventually(async () => {
        const { db } = gateway.platform.database;
        return (await sql`select lines from name_import where fingerprint = 'long'`.execute(db)).rows.length > 0;
      });
      throw new Error('the disk went away');
    })(),
  );
  await expect(
    importNames(gateway.platform, {
      source: breaking,
      fingerprint: 'long',
      office: 'TEST',
      onRefused: () => undefined,
    }),
  ).rejects.toThrow('the disk went away');
  const rest = await load('long', HEAD, ...lines);
  expect(rest).toMatchObject({ resumedAfter: 2_001, added: 1_000, refused: 0 });
  expect(await load('long', HEAD, ...lines)).toMatchObject({ resumedAfter: 3_001, added: 0, refused: 0 });
});

test('a newer file changes status and day, and with them the protection of a name; the rest is unchanged', async () => {
  const head = 'number,english,nepali,status,date';
  expect(
    await load(
      'before',
      head,
      '4001,Kyabang Paper Limited,क्याबाङ पेपर लिमिटेड,ACTIVE,2055-01-15',
      '4002,Dhorpatan Wool Limited,ढोरपाटन ऊन लिमिटेड,DEREGISTERED,2024-01-01',
    ),
  ).toMatchObject({ added: 2 });
  const standing = async (number: string) => {
    const { db } = gateway.platform.database;
    const company = await db
      .selectFrom('company')
      .selectAll()
      .where('registration_number', '=', number)
      .executeTakeFirstOrThrow();
    const entries = await db
      .selectFrom('name_entry')
      .select(['kind', 'held_until'])
      .where('holder_id', '=', company.id)
      .execute();
    return [company.status, company.registered_on, company.deregistered_on, entries];
  };
  // 2055 is a year of Bikram Sambat
  expect(await standing('4001')).toEqual(['ACTIVE', '1998-04-28', null, [{ kind: 'COMPANY', held_until: null }]]);
  const lines = [
    head,
    '4001,KYABANG PAPER LIMITED,क्याबाङ पेपर लिमिटेड,DEREGISTERED,2020-02-29',
    '4002,Dhorpatan Wool Limited,ढोरपाटन ऊन लिमिटेड,,',
  ];
  expect(await load('after', ...lines)).toMatchObject({ added: 0, changed: 1, unchanged: 1, refused: 0 });
  expect(await standing('4001')).toEqual([
    'DEREGISTERED',
    '1998-04-28',
    '2020-02-29',
    [{ kind: 'DEREGISTERED', held_until: '2025-03-01' }],
  ]);
  expect(await standing('4002')).toEqual([
    'DEREGISTERED',
    null,
    '2024-01-01',
    [{ kind: 'DEREGISTERED', held_until: '2029-01-01' }],
  ]);
  expect(await load('after again', ...lines)).toMatchObject({ changed: 0, unchanged: 2 });
  expect(await load('restored', head, '4001,Kyabang Paper Limited,क्याबाङ पेपर लिमिटेड,active,')).toMatchObject({
    changed: 1,
  });
  expect(await standing('4001')).toEqual(['ACTIVE', '1998-04-28', null, [{ kind: 'COMPANY', held_until: null }]]);
});

test('a byte order mark, Windows line ends, empty lines, broken UTF-8 and unclosed quotes affect no other line', async () => {
  const report: RefusedName[] = [];
  const bytes = Buffer.concat([
    Buffer.from(
      '\uFEFFRegistration-Number,Name English,NAME_NEPALI,Status,Date\r\n\r\n5001,"Rasuwagadhi Paper, Limited",,,\r\n5002,"Open Quote,,,\r\n5003,',
    ),
    Buffer.from([0xe0, 0xa4, 0xff]),
    Buffer.from(',,,\r\n,,,,\r\n   \r\n5004,Timure Paper,टिमुरे पेपर,,'), // no line end at the end of the file
  ]);
  const slices = Readable.from([...bytes].map((byte) => Buffer.of(byte)));
  const summary = await importNames(gateway.platform, {
    source: slices,
    fingerprint: 'bytes',
    office: 'TEST',
    onRefused: (line) => report.push(line),
  });
  expect(summary).toMatchObject({ added: 2, refused: 2 });
  expect(report).toEqual([
    { line: 4, reason: expect.stringContaining('quote') },
    { line: 5, reason: 'is not written in UTF-8' },
  ]);
  const names = await gateway.platform.database.db
    .selectFrom('company')
    .select('name_english')
    .where('registration_number', 'in', ['5001', '5002', '5003', '5004'])
    .orderBy('registration_number')
    .execute();
  expect(names.map(({ name_english }) => name_english)).toEqual(['Rasuwagadhi Paper, Limited', 'Timure Paper']);
});

test('name checks run while the import runs', async () => {
  const { db, kind } = gateway.platform.database;
  if (kind !== 'server') return; // the embedded database has one session
  await db.transaction().execute(async (tx) => {
    await learnNames(tx, gateway.clock.now());
    // would wait for the end of this transaction
    expect(await outcomeOf('Bhairabkund Paper', 'भैरवकुण्ड पेपर')).toBe('ALREADY_REGISTERED');
  });
});

test('a file without the columns, and an unknown office, are refused as a whole', async () => {
  for (const head of ['number,name\n1,2', 'english,nepali\na,b', 'number,english,name_english\n1,a,b', '', '\0n\0u'])
    await expect(load('columns', head)).rejects.toThrow(UnreadableNames);
  await expect(
    importNames(gateway.platform, {
      source: Readable.from([HEAD]),
      fingerprint: 'office',
      office: 'MARS',
      onRefused: () => undefined,
    }),
  ).rejects.toThrow('no active office');
});

/** A number in letters, because names have no digits. */
function letters(index: number, alphabet = 'bcdfghjklm', vowel = 'a'): string {
  return [...String(index).padStart(4, '0')].map((digit) => [...alphabet][Number(digit)] ?? '').join(vowel);
}
