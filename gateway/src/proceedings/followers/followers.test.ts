import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { followAskedSchema, noticeFollowerSchema, type NoticeFollower } from '@registrar/domain/calls/notice-followers';
import { z } from 'zod';
import { browserOf, type Browser } from '../../../test/browser-kit';
import {
  approvedForm,
  moveTo,
  openedProceeding,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../../test/proceedings-kit';
import { todayOf, type TestFilingOffice } from '../../../test/test-filing-kit';
import { endProceeding } from '../end-proceeding';
import { extendNotice } from '../extend-notice';
import { lockWithCompany } from '../lock-proceeding';
import { sweepFollowers } from './forget-followers';
import { writeMails } from './tell-followers';

let office: TestFilingOffice;
let anybody: Browser;
let asked = 0;
beforeAll(async () => void (office = await startTestProceedings()));
beforeEach(() => void (anybody = browserOf(office.gateway)));
afterAll(() => office?.close());

const db = () => office.gateway.platform.database.db;
const today = () => todayOf(office);
const newAddress = () => `creditor-${(asked += 1)}@example.com`;

async function published() {
  const { id, companyId } = await openedProceeding(office);
  await approvedForm(office, id, companyId);
  expect(await publishIn(office.maya, id, today())).toMatchObject({ status: 200 });
  const [notice] = (await readProceedingOf(office.maya, id)).published;
  if (!notice) throw new Error('nothing was published');
  return { id, noticeId: notice.id, endsOn: notice.endsOn };
}
const follow = (noticeId: string, email: string, by = anybody) =>
  by.call('POST', `public/notices/${noticeId}/follower`, { language: 'en', body: { email } });
const mailsTo = async (email: string) => {
  await office.gateway.jobsDone();
  return office.gateway.outbox.filter(({ to }) => to === email);
};
const tokenIn = (body: string): string => /notices\/mail\/([\w-]+)/.exec(body)?.[1] ?? '';
const page = (token: string) => anybody.call('GET', `public/notice-follower/${token}`, { language: 'en' });
const read = async (token: string): Promise<NoticeFollower> =>
  noticeFollowerSchema.parse((await page(token)).body.data);
const confirm = (token: string) => anybody.call('POST', `public/notice-follower/${token}/confirm`, {});

/** An address that follows the proceeding of the notice. */
async function confirmed(noticeId: string, email = newAddress()) {
  expect(await follow(noticeId, email)).toMatchObject({ status: 200 });
  const token = tokenIn((await mailsTo(email)).at(-1)?.body ?? '');
  expect(await confirm(token)).toMatchObject({ status: 200 });
  return { email, token };
}
const end = (id: string, outcome = 'WITHDRAWN') =>
  office.gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, id);
    if (row) await endProceeding(unit, row, { outcome, text: 'Secret reason', actor: null });
  });

test('nothing is sent before the address is confirmed; then each piece of news once, until the end is told', async () => {
  const { id, noticeId, endsOn } = await published();
  const email = newAddress();
  const first = await follow(noticeId, email.toUpperCase());
  expect(followAskedSchema.parse(first.body.data)).toMatchObject({ days: 3 });
  const [question] = await mailsTo(email);
  expect(question?.body).toContain('within 3 days');
  const token = tokenIn(question?.body ?? '');
  expect((await read(token)).items).toMatchObject([{ isConfirmed: false, notice: noticeId }]);
  const extend = (fromDay: string, toDay: string) =>
    office.gateway.platform.runUnitOfWork(async (unit) => {
      const row = await lockWithCompany(unit, id);
      if (row)
        await extendNotice(unit, row, { notice: 'CREDITORS', fromDay, toDay, by: office.maya.userId, reason: 'x' });
    });
  await extend(endsOn, addDays(endsOn, 5));
  expect(await mailsTo(email)).toHaveLength(1);

  expect(await confirm(token)).toMatchObject({ status: 200 });
  expect(await confirm(token)).toMatchObject({ status: 200 });
  await extend(addDays(endsOn, 5), addDays(endsOn, 9));
  await end(id);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Confirm'),
    expect.stringContaining('time has changed'),
    expect.stringContaining('ended'),
  ]);
  expect(mails.map(({ body }) => body).join()).not.toContain('Secret reason');
  expect(mails.at(-1)?.body).toContain(`notices/mail/${token}`);
  expect((await read(token)).items).toMatchObject([{ isConfirmed: true, proceeding: { hasEnded: true } }]);
  // the end is over: nobody begins to follow it
  expect(await follow(noticeId, newAddress())).toMatchObject({ status: 409 });
});

test("a stranger's address gets one mail, however often and for however many proceedings it is given", async () => {
  const [one, other] = [await published(), await published()];
  const email = newAddress();
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => follow(one.noticeId, email)),
    follow(other.noticeId, email, browserOf(office.gateway)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  // the one mail opens all that was asked for the address
  const token = tokenIn(mails[0]?.body ?? '');
  expect((await read(token)).items).toHaveLength(2);
  expect(await confirm(token)).toMatchObject({ status: 200 });
  expect((await read(token)).items.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true]);
  // an answer does not tell whether the address follows already
  const known = await follow(one.noticeId, email);
  const unknown = await follow(one.noticeId, newAddress());
  expect([known.status, Object.keys(Object(known.body.data))]).toEqual([
    unknown.status,
    Object.keys(Object(unknown.body.data)),
  ]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('one click of a mail program stops one proceeding and erases the address; again, or of somebody else, it is nothing', async () => {
  const { id, noticeId } = await published();
  const [mine, theirs] = [await confirmed(noticeId), await confirmed(noticeId)];
  const [item] = (await read(mine.token)).items;
  const click = (token: string, item: string | undefined) =>
    fetch(`${office.gateway.url}public/notice-follower/${token}/${item}/stop`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(theirs.token, item?.id)).status).toBe(200);
  expect((await read(mine.token)).items).toHaveLength(1);
  expect(await unsubscribeOf(id, mine.email)).toBe(`/gateway/public/notice-follower/${mine.token}/${item?.id}/stop`);
  expect((await click(mine.token, item?.id)).status).toBe(200);
  expect((await click(mine.token, item?.id)).status).toBe(200);
  expect(await page(mine.token)).toMatchObject({ status: 404 });
  expect(await confirm(mine.token)).toMatchObject({ status: 404 });
  const before = (await mailsTo(mine.email)).length;
  await end(id);
  expect(await mailsTo(mine.email)).toHaveLength(before);
  expect((await mailsTo(theirs.email)).at(-1)?.subject).toContain('ended');
  expect(await db().selectFrom('notice_follower').select('id').where('email', '=', mine.email).execute()).toEqual([]);
});

/** What a mail program is told with a piece of news. */
async function unsubscribeOf(id: string, email: string): Promise<unknown> {
  const heard: unknown[] = [];
  await office.gateway.platform.runUnitOfWork((unit) =>
    writeMails(
      { ...unit, enqueue: (_kind, payload) => void heard.push(payload) },
      office.gateway.platform.config.secrets.otpPepper,
      { proceedingId: id, news: { kind: 'RESTORED' }, key: 'test' },
    ),
  );
  const mails = z.array(z.object({ to: z.string(), unsubscribe: z.string() })).parse(heard);
  return mails.find(({ to }) => to === email)?.unsubscribe;
}

test('a guess, another token and a notice that is none are 404; a bad address is said at its field', async () => {
  const { noticeId } = await published();
  for (const token of ['guess', 'a'.repeat(43)]) {
    expect(await page(token)).toMatchObject({ status: 404 });
    expect(await confirm(token)).toMatchObject({ status: 404 });
  }
  expect(await follow('0190a000-0000-7000-8000-00000000dead', newAddress())).toMatchObject({ status: 404 });
  expect((await follow(noticeId, 'not an address')).body.errors).toMatchObject([{ path: 'email' }]);
});

test('an address that was not confirmed in time, and every one some days after the end, is erased', async () => {
  const { id, noticeId } = await published();
  const late = newAddress();
  await follow(noticeId, late);
  const token = tokenIn((await mailsTo(late)).at(-1)?.body ?? '');
  const kept = await confirmed(noticeId);
  const rows = async () =>
    (await db().selectFrom('notice_follower').select('email').where('proceeding_id', '=', id).execute())
      .map(({ email }) => email)
      .sort();
  const start = today();
  office = await moveTo(office, addDays(start, 4));
  expect(await confirm(token)).toMatchObject({ status: 404 });
  await sweepFollowers(db(), office.gateway.clock.now());
  expect(await rows()).toEqual([kept.email]);
  await end(id);
  office = await moveTo(office, addDays(start, 4 + 34));
  await sweepFollowers(db(), office.gateway.clock.now());
  expect(await rows()).toEqual([kept.email]);
  office = await moveTo(office, addDays(start, 4 + 37));
  await sweepFollowers(db(), office.gateway.clock.now());
  expect(await rows()).toEqual([]);
  expect(await page(kept.token)).toMatchObject({ status: 404 });
});
