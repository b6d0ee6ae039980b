import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, detailOf, take } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { submitVoucher, invoiceOf, payableOf, readPayable } from '../../../test/money-kit';
import { officeOf, readDetail, readyRegistration, type Office } from '../../../test/registration-kit';
import { expectWhole } from '../../../test/whole-messages';
import { lookAt } from './watch-unpaid';

let gateway: TestGateway;
let office: Office;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
}, 120_000);
afterAll(() => gateway?.close());

const DAY = 86_400_000;
async function asked(): Promise<{ filing: string; invoiceId: string }> {
  const filing = detailOf(await act(office.gita, await take(await readyRegistration(office, twoOwners()), [[office.ram, 'submit'], [office.gita, 'claim']]), 'assess'));
  return { filing: filing.id, invoiceId: invoiceOf(await readPayable(office.ram, filing.id)).id };
}
const issuedBefore = (invoiceId: string, days: number) =>
  gateway.platform.database.db.updateTable('invoice').set({ issued_at: new Date(gateway.clock.now().getTime() - days * DAY) }).where('id', '=', invoiceId).execute();
const look = (invoiceId: string) => gateway.platform.runUnitOfWork((unit) => lookAt(unit, invoiceId));
const reminders = async () => (await gateway.platform.database.db.selectFrom('notification').select('body_en').where('type', '=', 'PAYMENT_REMINDER').where('account_id', '=', office.ram.userId).orderBy('created_at').orderBy('id').execute()).map(({ body_en }) => body_en);

test('who has not paid is reminded three times, each once; then the filing ends and nothing is asked for any more', async () => {
  const { filing, invoiceId } = await asked();
  for (const days of [1, 13]) await issuedBefore(invoiceId, days).then(() => look(invoiceId));
  expect(await reminders()).toEqual([]);
  for (const days of [14, 14, 20, 28, 29, 34, 35]) await issuedBefore(invoiceId, days).then(() => look(invoiceId));
  expect(await reminders()).toEqual([expect.stringContaining('within 21 days'), expect.stringContaining('within 7 days'), expect.stringContaining('tomorrow')]);
  expect((await readDetail(office.ram, filing)).status).toBe('IN_PROCESS');
  await issuedBefore(invoiceId, 36);
  await look(invoiceId);
  await look(invoiceId);
  expect((await readDetail(office.ram, filing)).status).toBe('REJECTED');
  expect(await gateway.platform.database.db.selectFrom('invoice').select('status').where('id', '=', invoiceId).executeTakeFirst()).toEqual({ status: 'REJECTED' });
}, 120_000);

test('a filing whose voucher is being checked does not end', async () => {
  const { filing, invoiceId } = await asked();
  payableOf(await submitVoucher(office.ram, filing, invoiceOf(await readPayable(office.ram, filing))));
  await issuedBefore(invoiceId, 60);
  await look(invoiceId);
  expect((await readDetail(office.ram, filing)).status).toBe('IN_PROCESS');
}, 120_000);

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
