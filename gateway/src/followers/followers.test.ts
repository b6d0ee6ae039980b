import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FOLLOWED_AT_MOST, followedCompanyListSchema } from '@registrar/domain/calls/followed-companies';
import { noticeFollowerSchema } from '@registrar/domain/calls/notice-followers';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companyOfShares } from '../../test/share-filings-kit';
import { publishEntries } from '../open-data/publications/publish';
import { dayInNepal } from '../platform/clock';
import { enterInRegister, type NewEntry } from '../register/entries/enter';

let gateway: TestGateway;
let puja: Caller, nisha: Caller;
let company = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  nisha = await callerOf(gateway, 'nisha.representative');
  company = await companyOfShares(gateway, puja);
  while ((await publishEntries(gateway.platform)) > 0);
});
afterAll(() => gateway?.close());

const FOLLOWED = 'external/api/followed-company';
const db = () => gateway.platform.database.db;
const followedBy = async (caller: Caller) =>
  followedCompanyListSchema.parse((await caller.call('GET', FOLLOWED)).body.data).map(({ id }) => id);
async function enter(entry: NewEntry): Promise<void> {
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [entry]),
  );
  while ((await publishEntries(gateway.platform)) > 0);
  await gateway.jobsDone();
}
const office = (word: string): NewEntry => ({
  aspect: 'REGISTERED_OFFICE',
  after: { addressEnglish: word, addressNepali: word },
});
const toldTo = async ({ userId }: Caller) =>
  (
    await db()
      .selectFrom('notification')
      .select(['body_en'])
      .where('account_id', '=', userId)
      .where('type', '=', 'FOLLOWED_COMPANY')
      .orderBy('created_at')
      .execute()
  ).map(({ body_en }) => body_en);

test('who follows a company is told once of each new public entry, and of nothing after the end', async () => {
  expect((await nisha.call('PUT', `${FOLLOWED}/${company}`)).status).toBe(200);
  expect((await nisha.call('PUT', `${FOLLOWED}/${company}`)).status).toBe(200);
  expect(await followedBy(nisha)).toEqual([company]);
  expect(await followedBy(puja)).toEqual([]);
  await enter(office('Follow Lane 1'));
  expect(await toldTo(nisha)).toEqual([expect.stringContaining('Registered office')]);
  expect(await toldTo(puja)).toEqual([]);

  expect((await nisha.call('DELETE', `${FOLLOWED}/${company}`)).status).toBe(200);
  await enter(office('Follow Lane 2'));
  expect(await toldTo(nisha)).toHaveLength(1);
});

test('an entry that is not public is told to nobody', async () => {
  await nisha.call('PUT', `${FOLLOWED}/${company}`);
  const before = await toldTo(nisha);
  await enter({ aspect: 'NOTE', subjectId: randomUUID(), after: { details: { note: 'for the office' } } });
  expect(await toldTo(nisha)).toEqual(before);
});

test('an address without an account is asked once, follows when it confirms, and ends it by one click', async () => {
  const other = company;
  const email = `reader-${other.slice(-6)}@example.com`;
  const ask = () => gateway.call('POST', `public/company/${other}/follower`, { body: { email } });
  const mails = async () => {
    await gateway.jobsDone();
    return gateway.outbox.filter(({ to }) => to === email);
  };
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [question, ...more] = await mails();
  expect(more).toEqual([]);
  const token = /notices\/mail\/([\w-]+)/.exec(question?.body ?? '')?.[1] ?? '';
  const news = async (word: string) => {
    await gateway.platform.runUnitOfWork((unit) =>
      enterInRegister(unit, { companyId: other, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
        office(word),
      ]),
    );
    while ((await publishEntries(gateway.platform)) > 0);
    return (await mails()).slice(1);
  };
  // nothing before it is confirmed
  expect(await news('Mail Lane 1')).toEqual([]);
  expect((await gateway.call('POST', `public/notice-follower/${token}/confirm`, { body: {} })).status).toBe(200);
  const told = await news('Mail Lane 2');
  expect(told).toEqual([expect.objectContaining({ body: expect.stringContaining('Registered office') })]);
  const page = await gateway.call('GET', `public/notice-follower/${token}`);
  const { items } = noticeFollowerSchema.parse(page.body.data);
  expect(items).toMatchObject([{ company: { id: other }, proceeding: null, notice: null, isConfirmed: true }]);
  const stop = `public/notice-follower/${token}/${items[0]?.id}/stop`;
  expect((await gateway.call('POST', stop, { body: new URLSearchParams('List-Unsubscribe=One-Click') })).status).toBe(
    200,
  );
  expect(await news('Mail Lane 3')).toEqual(told);
  expect((await gateway.call('POST', `public/company/${randomUUID()}/follower`, { body: { email } })).status).toBe(404);
});

test('a company that is none is not found, and one account follows so many', async () => {
  expect((await puja.call('PUT', `${FOLLOWED}/${randomUUID()}`)).status).toBe(404);
  const others = await db().selectFrom('company').select('id').where('id', '<>', company).limit(1).execute();
  await db().deleteFrom('followed_company').where('account_id', '=', puja.userId).execute();
  const offices = await db().selectFrom('company').selectAll().limit(1).executeTakeFirstOrThrow();
  // as many rows as an account may have, of companies that differ in nothing else
  const filled = Array.from({ length: FOLLOWED_AT_MOST }, (_one, at) => ({
    ...offices,
    id: randomUUID(),
    registration_number: `F-${at}`,
    name_english: `Followed ${at}`,
    name_nepali: `पछ्याइएको ${at}`,
  }));
  await db().insertInto('company').values(filled).execute();
  await db()
    .insertInto('followed_company')
    .values(filled.map(({ id }) => ({ account_id: puja.userId, company_id: id, followed_at: gateway.clock.now() })))
    .execute();
  expect(await puja.call('PUT', `${FOLLOWED}/${others[0]?.id}`)).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409' },
  });
  expect((await puja.call('PUT', `${FOLLOWED}/${filled[0]?.id}`)).status).toBe(200);
});
