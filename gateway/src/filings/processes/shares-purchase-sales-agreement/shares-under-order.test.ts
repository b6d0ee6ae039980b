import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Answers } from '@registrar/domain/processes';
import { ordersOnShares, recordOn } from '@registrar/domain/register';
import { kittaText, type KittaRange } from '@registrar/domain/share-ledger';
import { agreementOn, deathOf, gift, heirOf } from '@registrar/domain/testing/share-agreement';
import { decideOrder, freeze, proposalIdOf, proposePlacing, unfreeze } from '../../../../test/company-orders-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  newKey,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { acceptDocuments, attachRequired, readDetail, verifiedFiling } from '../../../../test/registration-kit';
import { approveAgreement, draftAgreement } from '../../../../test/share-agreement-kit';
import { companyOfShares, SHARES, tableOf } from '../../../../test/share-filings-kit';
import { HOLDERS } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';
import { readEntries } from '../../../register/entries/read-entries';

const [ASHA, BINA, CHET] = HOLDERS;
const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const today = (): string => dayInNepal(gateway.clock.now());
const known = (buyerId: string): Answers => ({ buyer: 'REGISTERED', buyerId });
const kitta = (from: number, to: number): KittaRange[] => [{ from, to }];
const given = (companyId: string, sellerId: string, ranges: KittaRange[], buyerId: string) =>
  draftAgreement(puja, companyId, agreementOn(today(), 'TRANSFER'), {
    SPSA_TRANSFERS: [gift(sellerId, ranges, known(buyerId))],
  });
const approved = (draft: ApplicationDetail) => approveAgreement([puja, gita, maya], draft);
const ordered = (companyId: string, holderId: string, ranges: KittaRange[], more: object = {}) =>
  freeze(gateway, companyId, { shares: { holderId, ranges }, ...more });

/** The numbers that orders lie on today. */
async function encumbered(companyId: string): Promise<string[]> {
  const entries = await readEntries(gateway.platform.database.db, companyId, { aspects: ['ORDER'] });
  return ordersOnShares(recordOn(entries, today()), today()).map(({ ranges }) => kittaText(ranges));
}

async function submitted(draft: ApplicationDetail) {
  await attachRequired(puja, draft.id);
  return act(puja, await readDetail(puja, draft.id), 'submit');
}

const underOrder = (from: number, to: number) => [
  { code: 'SHARES_UNDER_ORDER', message: expect.stringContaining(`${from} to ${to}`) },
];

async function verified(draft: ApplicationDetail): Promise<ApplicationDetail> {
  detailOf(await submitted(draft));
  await take(await readDetail(puja, draft.id), [[gita, 'claim']]);
  await acceptDocuments(gita, draft.id);
  return take(await readDetail(gita, draft.id), [[gita, 'verify']]);
}

test('under an order the shares are not transferred, when filed and when approved; others are, and all once it is lifted', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const waiting = await verified(await given(companyId, ASHA, kitta(41, 50), CHET));
  const order = await ordered(companyId, ASHA, kitta(46, 55));
  expect(await act(maya, await readDetail(maya, waiting.id), 'approve')).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('46 to 55'),
      blocker: { code: 'SHARES_UNDER_ORDER', link: `/post-amendment/company/${companyId}?part=orders` },
    },
  });
  expect(await tableOf(gateway, companyId)).toEqual(SHARES);
  await act(maya, await readDetail(maya, waiting.id), 'refuse', { reasonCode: 'OTHER', remark: 'Under an order.' });
  const second = await companyOfShares(gateway, puja);
  const lifted = await ordered(second, ASHA, kitta(46, 55));
  expect(await submitted(await given(second, ASHA, kitta(41, 46), CHET))).toMatchObject({
    status: 422,
    body: { errors: underOrder(46, 55) },
  });
  await unfreeze(gateway, lifted);
  expect(await encumbered(second)).toEqual([]);
  expect(await encumbered(companyId)).toEqual(['46-55']);
  await unfreeze(gateway, order);
});

test('the company files on, transfers other shares, and the order stays where it is', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await ordered(companyId, ASHA, kitta(46, 55));
  await approved(await given(companyId, ASHA, kitta(1, 10), CHET));
  expect((await tableOf(gateway, companyId)).slice(0, 2)).toEqual([
    'HOLDER:c:1:10:10000:PROMOTER',
    'HOLDER:a:11:60:10000:PROMOTER',
  ]);
  expect(await encumbered(companyId)).toEqual(['46-55']);
});

test('a transfer whose shares came under an order since is not revoked before it is lifted', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const done = await approved(await given(companyId, ASHA, kitta(51, 60), BINA));
  const order = await ordered(companyId, BINA, kitta(55, 70));
  expect(await act(krishna, done, 'revoke', REVOKED)).toMatchObject({
    status: 409,
    body: { blocker: { code: 'SHARES_UNDER_ORDER' } },
  });
  await unfreeze(gateway, order);
  detailOf(await act(krishna, await readDetail(krishna, done.id), 'revoke', REVOKED));
  expect(await tableOf(gateway, companyId)).toEqual(SHARES);
});

test('forfeiture from the end of the holder’s shares does not pass over those under an order', async () => {
  const companyId = await companyOfShares(gateway, puja, { paid: 0 });
  await ordered(companyId, BINA, kitta(90, 90));
  const jafat = await draftAgreement(puja, companyId, agreementOn(today(), 'JAFAT'), {
    SPSA_FORFEITURES: [
      {
        holderId: BINA,
        quantity: 5,
        firstNoticeOn: '2026-05-01',
        secondNoticeOn: '2026-06-15',
        reason: 'The call was not paid.',
      },
    ],
  });
  expect(await submitted(jafat)).toMatchObject({ status: 422, body: { errors: underOrder(90, 90) } });
});

test('after a death the heirs have the shares under the same order, and cannot give them away either', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await ordered(companyId, ASHA, kitta(15, 30));
  const draft = await draftAgreement(puja, companyId, agreementOn(today(), 'OWNERSHIP_TRANSFER_AFTER_DEATH'), {
    SPSA_DEATH: deathOf(ASHA, '2026-11-01'),
    SPSA_HEIRS: [heirOf(20, 770), { heir: 'REGISTERED', heirId: CHET, quantity: 40, relation: 'SON' }],
  });
  await approved(draft);
  expect(await encumbered(companyId)).toEqual(['15-30']);
  expect(await submitted(await given(companyId, CHET, kitta(25, 35), BINA))).toMatchObject({
    status: 422,
    body: { errors: underOrder(15, 30) },
  });
});

async function byRatio(companyId: string, answers: Answers): Promise<ApplicationDetail> {
  const opened = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'SHARE_BAAD_PHAAD', companyId }, newKey()),
  );
  const draft = detailOf(await saveSection(puja, opened, 'SHARE_OPERATION', answers));
  return detailOf(
    await saveSection(puja, draft, 'SHARE_RESOLUTION', {
      reason: 'As the company decided.',
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today(), text: 'Resolved.' },
    }),
  );
}

test('an order follows a split and its undoing; a consolidation waits for its end', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await ordered(companyId, ASHA, kitta(46, 55));
  const merged = await byRatio(companyId, { operation: 'CONSOLIDATE', oldShares: 10, newShares: 1 });
  expect(await submitted(merged)).toMatchObject({ status: 422, body: { errors: underOrder(46, 55) } });
  await act(puja, await readDetail(puja, merged.id), 'discard');
  const split = await byRatio(companyId, { operation: 'SPLIT', oldShares: 1, newShares: 10 });
  await attachRequired(puja, split.id);
  const done = await take(
    await verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, await readDetail(puja, split.id)),
    [[maya, 'approve']],
  );
  expect(await encumbered(companyId)).toEqual(['451-550']);
  expect(await submitted(await given(companyId, ASHA, kitta(541, 551), CHET))).toMatchObject({
    status: 422,
    body: { errors: underOrder(451, 550) },
  });
  detailOf(await act(krishna, await readDetail(krishna, done.id), 'revoke', REVOKED));
  expect(await encumbered(companyId)).toEqual(['46-55']);
});

test('an order and a transfer of the same shares that are approved at one instant: one takes effect, the other is told', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const waiting = await readDetail(maya, (await verified(await given(companyId, ASHA, kitta(46, 55), CHET))).id);
  const shares = { holderId: ASHA, ranges: kitta(46, 55) };
  const proposal = proposalIdOf(await proposePlacing(gateway, maya, companyId, { shares }));
  const [order, transfer] = await Promise.all([
    decideOrder(krishna, proposal, 'approve'),
    act(maya, waiting, 'approve'),
  ]);
  expect([order.status, transfer.status].sort()).toEqual([200, 409]);
  const ordersNow = await encumbered(companyId);
  const isMoved = (await tableOf(gateway, companyId)).includes('HOLDER:c:46:55:10000:PROMOTER');
  expect([ordersNow, isMoved]).toEqual(order.status === 200 ? [['46-55'], false] : [[], true]);
});
