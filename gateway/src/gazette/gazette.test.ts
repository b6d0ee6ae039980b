import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gazetteListSchema, gazetteSchema } from '@registrar/domain/calls/gazettes';
import { callerOf } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companyOfShares } from '../../test/share-filings-kit';
import { publishEntries } from '../open-data/publications/publish';
import { dayInNepal } from '../platform/clock';
import { isSignedText } from '../platform/signing/signed-text';
import { enterInRegister } from '../register/entries/enter';
import { makeGazette } from './make-gazette';

let gateway: TestGateway;
let company = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, now: new Date('2027-03-08T06:00:00Z') });
  company = await companyOfShares(gateway, await callerOf(gateway, 'puja.representative'));
  // what the jobs do is done here step by step
  await gateway.platform.jobs.stop();
  await gateway.platform.database.db.deleteFrom('register_publication_due').execute();
  await gateway.platform.database.db.deleteFrom('register_publication').execute();
  await gateway.platform.database.db.deleteFrom('gazette').execute();
});
afterAll(() => gateway?.close());

// the week of Nepal begins on Sunday: 7 March 2027 is one
const at = (instant: string) => gateway.clock.moveTo(new Date(instant));
const made = async (page = 1) =>
  gazetteListSchema.parse((await gateway.call('GET', `public/gazette?page=${page}`)).body.data);
async function publish(word: string): Promise<void> {
  const after = { addressEnglish: word, addressNepali: word };
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      { aspect: 'REGISTERED_OFFICE', after },
    ]),
  );
  while ((await publishEntries(gateway.platform)) > 0);
}
const fileOf = (number: number, name: string) => fetch(new URL(`public/gazette/${number}/${name}`, gateway.url));

test('a week gets its gazette once, when it is over in Nepal, with what was published in it and nothing else', async () => {
  expect(await makeGazette(gateway.platform)).toBe(false);
  at('2027-03-10T06:00:00Z');
  await publish('Gazette Lane 1');
  at('2027-03-13T18:10:00Z');
  await publish('Gazette Lane 2');
  expect(await makeGazette(gateway.platform)).toBe(false);
  at('2027-03-13T18:20:00Z'); // Sunday in Nepal
  await publish('Gazette Lane 3');
  expect(await makeGazette(gateway.platform)).toBe(true);
  expect(await makeGazette(gateway.platform)).toBe(false);

  const { items, total } = await made();
  expect([items.length, total]).toEqual([1, 1]);
  expect(items[0]).toMatchObject({ number: 1, beginsOn: '2027-03-07', endsOn: '2027-03-13', publications: 2 });
  const text = await (await fileOf(1, 'gazette.json')).text();
  const gazette = gazetteSchema.parse(JSON.parse(text));
  expect(gazette.publications.map(({ entries }) => entries[0]?.after)).toMatchObject([
    { addressEnglish: 'Gazette Lane 1' },
    { addressEnglish: 'Gazette Lane 2' },
  ]);
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(items[0]?.sha256).toBe(sha256);
  const { signature = '', certificate = '', keyFingerprint = '' } = items[0] ?? {};
  expect(isSignedText(sha256, { signature, certificate, fingerprint: keyFingerprint })).toBe(true);
  const pdf = Buffer.from(await (await fileOf(1, 'gazette.pdf')).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('/ETSI.CAdES.detached');
});

test('weeks in which the gateway stood still get theirs later, in order, also where nothing was published', async () => {
  at('2027-03-29T06:00:00Z');
  while (await makeGazette(gateway.platform));
  const { items } = await made();
  expect(items.map(({ number, beginsOn, publications }) => [number, beginsOn, publications])).toEqual([
    [3, '2027-03-21', 0],
    [2, '2027-03-14', 1],
    [1, '2027-03-07', 2],
  ]);
  const empty = gazetteSchema.parse(JSON.parse(await (await fileOf(3, 'gazette.json')).text()));
  expect(empty.publications).toEqual([]);
});

test('two gateways that make one at once keep it once; one that is none is not found', async () => {
  at('2027-04-05T06:00:00Z');
  await Promise.all([makeGazette(gateway.platform), makeGazette(gateway.platform)]);
  expect((await made()).total).toBe(4);
  expect((await fileOf(9, 'gazette.pdf')).status).toBe(404);
  expect((await fileOf(1, 'gazette.exe')).status).toBe(422);
});
