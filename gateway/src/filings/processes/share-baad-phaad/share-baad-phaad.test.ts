import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { issuedPaperSchema, paperVerdictSchema } from '@registrar/domain/calls/papers';
import type { Answers } from '@registrar/domain/processes';
import { z } from 'zod';
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
import { settledCompany } from '../../../../test/name-change-kit';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  itemsOf,
  readDetail,
  verifiedFiling,
} from '../../../../test/registration-kit';
import { CAPITAL, capitalOf, companyOfShares, SHARES, tableOf } from '../../../../test/share-filings-kit';
import { HOLDERS, RATE } from '../../../../test/share-ledger-kit';
import { dayInNepal } from '../../../platform/clock';

const PROCESS = 'SHARE_BAAD_PHAAD';
const [ASHA, BINA, CHET] = HOLDERS;
const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, rita: Caller, krishna: Caller;
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
const company = () => companyOfShares(gateway, puja);

const open = (companyId: string) => puja.call('POST', APPLICATION, { processName: PROCESS, companyId }, newKey());
const REASON = 'As the company decided.';
const resolved = () => ({
  reason: REASON,
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today(), text: 'Resolved.' },
});
const decided = () => ({ reason: REASON, decision: { decidedBy: 'BOARD', decidedOn: today(), text: 'Resolved.' } });
const allotment = (more: Answers = {}): Answers => ({
  holderId: CHET,
  shareType: 'PUBLIC',
  quantity: 4,
  paidPerShare: RATE,
  ...more,
});

async function byRatio(companyId: string, answers: Answers): Promise<ApplicationDetail> {
  const draft = detailOf(await saveSection(puja, detailOf(await open(companyId)), 'SHARE_OPERATION', answers));
  return detailOf(await saveSection(puja, draft, 'SHARE_RESOLUTION', resolved()));
}

async function allotted(companyId: string, items: readonly Answers[]): Promise<ApplicationDetail> {
  const draft = detailOf(
    await saveSection(puja, detailOf(await open(companyId)), 'SHARE_OPERATION', { operation: 'ALLOT' }),
  );
  for (const item of items) await addItem(puja, draft, 'SHARE_ALLOTMENTS', item);
  return detailOf(await saveSection(puja, await readDetail(puja, draft.id), 'ALLOTMENT_DECISION', decided()));
}

async function approved(draft: ApplicationDetail): Promise<ApplicationDetail> {
  await attachRequired(puja, draft.id);
  const ready = await readDetail(puja, draft.id);
  const desk = { applicant: puja, operator: gita, revenue: rita };
  return take(
    ready.sections.some(({ key }) => key === 'SHARE_ALLOTMENTS')
      ? await free(ready)
      : await verifiedFiling(desk, ready),
    [[maya, 'approve']],
  );
}

/** Verified without a fee. */
async function free(ready: ApplicationDetail): Promise<ApplicationDetail> {
  const { id } = await take(ready, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, id);
  return take(await readDetail(gita, id), [[gita, 'verify']]);
}

const errorsOf = ({ sections }: ApplicationDetail, section: string) =>
  sections.find(({ key }) => key === section)?.errors.map(({ path, code }) => [path, code]);

test('consolidated with fractions, settled in reserve; the revocation gives the table and the capital of before', async () => {
  const companyId = await company();
  const ratio = { operation: 'CONSOLIDATE', oldShares: 25, newShares: 1 };
  const unsettled = await byRatio(companyId, ratio);
  expect(errorsOf(unsettled, 'SHARE_OPERATION')).toEqual([['fractions', 'FRACTIONS_SETTLEMENT_REQUIRED']]);
  expect((await act(puja, unsettled, 'submit')).status).toBe(422);
  const settled = detailOf(await saveSection(puja, unsettled, 'SHARE_OPERATION', { ...ratio, fractions: 'RESERVE' }));
  const done = await approved(settled);
  expect(await tableOf(gateway, companyId)).toEqual([
    'HOLDER:a:1:2:250000:PROMOTER',
    'HOLDER:b:3:3:250000:PUBLIC',
    'RESERVE:-:4:4:150000:-',
  ]);
  expect(await capitalOf(gateway, companyId)).toEqual({ ...CAPITAL, ratePerShare: 25 * RATE, issuedShares: 4 });
  detailOf(await act(krishna, done, 'revoke', REVOKED));
  expect(await tableOf(gateway, companyId)).toEqual(SHARES);
  expect(await capitalOf(gateway, companyId)).toEqual(CAPITAL);
});

/** Kinds, worth and holders of the share certificates of the company, the newest first, by their numbers. */
async function certificatesOf(companyId: string): Promise<string[]> {
  const papers = z
    .array(issuedPaperSchema)
    .parse((await puja.call('GET', `external/api/paper?companyId=${companyId}`)).body.data)
    .filter(({ kind }) => kind === 'SHARE_CERTIFICATE');
  return papers.map(({ state, subject }) => `${subject?.en ?? ''} ${state}`).sort();
}

test('each holder whose shares move gets a certificate; the next one takes its place until it is revoked', async () => {
  const companyId = await company();
  await approved(await byRatio(companyId, { operation: 'SPLIT', oldShares: 1, newShares: 10 }));
  expect(await certificatesOf(companyId)).toEqual(['a: 600 shares VALID', 'b: 300 shares VALID']);
  const done = await approved(await allotted(companyId, [allotment({ paidPerShare: RATE / 10 })]));
  // nothing moved of the others
  expect(await certificatesOf(companyId)).toEqual(['a: 600 shares VALID', 'b: 300 shares VALID', 'c: 4 shares VALID']);
  detailOf(await act(krishna, done, 'revoke', REVOKED));
  expect((await certificatesOf(companyId)).at(-1)).toBe('c: 4 shares REVOKED');
  const more = await approved(
    await allotted(companyId, [allotment({ holderId: ASHA, shareType: 'PROMOTER', paidPerShare: RATE / 10 })]),
  );
  expect((await certificatesOf(companyId)).slice(0, 2)).toEqual(['a: 600 shares SUPERSEDED', 'a: 604 shares VALID']);
  const { code } = await gateway.platform.database.db
    .selectFrom('letter')
    .select('code')
    .where('company_id', '=', companyId)
    .where('holder_id', '=', ASHA)
    .where('superseded_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const verdict = async () =>
    paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/verify/${code}`)).body.data).paper;
  expect((await verdict())?.state).toBe('SUPERSEDED');
  expect((await verdict())?.supersededBy).not.toBeNull();
  detailOf(await act(krishna, more, 'revoke', REVOKED));
  expect((await verdict())?.state).toBe('VALID');
});

test('shares of the reserve are given to a shareholder, with what is paid on them', async () => {
  const companyId = await company();
  await approved(
    await allotted(companyId, [allotment(), allotment({ holderId: ASHA, shareType: 'PROMOTER', quantity: 2 })]),
  );
  expect(await tableOf(gateway, companyId)).toEqual([
    'HOLDER:a:1:60:10000:PROMOTER',
    'HOLDER:b:61:90:10000:PUBLIC',
    'HOLDER:c:91:94:10000:PUBLIC',
    'HOLDER:a:95:96:10000:PROMOTER',
    'RESERVE:-:97:100:0:-',
  ]);
  expect(await capitalOf(gateway, companyId)).toEqual({ ...CAPITAL, paidUpCapital: 96 * RATE });
});

test.each<[string, Answers, readonly string[]]>([
  [
    'a split that makes no more shares',
    { operation: 'SPLIT', oldShares: 2, newShares: 2 },
    ['newShares', 'SPLIT_RATIO'],
  ],
  [
    'a consolidation that makes no fewer',
    { operation: 'CONSOLIDATE', oldShares: 1, newShares: 3 },
    ['newShares', 'CONSOLIDATION_RATIO'],
  ],
  ['a ratio of nothing', { operation: 'SPLIT', oldShares: 0, newShares: 3 }, ['oldShares', 'OLD_SHARES_REQUIRED']],
  [
    'a face value that is no whole paisa',
    { operation: 'SPLIT', oldShares: 1, newShares: 3 },
    ['newShares', 'SHARES_RATE_NOT_WHOLE'],
  ],
  [
    'issued shares that leave a rest',
    { operation: 'CONSOLIDATE', oldShares: 7, newShares: 1 },
    ['newShares', 'SHARES_NOT_DIVISIBLE'],
  ],
])('%s is said at its field', async (_name, answers, error) => {
  const draft = await byRatio(await company(), answers);
  expect(errorsOf(draft, 'SHARE_OPERATION')).toEqual([error]);
});

test.each<[string, Answers, readonly [path: string, code: string]]>([
  ['more than the reserve has', { quantity: 11 }, ['quantity', 'SHARES_RESERVE_TOO_FEW']],
  ['more paid than the face value', { paidPerShare: RATE + 1 }, ['paidPerShare', 'SHARES_PAID_ABOVE_RATE']],
  ['somebody who is not in the register', { holderId: 'nobody' }, ['holderId', 'REGISTER_CHOICE_UNKNOWN']],
])('an allotment of %s is refused', async (_name, more, [path, code]) => {
  const draft = await allotted(await company(), [allotment(more)]);
  const section = draft.sections.find(({ key }) => key === 'SHARE_ALLOTMENTS');
  const items = filedItemsSchema.parse((await itemsOf(puja, draft, 'SHARE_ALLOTMENTS')).body.data);
  const found = [...(section?.errors ?? []), ...items.items.flatMap(({ errors }) => errors)];
  expect(found.map((error) => [error.path.split('.').at(-1), error.code])).toContainEqual([path, code]);
  expect((await act(puja, draft, 'submit')).status).toBe(422);
});

test('two allotments together exceed the reserve', async () => {
  const draft = await allotted(await company(), [
    allotment({ quantity: 6 }),
    allotment({ holderId: BINA, quantity: 5 }),
  ]);
  expect((await act(puja, draft, 'submit')).status).toBe(422);
});

test('a company of which the register has no shares is told so before it begins', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const answer = await open(companyId);
  expect(answer.status).toBe(423);
  expect(answer.body).toMatchObject({ blocker: { code: 'SHARES_UNKNOWN' } });
});
