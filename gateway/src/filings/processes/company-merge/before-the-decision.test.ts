import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { committeeSchema } from '@registrar/domain/calls/committee';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { fileBeside } from '../../../../test/blockers-kit';
import { freeze } from '../../../../test/company-orders-kit';
import { act, APPLICATION, callerOf, detailOf, newKey } from '../../../../test/filings-kit';
import { confirmedPair, HOLDERS, mergeAnswers } from '../../../../test/merged-pair-kit';
import {
  confirmed,
  enter,
  mergedWith,
  mergeDraft,
  openMergerDesk,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { readDetail, verifiedFiling } from '../../../../test/registration-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';
import { RATE } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());

const db = () => desk.gateway.platform.database.db;
const verified = (draft: ApplicationDetail) =>
  verifiedFiling({ applicant: desk.puja, operator: desk.gita, revenue: desk.rita }, draft);

test('above the size of the term it is approved only after the committee has been heard', async () => {
  const { gateway, puja, maya, krishna } = desk;
  const own = await companyOfShares(gateway, puja);
  const partner = await mergedWith(desk, HOLDERS);
  const capital = { authorizedCapital: 15 * RATE, issuedCapital: 15 * RATE, ratePerShare: RATE, issuedShares: 15 };
  await enter(desk, partner, [{ aspect: 'CAPITAL', after: { ...capital, paidUpCapital: 10_000_000_001 } }]);
  await confirmed(desk, own, partner);
  const merge = await verified(await mergeDraft(desk, own, mergeAnswers()));
  const seen = await readDetail(maya, merge.id);
  expect(seen.allowedActions.find(({ action }) => action === 'approve')).toMatchObject({
    allowed: false,
    reason: { code: 'COMMITTEE_HEARD' },
  });
  expect((await act(maya, seen, 'approve')).status).toBe(409);

  const sent = detailOf(await act(maya, seen, 'sendToCommittee', { remark: 'A large merger' }));
  const shanti = await callerOf(gateway, 'shanti.committee');
  const { waiting } = committeeSchema.parse((await krishna.call('GET', 'external/api/committee')).body.data);
  const items = waiting.filter(({ applicationId }) => applicationId === merge.id).map(({ id }) => id);
  const meeting = {
    day: dayInNepal(gateway.clock.now()),
    time: '00:00',
    place: 'Tripureshwar',
    members: [shanti.userId],
    items,
  };
  expect((await krishna.call('POST', 'external/api/committee/meeting', meeting, newKey())).status).toBe(200);
  const back = await shanti.call(
    'POST',
    `${APPLICATION}/${merge.id}/committeeReturn`,
    { version: sent.version, minutes: 'The members see no monopoly in it.', remark: 'No monopoly' },
    { 'idempotency-key': randomUUID() },
  );
  expect(detailOf(await act(maya, detailOf(back), 'approve')).status).toBe('APPROVED');
});

test('where another office keeps the merged company, its opinion is a line of the checklist', async () => {
  const check = async (id: string) =>
    (await readDetail(desk.gita, id)).checklist?.filter(({ key }) => key === 'OTHER_OFFICE_HEARD').length;
  const [own, partner] = await confirmedPair(desk);
  await db().updateTable('company').set({ office_id: 2 }).where('id', '=', partner).execute();
  const merge = await verified(await mergeDraft(desk, own, mergeAnswers()));
  expect(await check(merge.id)).toBe(1);
  expect(detailOf(await act(desk.maya, merge, 'approve')).status).toBe('APPROVED');

  const [same] = await confirmedPair(desk);
  expect(await check((await verified(await mergeDraft(desk, same, mergeAnswers()))).id)).toBe(0);
});

const since = (partner: string, created_at: Date) =>
  db().updateTable('company').set({ created_at }).where('id', '=', partner).execute();
async function overdueInvoice(partner: string): Promise<void> {
  const { gateway, nisha } = desk;
  const filing = { companyId: partner, process: 'OTHERS', by: nisha } as const;
  const now = gateway.clock.now();
  await db()
    .insertInto('invoice')
    .values({
      id: randomUUID(),
      for_kind: 'FILING',
      for_id: await fileBeside(gateway, filing, { status: 'IN_PROCESS' }),
      office_id: 1,
      status: 'PENDING',
      basis: '{}',
      scheduled_on: '2026-09-01',
      total_paisa: 500_00,
      proposed_at: now,
      number: `INV-${randomUUID()}`,
      ebp_code: randomUUID(),
      issued_at: now,
      valid_to: '2026-10-01',
    })
    .execute();
}

test.each<[string, (partner: string) => Promise<unknown>]>([
  ['frozen by a court', (partner) => freeze(desk.gateway, partner)],
  ['whose annual reports are missing', (partner) => since(partner, new Date('2025-08-01T00:00:00Z'))],
  ['owing what was asked of it', overdueInvoice],
])('a partner %s stops the application, without a word of what it is', async (_name, stop) => {
  const [own, partner] = await confirmedPair(desk);
  const draft = await mergeDraft(desk, own, mergeAnswers());
  await stop(partner);
  const { status, body } = await act(desk.puja, draft, 'submit');
  expect(status).toBe(423);
  expect(JSON.stringify(body.blocker)).toContain('NAMED_COMPANY_STOPPED');
  expect(JSON.stringify(body.blocker)).not.toMatch(/OUTSTANDING_FINE|NOT_IN_GOOD_STANDING|FROZEN/);
});

test('a partner that is merged already is not merged twice', async () => {
  const [own, partner] = await confirmedPair(desk);
  const first = await verified(await mergeDraft(desk, own, mergeAnswers()));
  detailOf(await act(desk.maya, first, 'approve'));
  const { status } = await desk.puja.call(
    'POST',
    APPLICATION,
    { processName: 'COMPANY_MERGE', companyId: own },
    newKey(),
  );
  expect(status).toBe(409);
  const again = await desk.nisha.call(
    'POST',
    APPLICATION,
    { processName: 'DECISION_OF_MERGING_COMPANY', companyId: partner },
    newKey(),
  );
  expect(again.status).toBe(423);
});
