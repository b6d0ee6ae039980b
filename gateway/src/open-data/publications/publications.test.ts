import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicationFeedSchema, type PublicationFeed } from '@registrar/domain/calls/publications';
import { companyOfShares } from '../../../test/share-filings-kit';
import { callerOf } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { dayInNepal } from '../../platform/clock';
import { enterInRegister, type NewEntry } from '../../register/entries/enter';
import { publishEntries } from './publish';

let gateway: TestGateway;
let company = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  company = await companyOfShares(gateway, await callerOf(gateway, 'puja.representative'));
  while ((await publishEntries(gateway.platform)) > 0);
  // what the job does is done here step by step
  await gateway.platform.jobs.stop();
});
afterAll(() => gateway?.close());

const enter = (entries: readonly NewEntry[], companyId = company) =>
  gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, entries),
  );
const read = async (query = ''): Promise<PublicationFeed> =>
  publicationFeedSchema.parse((await gateway.call('GET', `public/open-data/entries${query}`)).body.data);
const office = (word: string): NewEntry => ({
  aspect: 'REGISTERED_OFFICE',
  after: { addressEnglish: word, addressNepali: word },
});
const DIRECTOR: NewEntry = {
  aspect: 'DIRECTOR',
  subjectId: '0190a000-0000-7000-8000-0000000000d1',
  after: { nameEnglish: 'Kalpana Bhattarai', nameNepali: 'कल्पना भट्टराई', independent: false, since: null, until: null },
};

test('what is entered is published once, in order, and whoever knows the last number misses nothing', async () => {
  const { latest } = await read();
  await enter([office('Feed Lane 1')]);
  await enter([office('Feed Lane 2')]);
  expect((await read(`?after=${latest}`)).publications).toEqual([]);
  expect(await publishEntries(gateway.platform)).toBe(2);
  expect(await publishEntries(gateway.platform)).toBe(0);
  const first = await read(`?after=${latest}&limit=1`);
  const second = await read(`?after=${first.next}`);
  expect([first.next, second.next, second.latest]).toEqual([latest + 1, latest + 2, latest + 2]);
  expect([...first.publications, ...second.publications]).toMatchObject([
    {
      number: latest + 1,
      company: { id: company },
      entries: [{ change: 'CHANGED', after: { addressEnglish: 'Feed Lane 1' } }],
    },
    {
      number: latest + 2,
      entries: [{ before: { addressEnglish: 'Feed Lane 1' }, after: { addressEnglish: 'Feed Lane 2' } }],
    },
  ]);
  expect(await read(`?after=${second.next}`)).toEqual({ publications: [], next: latest + 2, latest: latest + 2 });
});

test('nothing of persons is published, and a change of a person only is no publication', async () => {
  const { latest } = await read();
  await enter([DIRECTOR]);
  await enter([office('Feed Lane 3'), { ...DIRECTOR, after: null }]);
  await publishEntries(gateway.platform);
  const feed = await read(`?after=${latest}`);
  expect(feed.publications).toMatchObject([{ number: latest + 2, entries: [{ aspect: 'REGISTERED_OFFICE' }] }]);
  expect(JSON.stringify(feed)).not.toMatch(/Bhattarai|भट्टराई/);
});

test('the first entries of a company from before the entries are no news; its change is', async () => {
  const { database } = gateway.platform;
  const old = await database.db
    .selectFrom('company')
    .select('id')
    .where((of) =>
      of.not(of.exists(of.selectFrom('register_entry').select('id').whereRef('company_id', '=', 'company.id'))),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  const { latest } = await read();
  await enter([office('Feed Lane 4')], old.id);
  await publishEntries(gateway.platform);
  const { publications } = await read(`?after=${latest}`);
  expect(publications).toMatchObject([
    { number: latest + 1, company: { id: old.id }, entries: [{ aspect: 'REGISTERED_OFFICE', change: 'CHANGED' }] },
  ]);
});

test('two gateways that number at once give each entry one number', async () => {
  const { latest } = await read();
  for (let at = 0; at < 6; at += 1) await enter([office(`Feed Street ${at}`)]);
  await Promise.all([publishEntries(gateway.platform), publishEntries(gateway.platform)]);
  expect((await read(`?after=${latest}`)).publications.map(({ number }) => number - latest)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('a number below zero or a page too large is refused at its field', async () => {
  for (const [query, path] of [
    ['?after=-1', 'after'],
    ['?after=x', 'after'],
    ['?limit=101', 'limit'],
  ])
    expect(await gateway.call('GET', `public/open-data/entries${query}`)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
});
