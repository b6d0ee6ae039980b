import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import type { Caller } from '../../../../test/filings-kit';
import type { TestGateway } from '../../../../test/harness';
import { submitVoucher, invoiceOf, payableOf, readPayable } from '../../../../test/money-kit';
import { readDetail } from '../../../../test/registration-kit';
import { claimedFiling, moveAll, startTestFiling, type TestFilingOffice } from '../../../../test/test-filing-kit';
import { expectWhole } from '../../../../test/whole-messages';
import { dayInNepal, morningInNepal } from '../../../platform/clock';
import { lookAt } from './watch-unpaid';

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller;

beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja } = office);
});
afterAll(() => office?.close());

const DAY = 86_400_000;
async function asked(): Promise<{ filing: string; invoiceId: string }> {
  const filing = await moveAll(await claimedFiling(office), [[office.gita, 'assess']]);
  return { filing: filing.id, invoiceId: invoiceOf(await readPayable(puja, filing.id)).id };
}
const issuedBefore = (invoiceId: string, days: number) =>
  gateway.platform.database.db
    .updateTable('invoice')
    .set({ issued_at: new Date(gateway.clock.now().getTime() - days * DAY) })
    .where('id', '=', invoiceId)
    .execute();
const look = (invoiceId: string) => gateway.platform.runUnitOfWork((unit) => lookAt(unit, invoiceId));
const reminders = async () =>
  (
    await gateway.platform.database.db
      .selectFrom('notification')
      .select('body_en')
      .where('type', '=', 'PAYMENT_REMINDER')
      .where('account_id', '=', puja.userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ body_en }) => body_en);

test('an applicant who has not paid is reminded three times, once each; then the filing ends and its invoices are withdrawn', async () => {
  const { filing, invoiceId } = await asked();
  for (const days of [1, 13]) await issuedBefore(invoiceId, days).then(() => look(invoiceId));
  expect(await reminders()).toEqual([]);
  for (const days of [14, 14, 20, 28, 29, 34, 35]) await issuedBefore(invoiceId, days).then(() => look(invoiceId));
  expect(await reminders()).toEqual([
    expect.stringContaining('within 21 days'),
    expect.stringContaining('within 7 days'),
    expect.stringContaining('tomorrow'),
  ]);
  expect((await readDetail(puja, filing)).status).toBe('IN_PROCESS');
  await issuedBefore(invoiceId, 36);
  await look(invoiceId);
  await look(invoiceId);
  expect((await readDetail(puja, filing)).status).toBe('REJECTED');
  expect(
    await gateway.platform.database.db
      .selectFrom('invoice')
      .select('status')
      .where('id', '=', invoiceId)
      .executeTakeFirst(),
  ).toEqual({ status: 'REJECTED' });
});

test('it is the turn of whoever has to pay; a filing whose voucher is being checked is with the office, and does not end', async () => {
  const { filing, invoiceId } = await asked();
  expect((await readDetail(puja, filing)).turn).toBe('APPLICANT');
  payableOf(await submitVoucher(puja, filing, invoiceOf(await readPayable(puja, filing))));
  expect((await readDetail(puja, filing)).turn).toBe('OPERATOR');
  await issuedBefore(invoiceId, 60);
  await look(invoiceId);
  expect((await readDetail(puja, filing)).status).toBe('IN_PROCESS');
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});

test('a filing that cannot be ended does not keep the ones after it from being ended', async () => {
  const [broken, next] = [await asked(), await asked()];
  for (const { invoiceId } of [broken, next]) await issuedBefore(invoiceId, 36);
  const { db } = gateway.platform.database;
  await db
    .updateTable('application')
    .set({ process_name: 'NO_SUCH_PROCESS' })
    .where('id', '=', broken.filing)
    .execute();
  // the next look is in the morning, at whatever hour this runs
  const now = gateway.clock.now();
  gateway.clock.advance(morningInNepal(addDays(dayInNepal(now), 1)).getTime() - now.getTime());
  await gateway.platform.jobs.runAll();
  expect(await db.selectFrom('application').select('status').where('id', '=', next.filing).executeTakeFirst()).toEqual({
    status: 'REJECTED',
  });
  const jobs = await db
    .selectFrom('job')
    .select(['last_error', 'done_at'])
    .where('kind', '=', 'watch-unpaid-invoices')
    .where('last_error', 'is not', null)
    .execute();
  expect(jobs).toEqual([{ last_error: expect.stringContaining('1 rows could not be worked on'), done_at: null }]);
});
