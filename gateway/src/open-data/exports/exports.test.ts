import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { openDataExportsSchema, openDataManifestSchema } from '@registrar/domain/calls/open-data-exports';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { dayInNepal } from '../../platform/clock';
import { isSignedText } from '../../platform/signing/signed-text';
import { makeExport } from './make-export';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = () => dayInNepal(gateway.clock.now());
const exportsNow = async () => openDataExportsSchema.parse((await gateway.call('GET', 'public/open-data')).body.data);
const fileOf = (day: string, name: string) => fetch(new URL(`public/open-data/${day}/${name}`, gateway.url));

test('the files of a night: every company in both, with the hashes that the signed manifest says', async () => {
  expect(await makeExport(gateway.platform)).toBe(true);
  // whoever comes second on that day makes nothing
  expect(await makeExport(gateway.platform)).toBe(false);
  const [made] = await exportsNow();
  expect(made).toMatchObject({ day: today() });
  expect(
    isSignedText(made?.manifest ?? '', {
      signature: made?.signature ?? '',
      certificate: made?.certificate ?? '',
      fingerprint: made?.keyFingerprint ?? '',
    }),
  ).toBe(true);
  const manifest = openDataManifestSchema.parse(JSON.parse(made?.manifest ?? ''));
  const contents = new Map<string, string>();
  for (const { name, sha256, size } of manifest.files) {
    const answer = await fileOf(today(), name);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.headers.get('content-type'), bytes.length]).toEqual(['application/gzip', size]);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    contents.set(name, gunzipSync(bytes).toString('utf8'));
  }
  const companies = await db().selectFrom('company').select(['id', 'name_nepali']).orderBy('id').execute();
  expect(companies.length).toBeGreaterThan(10);
  expect(manifest.companies).toBe(companies.length);
  const lines = (contents.get('companies.jsonl.gz') ?? '').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
    companies.map(({ id, name_nepali }) => ({ id, nameNepali: name_nepali, url: expect.stringContaining(id) })),
  );
  const sheet = (contents.get('companies.csv.gz') ?? '').trimEnd().split('\r\n');
  expect(sheet).toHaveLength(companies.length + 1);
  expect(sheet[0]).toBe(`\uFEFF${Object.keys(JSON.parse(lines[0] ?? '{}') as object).join(',')}`);
});

test('no file has a word of a person of a company', async () => {
  const people = await db().selectFrom('account').select(['email', 'name_english', 'name_nepali']).execute();
  const directors = await db().selectFrom('company_director').select(['name_english', 'name_nepali']).execute();
  const text = gunzipSync(Buffer.from(await (await fileOf(today(), 'companies.jsonl.gz')).arrayBuffer())).toString(
    'utf8',
  );
  const words = [
    ...people.flatMap((one) => [one.email, one.name_english]),
    ...directors.map((one) => one.name_english),
  ];
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => word !== '' && text.includes(word))).toEqual([]);
});

test('one that a stopped gateway left is made again after an hour, and not before', async () => {
  await db()
    .updateTable('open_data_export')
    .set({ made_at: null, manifest: null, keys: null, signature: null })
    .set({ certificate: null, key_fingerprint: null, signer: null })
    .execute();
  expect(await exportsNow()).toEqual([]);
  expect((await fileOf(today(), 'companies.csv.gz')).status).toBe(404);
  expect(await makeExport(gateway.platform)).toBe(false);
  const begun = new Date(gateway.clock.now().getTime() - 61 * 60_000);
  await db().updateTable('open_data_export').set({ begun_at: begun }).execute();
  expect(await makeExport(gateway.platform)).toBe(true);
});

test('files are kept for a week; one that a later night has as well is not lost', async () => {
  const first = today();
  for (let night = 0; night < 7; night++) {
    gateway.clock.advance(24 * 3600_000);
    expect(await makeExport(gateway.platform)).toBe(true);
  }
  const days = (await exportsNow()).map(({ day }) => day);
  expect(days).toEqual(Array.from({ length: 7 }, (_, night) => addDays(first, 7 - night)));
  expect((await fileOf(first, 'companies.csv.gz')).status).toBe(404);
  for (const day of days) expect((await fileOf(day, 'companies.csv.gz')).status).toBe(200);
});

test('another name or a day that is none is refused', async () => {
  expect((await fileOf(today(), 'accounts.csv.gz')).status).toBe(422);
  expect((await fileOf('2083-13-40', 'companies.csv.gz')).status).toBe(422);
});
