import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ownProceedingSchema, ownProceedingsSchema } from '@registrar/domain/calls/own-proceedings';
import { publicNoticePageSchema } from '@registrar/domain/calls/public-notices';
import { callerOf, newKey, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { readProceedingOf } from '../../../test/proceedings-kit';
import { companyOf } from '../../../test/representation-kit';
import { CLOSING } from './closing-companies';

let gateway: TestGateway;
let officer: Caller;
let indira: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  officer = await callerOf(gateway, 'maya.approver');
  indira = await callerOf(gateway, 'indira.representative');
});
afterAll(() => gateway?.close());

async function proceedingOf(registrationNumber: string) {
  const companyId = await companyOf(gateway, registrationNumber);
  const { body } = await indira.call('GET', `external/api/own-proceeding?companyId=${companyId}`);
  const [{ id } = { id: '' }] = ownProceedingsSchema.parse(body.data);
  const detail = await readProceedingOf(officer, id);
  return {
    detail,
    open: detail.phases
      .filter(({ isOpen }) => isOpen)
      .map(({ key }) => key)
      .at(-1),
  };
}

test.each([
  [CLOSING.creditorsCalled, 'IN_LIQUIDATION', 'LIQUIDATION_I'],
  [CLOSING.liquidated, 'IN_LIQUIDATION', 'LIQUIDATION_ORDER'],
  [CLOSING.served, 'IN_DEREGISTRATION', 'FORCED_II'],
  [CLOSING.unanswered, 'IN_DEREGISTRATION', 'FORCED_III'],
  [CLOSING.branchLeaving, 'IN_DEREGISTRATION', 'DE_REGISTRATION_OF_FOREIGN_TYPE_I'],
])('%s is %s, and its last open phase is %s', async (number, status, phase) => {
  const { detail, open } = await proceedingOf(number);
  expect({ status: detail.company.status, open }).toEqual({ status, open: phase });
});

test.each([
  [CLOSING.mayLiquidate, 'LIQUIDATION'],
  [CLOSING.mayLeave, 'DE_REGISTRATION_OF_FOREIGN_TYPE'],
])('%s may begin %s', async (number, processName) => {
  const sabin = await callerOf(gateway, 'sabin.representative');
  const companyId = await companyOf(gateway, number);
  const begun = await sabin.call('POST', 'external/api/application', { processName, companyId }, newKey());
  expect([begun.status, begun.body.message]).toEqual([200, expect.any(String)]);
});

test('office and company read why the office opened it', async () => {
  const { detail } = await proceedingOf(CLOSING.served);
  expect(detail.ground).toMatchObject({ ground: 'REPORTS_MISSING', reason: expect.stringContaining('वार्षिक विवरण') });
  expect(detail.ground?.fiscalYears.length).toBeGreaterThanOrEqual(3);
  const { body } = await indira.call('GET', `external/api/own-proceeding/${detail.id}`);
  expect(ownProceedingSchema.parse(body.data).ground).toEqual(detail.ground);
  expect((await proceedingOf(CLOSING.liquidated)).detail.ground).toBeNull();
});

test('notices run in which anybody claims or objects', async () => {
  const { body } = await indira.call('GET', 'public/notices?size=100');
  const { items } = publicNoticePageSchema.parse(body.data);
  const running = items.filter(({ isRunning }) => isRunning);
  expect(running.length).toBeGreaterThanOrEqual(4);
});

test('no ground of the demonstration is cured by the look at what has come due', async () => {
  await gateway.jobsDone();
  expect((await proceedingOf(CLOSING.served)).detail.end).toBeNull();
});
