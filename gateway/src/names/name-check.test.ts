import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameCheckAnswerSchema, type NameCheckAnswer } from '@registrar/domain/calls/names';
import { freeName } from '../../test/filings-kit';
import { sql, type Kysely } from 'kysely';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { checkProposedName } from './check-proposed-name';
import { viewRegister } from './name-register';

/** Of 2,000 names a tenth: what a check costs does not grow with the register. */
const READ_AT_MOST = 200;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

async function check(english: string, nepali: string): Promise<NameCheckAnswer> {
  return nameCheckAnswerSchema.parse(
    (await gateway.call('POST', 'external/api/name/check', { body: { english, nepali } })).body.data,
  );
}

test('a free name is available', async () => {
  const { english, nepali } = freeName();
  expect(await check(english, nepali)).toMatchObject({ outcome: 'AVAILABLE', similar: [], findings: [] });
});

test('a registered name is refused in either script, whatever its case and suffix, and free ones are suggested', async () => {
  const taken = await check('KARNALI AGRO FURNITURE PVT. LTD.', '');
  expect(taken).toMatchObject({
    outcome: 'ALREADY_REGISTERED',
    similar: [{ kind: 'COMPANY', reason: 'SAME_ENGLISH' }],
  });
  expect(await check('', 'कर्णाली एग्रो फर्निचर प्रा.लि.')).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
  const both = await check('Karnali Agro Furniture', 'कर्णाली एग्रो फर्निचर');
  expect(both.suggestions.length).toBeGreaterThan(0);
});

test('a name that sounds like a registered one is shown with it', async () => {
  expect(await check('Karnalee Agro Furnitures', 'कर्नाली एग्रो फर्निचर्स')).toMatchObject({
    outcome: expect.stringMatching(/SIMILAR_EXISTS|ALREADY_REGISTERED/),
    similar: [{ english: 'Karnali Agro Furniture Private Limited' }],
  });
});

test('names that disagree between the scripts are asked about', async () => {
  const [first, second] = [freeName(), freeName()];
  expect(await check(first.english, second.nepali)).toMatchObject({ outcome: 'NAME_MISMATCH' });
});

test('a word of the blacklist is refused, a word like it is for the officer', async () => {
  expect(await check('Kathmandu Police Traders', 'काठमाडौँ प्रहरी ट्रेडर्स')).toMatchObject({ outcome: 'BLACKLIST_EXACT' });
  expect(await check('Kathmandu Interpoll Traders', 'काठमाडौँ इन्टरपोल्ल ट्रेडर्स')).toMatchObject({
    outcome: 'BLACKLIST_SIMILAR',
  });
});

test('a dead name stands in the way for five years and no longer', async () => {
  const { db } = gateway.platform.database;
  const dead = await db
    .selectFrom('name_entry')
    .selectAll()
    .where('kind', '=', 'DEREGISTERED')
    .orderBy('held_until', 'desc')
    .execute();
  const [barred, free] = [dead[0], dead.at(-1)];
  const now = gateway.clock.now();
  expect(
    (await checkProposedName(db, { english: barred?.name_english ?? '', nepali: barred?.name_nepali ?? '' }, { now }))
      .outcome,
  ).toBe('ALREADY_REGISTERED');
  const again = await checkProposedName(
    db,
    { english: free?.name_english ?? '', nepali: free?.name_nepali ?? '' },
    { now },
  );
  expect(again.similar.map((name) => name.id)).not.toContain(free?.holder_id);
});

test('too short a search is refused', async () => {
  expect((await gateway.call('POST', 'external/api/name/check', { body: { english: 'Ab' } })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ code: 'NAME_SEARCH_TOO_SHORT', message: 'Enter at least 3 characters to search' }],
  });
});

/**
 * What was read of the names, row by row and by their indexes: by this transaction, and by those before it in the same
 * session whose figures are not written yet, which the database does at most once a second.
 */
async function readOfNames(tx: Kysely<DB>): Promise<{ scanned: number; fetched: number }> {
  const { rows } = await sql<{ scanned: number; fetched: number }>`
    select seq_tup_read::integer as scanned, idx_tup_fetch::integer as fetched
      from pg_stat_xact_user_tables where relname = 'name_entry'`.execute(tx);
  return rows[0] ?? { scanned: 0, fetched: 0 };
}

test('a check among 2,000 names reads them by the index, and few of them', async () => {
  const { db } = gateway.platform.database;
  const names = await db
    .selectFrom('name_entry')
    .select(['name_english as english', 'name_nepali as nepali'])
    .orderBy('id')
    .limit(120)
    .execute();
  const now = gateway.clock.now();
  const compared: number[] = [];
  const read = await db.transaction().execute(async (tx) => {
    const before = await readOfNames(tx);
    for (const name of names) {
      await checkProposedName(tx, name, { now });
      compared.push((await viewRegister(tx, name, { today: dayInNepal(now) })).names.length);
    }
    const after = await readOfNames(tx);
    return { scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched };
  });
  expect(read.scanned).toBe(0);
  expect(read.fetched / (2 * names.length)).toBeLessThan(READ_AT_MOST);
  expect(Math.max(...compared)).toBeLessThan(READ_AT_MOST);
  expect(Math.min(...compared)).toBeGreaterThan(0); // each finds itself
});

test('what is suggested instead is free, follows the rules and says the same in both scripts', async () => {
  const { english, nepali } = freeName();
  const suggested = async (asked: { english: string; nepali: string }): Promise<NameCheckAnswer['suggestions']> => {
    const { suggestions } = await check(asked.english, asked.nepali);
    for (const variant of suggestions)
      expect([variant, await check(variant.english, variant.nepali)]).toEqual([
        variant,
        expect.objectContaining({ outcome: 'AVAILABLE' }),
      ]);
    return suggestions;
  };
  // one script is enough to ask, and both are suggested
  expect(await suggested({ english: 'Karnali Agro Furniture', nepali: '' })).toContainEqual({
    english: expect.stringMatching(/ Karnali Agro Furniture$/),
    nepali: expect.stringMatching(/\p{Script=Devanagari}/u),
  });
  expect(await suggested({ english: `Police ${english}`, nepali: `प्रहरी ${nepali}` })).toContainEqual({
    english,
    nepali,
  });
  expect(await suggested({ english: `${english} Interpoll`, nepali: `${nepali} इन्टरपोल्ल` })).toContainEqual({
    english,
    nepali,
  });
  expect(await suggested({ english: `my ${english.toLowerCase()} 24`, nepali: '' })).toContainEqual({
    english,
    nepali: expect.any(String),
  });
  // a second free name may be of the same syllables, and near enough to be the same name
  expect(await suggested({ english, nepali: 'झ्यालवृक्ष ट्रेडर्स' })).toContainEqual({
    english,
    nepali: expect.any(String),
  });
  expect(await suggested({ english, nepali })).toEqual([]);
});

test('a name that is too long is answered with the finding, counted as a reader counts', async () => {
  expect((await check('A'.repeat(101), '')).findings).toContainEqual(
    expect.objectContaining({ kind: 'NAME_ENGLISH_TOO_LONG', severity: 'refuse' }),
  );
  expect((await check('', 'कि'.repeat(199))).findings.map(({ kind }) => kind)).not.toContain('NAME_NEPALI_TOO_LONG');
});
