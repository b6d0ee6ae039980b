import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyHistorySchema } from '@registrar/domain/calls/company-record';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, APPLICATION, detailOf, newKey, type Caller } from '../../../../test/filings-kit';
import { confirmedPair, mergeAnswers } from '../../../../test/merged-pair-kit';
import {
  allotted,
  confirmed,
  enter,
  memberEntry,
  mergedBy,
  mergedWith,
  mergeDraft,
  openMergerDesk,
  partOf,
  statusOf,
  twoCompanies,
  type MergedHolder,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { CAPITAL, capitalOf, companyOfShares, SHARES, tableOf } from '../../../../test/share-filings-kit';
import { RATE } from '../../../../test/share-ledger-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { readLastEntries } from '../../../register/entries/read-entries';

const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };
let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());

const pair = (holders?: readonly MergedHolder[]) => confirmedPair(desk, holders);
const statuses = (...ids: readonly string[]) => Promise.all(ids.map((id) => statusOf(desk, id)));
const errorsOf = ({ sections }: ApplicationDetail) =>
  sections.flatMap(({ errors }) => errors.map(({ path, code }) => [path, code]));
const members = async (companyId: string): Promise<string[]> =>
  (await readLastEntries(desk.gateway.platform.database.db, companyId))
    .flatMap(({ aspect, subjectId, after }) => (aspect === 'SHAREHOLDER' && after !== null ? (subjectId ?? []) : []))
    .map((id) => id.slice(-1))
    .sort();
async function reasonsOf(by: Caller, companyId: string, process: string) {
  const { body } = await by.call('GET', `external/api/company/${companyId}/process`);
  return companyProcessListSchema.parse(body.data).processes.find((one) => one.process === process)?.reasons ?? [];
}

test('merged, the shares of the swap lie in reserve and the partner is gone; allotted, the merger ends', async () => {
  const [own, partner] = await pair();
  const merge = await mergedBy(desk, await mergeDraft(desk, own, mergeAnswers()));
  expect(await tableOf(desk.gateway, own)).toEqual([...SHARES, 'RESERVE:-:101:110:0:-']);
  expect(await capitalOf(desk.gateway, own)).toEqual({ ...CAPITAL, issuedCapital: 110 * RATE, issuedShares: 110 });
  expect(await statuses(own, partner)).toEqual(['MERGING', 'DEREGISTERED_BY_MERGE']);

  // the history of the merged company names the one into which it was merged
  const { body } = await desk.nisha.call('GET', `external/api/company/${partner}/history`);
  expect(companyHistorySchema.parse(body.data).find(({ process }) => process === 'COMPANY_MERGE')).toMatchObject({
    filedBy: { id: own },
  });
  // until then the shares serve nothing else, and the way out is said
  expect(await reasonsOf(desk.puja, own, 'CAPITAL_CHANGE')).toMatchObject([
    { code: 'MERGING', wayOut: `/post-amendment/add-new?company=${own}` },
  ]);
  expect(await reasonsOf(desk.puja, own, 'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE')).toEqual([]);
  const deadlines = await desk.puja.call('GET', 'external/api/deadline');
  expect(JSON.stringify(deadlines.body.data)).toContain(`${own}:SWAP_ALLOTMENT`);

  const allotment = await allotted(desk, own);
  expect(await tableOf(desk.gateway, own)).toEqual([
    ...SHARES,
    'HOLDER:d:101:105:10000:PROMOTER',
    'HOLDER:e:106:109:10000:PUBLIC',
    'RESERVE:-:110:110:0:-',
  ]);
  expect((await capitalOf(desk.gateway, own)).paidUpCapital).toBe(99 * RATE);
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'DEREGISTERED_BY_MERGE']);

  // allotted, the merger itself stands; the allotment is undone and made anew
  expect((await act(desk.krishna, merge, 'revoke', REVOKED)).status).toBe(409);
  detailOf(await act(desk.krishna, allotment, 'revoke', REVOKED));
  expect(await statuses(own, partner)).toEqual(['MERGING', 'DEREGISTERED_BY_MERGE']);
  expect(await members(own)).toEqual(['a', 'b', 'c']);
  await allotted(desk, own);
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'DEREGISTERED_BY_MERGE']);
});

test('undone before the allotment, both companies are as they were, and are merged anew', async () => {
  const [own, partner] = await pair();
  const merge = await mergedBy(desk, await mergeDraft(desk, own, mergeAnswers()));
  detailOf(await act(desk.krishna, merge, 'revoke', REVOKED));
  expect(await statuses(own, partner)).toEqual(['MERGING', 'MERGING']);
  expect(await capitalOf(desk.gateway, own)).toEqual(CAPITAL);
  expect((await tableOf(desk.gateway, own)).slice(0, 3)).toEqual(SHARES);
  await mergedBy(desk, await mergeDraft(desk, own, mergeAnswers()));
  await allotted(desk, own);
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'DEREGISTERED_BY_MERGE']);
});

test('what the two hold in each other is cancelled and never swapped', async () => {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const partner = await mergedWith(desk, [
    { letter: 'd', from: 1, to: 6, shareType: 'PROMOTER' },
    { letter: 'e', from: 7, to: 12, shareType: 'PROMOTER', companyId: own },
  ]);
  // Bina's thirty shares are held by the partner
  await enter(desk, own, [{ ...memberEntry('b', partner) }]);
  await confirmed(desk, own, partner);
  const draft = await mergeDraft(
    desk,
    own,
    mergeAnswers({ fractions: undefined }, { issuedCapital: 74 * RATE, paidUpCapital: 64 * RATE }),
  );
  expect(errorsOf(draft)).toEqual([]);
  await mergedBy(desk, draft);
  expect(await tableOf(desk.gateway, own)).toEqual([
    'HOLDER:a:1:60:10000:PROMOTER',
    'CANCELLED:-:61:90:0:PUBLIC',
    'RESERVE:-:91:100:0:-',
    'RESERVE:-:101:104:0:-',
  ]);
  await allotted(desk, own);
  expect((await tableOf(desk.gateway, own)).at(-1)).toBe('HOLDER:d:101:104:10000:PROMOTER');
});

test('what the partner holds in another company passes in the same approval, and back with its undoing', async () => {
  const [own, partner] = await pair();
  const third = await companyOfShares(desk.gateway, desk.nisha);
  await enter(desk, third, [memberEntry('b', partner)]);
  const holderOf = async () =>
    (await readLastEntries(desk.gateway.platform.database.db, third)).find(
      ({ aspect, subjectId }) => aspect === 'SHAREHOLDER' && subjectId === partOf('b'),
    )?.after?.['companyId'];
  const merge = await mergedBy(desk, await mergeDraft(desk, own, mergeAnswers()));
  expect(await holderOf()).toBe(own);
  expect(await tableOf(desk.gateway, third)).toEqual(SHARES);
  detailOf(await act(desk.krishna, merge, 'revoke', REVOKED));
  expect(await holderOf()).toBe(partner);
});

test.each<[string, object, object, readonly [string, string]]>([
  ['a ratio of nothing', { oldShares: 0 }, {}, ['oldShares', 'OLD_SHARES_REQUIRED']],
  [
    'a ratio that gives a holder nothing',
    { oldShares: 8, newShares: 1 },
    {},
    ['newShares', 'SHARES_SWAP_WITHOUT_SHARE'],
  ],
  ['fractions without a settlement', { fractions: undefined }, {}, ['fractions', 'FRACTIONS_SETTLEMENT_REQUIRED']],
  ['more paid than the face value', { paidPerShare: RATE + 1 }, {}, ['paidPerShare', 'SHARES_PAID_ABOVE_RATE']],
  ['issued above authorized', { newShares: 30 }, {}, ['authorizedCapital', 'ISSUED_EXCEEDS_AUTHORIZED']],
  [
    'a lower authorized capital',
    {},
    { authorizedCapital: 199 * RATE },
    ['authorizedCapital', 'MERGER_AUTHORIZED_LOWERED'],
  ],
  ['issued capital off by one', {}, { issuedCapital: 110 * RATE + 1 }, ['issuedCapital', 'MERGER_ISSUED_DIFFERS']],
  ['paid-up capital off by one', {}, { paidUpCapital: 99 * RATE - 1 }, ['paidUpCapital', 'MERGER_PAID_UP_DIFFERS']],
  ['paid up above issued', {}, { paidUpCapital: 111 * RATE }, ['paidUpCapital', 'MERGER_PAID_ABOVE_ISSUED']],
])('%s is refused at its field', async (_name, more, ofCapital, error) => {
  const [own] = await pair();
  const draft = await mergeDraft(desk, own, mergeAnswers(more, ofCapital));
  expect(errorsOf(draft)).toContainEqual(error);
  expect((await act(desk.puja, draft, 'submit')).status).toBe(422);
});

test('of a public company the merger makes a public one', async () => {
  const [own, partner] = await pair();
  await desk.gateway.platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI') })
    .where('id', '=', partner)
    .execute();
  expect(errorsOf(await mergeDraft(desk, own, mergeAnswers()))).toContainEqual([
    'newCompanyType',
    'MERGER_PUBLIC_STAYS',
  ]);
});

test('without both decisions nothing is begun, and of two opposite applications one is decided first', async () => {
  const [alone] = await twoCompanies(desk);
  expect(await reasonsOf(desk.puja, alone, 'COMPANY_MERGE')).toMatchObject([{ code: 'NO_CONFIRMED_MERGER' }]);
  const asked = { processName: 'COMPANY_MERGE', companyId: alone };
  expect((await desk.puja.call('POST', APPLICATION, asked, newKey())).status).toBe(422);

  const [own, partner] = await pair();
  const others = await mergeDraft({ ...desk, puja: desk.nisha }, partner, {});
  await desk.gateway.platform.database.db
    .updateTable('application')
    .set({ status: 'SUBMITTED', submitted_at: desk.gateway.clock.now() })
    .where('id', '=', others.id)
    .execute();
  const draft = await desk.puja.call('POST', APPLICATION, { processName: 'COMPANY_MERGE', companyId: own }, newKey());
  expect(draft.status).toBe(423);
  expect(JSON.stringify(draft.body.blocker)).toContain('ASPECT_CONFLICT');
});

test('what a page sends in place of the claims counts for nothing', async () => {
  const [own] = await pair();
  const draft = await mergeDraft(desk, own, { ...mergeAnswers(), MERGED_COMPANY: { holdings: [] } });
  expect(draft.sections.find(({ key }) => key === 'MERGED_COMPANY')?.data['holdings']).toMatchObject([
    { holderId: partOf('d'), quantity: 8 },
    { holderId: partOf('e'), quantity: 7 },
  ]);
});

test('two companies without shares: the members pass one by one, and the merger ends with it', async () => {
  const [own, partner] = await twoCompanies(desk);
  await desk.gateway.platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('NON_PROFIT') })
    .where('id', 'in', [own, partner])
    .execute();
  await enter(desk, own, [memberEntry('a')]);
  await enter(desk, partner, [memberEntry('d'), memberEntry('e'), memberEntry('f', own)]);
  await confirmed(desk, own, partner);
  const draft = await mergeDraft(desk, own, { MERGE_DETAILS: { companyProcess: 'MERGE' } });
  expect(draft.sections.map(({ key }) => key)).not.toContain('MERGE_CAPITAL');
  const merge = await mergedBy(desk, draft);
  expect(await members(own)).toEqual(['a', 'd', 'e']);
  expect(await statuses(own, partner)).toEqual(['ACTIVE', 'DEREGISTERED_BY_MERGE']);
  detailOf(await act(desk.krishna, merge, 'revoke', REVOKED));
  expect(await members(own)).toEqual(['a']);
  expect(await statuses(own, partner)).toEqual(['MERGING', 'MERGING']);
});
