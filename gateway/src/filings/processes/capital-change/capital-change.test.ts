import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { nepaliHolder } from '@registrar/domain/testing/registration-people';
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
import { readPayable } from '../../../../test/money-kit';
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
import { readLastEntries } from '../../../register/entries/read-entries';

const PROCESS = 'CAPITAL_CHANGE';
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
const open = async (companyId: string) =>
  detailOf(await puja.call('POST', APPLICATION, { processName: PROCESS, companyId }, newKey()));
const REASON = 'The company grows.';
const resolved = () => ({
  reason: REASON,
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today(), text: 'Resolved.' },
});
const decided = (decidedBy = 'GENERAL_MEETING') => ({
  reason: REASON,
  decision: { decidedBy, decidedOn: today(), text: 'Resolved.' },
});
const raised = (more: Answers): Answers => ({ move: 'RAISE', ...more });
const issued = (shares: number, more: Answers = {}): Answers =>
  raised({ issuedCapital: shares * RATE, issuedOn: today(), ...more });
const save = async (draft: ApplicationDetail, key: string, data: Answers) =>
  detailOf(await saveSection(puja, await readDetail(puja, draft.id), key, data));
const fund = (shares: number): Answers => ({ sourcesOfFund: [{ source: 'OWN_INCOME', amount: shares * RATE }] });

const newcomer = (quantity: number, more: Answers = {}): Answers => {
  const { roles: _roles, holding: _holding, ...person } = nepaliHolder(7, undefined);
  return {
    ...person,
    holding: { shareType: 'PROMOTER', quantity, paidPerShare: RATE, investmentSource: 'OWN_INCOME' },
    ...more,
  };
};
const errorsOf = ({ sections }: ApplicationDetail, section: string) =>
  sections.find(({ key }) => key === section)?.errors.map(({ path, code }) => [path, code]);

async function approved(draft: ApplicationDetail): Promise<ApplicationDetail> {
  await attachRequired(puja, draft.id);
  const ready = await readDetail(puja, draft.id);
  const isFree = ready.sections.some(({ key }) => key === 'CAPITAL_DECISION');
  const desk = { applicant: puja, operator: gita, revenue: rita };
  return take(isFree ? await free(ready) : await verifiedFiling(desk, ready), [[maya, 'approve']]);
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

async function holderNames(companyId: string): Promise<unknown[]> {
  const entries = await readLastEntries(gateway.platform.database.db, companyId);
  return entries.flatMap(({ aspect, after }) => (aspect === 'SHAREHOLDER' && after ? [after['nameEnglish']] : []));
}

test('capital is raised: by right, out of the reserve, to a newcomer, and a call is paid; undone it is as before', async () => {
  const companyId = await companyOfShares(gateway, puja, { paid: RATE / 2 });
  const draft = await open(companyId);
  await save(draft, 'CAPITAL_DETAILS', {
    ...issued(150, { rightQuantity: 30, rightPaidPerShare: RATE, allottedOn: today() }),
    authorizedCapital: 5_000 * RATE,
    authorizedOn: today(),
  });
  const given = { holderId: CHET, shareType: 'PROMOTER', quantity: 5, paidPerShare: 0 };
  await addItem(puja, await readDetail(puja, draft.id), 'SHARE_ALLOTMENTS', given);
  await addItem(puja, await readDetail(puja, draft.id), 'NEW_SHAREHOLDER', newcomer(10));
  await addItem(puja, await readDetail(puja, draft.id), 'CALLS_PAID', {
    holderId: BINA,
    ranges: [{ from: 61, to: 90 }],
    paidPerShare: RATE,
  });
  // 30 by right and 10 to the newcomer in full, and the other half of Bina's 30
  await save(draft, 'CAPITAL_FUND', fund(55));
  const done = await approved(await save(draft, 'CAPITAL_RESOLUTION', resolved()));
  const table = await tableOf(gateway, companyId);
  expect(table.slice(0, 3)).toEqual([
    'HOLDER:a:1:60:10000:PROMOTER',
    'HOLDER:b:61:90:10000:PUBLIC',
    'HOLDER:c:91:95:0:PROMOTER',
  ]);
  expect(table).toContain('HOLDER:a:101:120:10000:PROMOTER');
  expect(table).toContain('HOLDER:b:121:130:10000:PUBLIC');
  expect(table.at(-1)).toMatch(/^RESERVE:-:\d+:150:0:-$/);
  const after = { ...CAPITAL, authorizedCapital: 5_000 * RATE, issuedCapital: 150 * RATE, issuedShares: 150 };
  expect(await capitalOf(gateway, companyId)).toEqual({ ...after, paidUpCapital: 130 * RATE });
  expect(await holderNames(companyId)).toContain('Asha Shrestha');
  detailOf(await act(krishna, done, 'revoke', REVOKED));
  expect(await tableOf(gateway, companyId)).toEqual([
    'HOLDER:a:1:60:10000:PROMOTER',
    'HOLDER:b:61:90:5000:PUBLIC',
    SHARES[2],
  ]);
  expect(await capitalOf(gateway, companyId)).toEqual({ ...CAPITAL, paidUpCapital: 75 * RATE });
  expect(await holderNames(companyId)).not.toContain('Asha Shrestha');
});

test('the court reduces: shares are cancelled, or less is paid on each', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const draft = await open(companyId);
  await save(draft, 'CAPITAL_DETAILS', { move: 'REDUCE' });
  const court = { courtNepali: 'उच्च अदालत पाटन', courtEnglish: 'High Court Patan' };
  await save(draft, 'COURT_ORDER', { ...court, orderNumber: '081-CO-0042', orderedOn: today() });
  const ofAsha = { holderId: ASHA, ranges: [{ from: 51, to: 60 }], reduction: 'CANCELLED', received: 10 * RATE };
  await addItem(puja, await readDetail(puja, draft.id), 'REDUCED_SHARES', ofAsha);
  await addItem(puja, await readDetail(puja, draft.id), 'REDUCED_SHARES', {
    holderId: BINA,
    ranges: [{ from: 61, to: 90 }],
    reduction: 'PAID_LESS',
    paidPerShare: RATE / 2,
  });
  await approved(await save(draft, 'CAPITAL_RESOLUTION', resolved()));
  expect(await tableOf(gateway, companyId)).toEqual([
    'HOLDER:a:1:50:10000:PROMOTER',
    'CANCELLED:-:51:60:0:PROMOTER',
    'HOLDER:b:61:90:5000:PUBLIC',
    'RESERVE:-:91:100:0:-',
  ]);
  expect(await capitalOf(gateway, companyId)).toEqual({
    ...CAPITAL,
    issuedShares: 90,
    issuedCapital: 90 * RATE,
    paidUpCapital: 65 * RATE,
  });
});

test('issued capital within the authorized one is free and needs a meeting, not the board', async () => {
  const draft = await open(await companyOfShares(gateway, puja));
  await save(draft, 'CAPITAL_DETAILS', issued(120));
  const byBoard = await save(draft, 'CAPITAL_DECISION', decided('BOARD'));
  expect(errorsOf(byBoard, 'CAPITAL_DECISION')).toEqual([['decision.decidedBy', 'RESOLUTION_OF_MEETING_REQUIRED']]);
  const byMeeting = await save(draft, 'CAPITAL_DECISION', decided());
  expect(byMeeting.sections.map(({ key }) => key)).not.toContain('CAPITAL_RESOLUTION');
  expect(errorsOf(byMeeting, 'CAPITAL_DECISION')).toEqual([]);
});

test.each<[string, () => Answers, readonly [path: string, code: string]]>([
  ['nothing', () => raised({}), ['', 'CAPITAL_UNCHANGED']],
  [
    'authorized capital not above the present one',
    () => raised({ authorizedCapital: 200 * RATE, authorizedOn: today() }),
    ['authorizedCapital', 'AUTHORIZED_NOT_RAISED'],
  ],
  [
    'authorized capital that is no whole number of shares',
    () => raised({ authorizedCapital: 300 * RATE + 1, authorizedOn: today() }),
    ['authorizedCapital', 'AMOUNT_NOT_WHOLE_SHARES'],
  ],
  [
    'authorized capital without its day',
    () => raised({ authorizedCapital: 300 * RATE }),
    ['authorizedOn', 'AUTHORIZED_ON_REQUIRED'],
  ],
  ['issued above authorized', () => issued(201), ['issuedCapital', 'ISSUED_EXCEEDS_AUTHORIZED']],
  ['issued not above the present', () => issued(100), ['issuedCapital', 'ISSUED_NOT_RAISED']],
  [
    'half a share',
    () => raised({ issuedCapital: 120 * RATE + 1, issuedOn: today() }),
    ['issuedCapital', 'ISSUED_NOT_WHOLE_SHARES'],
  ],
  ['a day in the future', () => issued(120, { issuedOn: '2999-01-01' }), ['issuedOn', 'DATE_IN_FUTURE']],
  [
    'an allotment before the issue',
    () => issued(120, { allottedOn: '2020-01-01' }),
    ['allottedOn', 'ALLOTTED_BEFORE_ISSUED'],
  ],
  [
    'more by right than is issued',
    () => issued(120, { rightQuantity: 21, rightPaidPerShare: 0, allottedOn: today() }),
    ['rightQuantity', 'RIGHT_ABOVE_NEW'],
  ],
  [
    'more paid than the face value',
    () => issued(120, { rightQuantity: 20, rightPaidPerShare: RATE + 1, allottedOn: today() }),
    ['rightPaidPerShare', 'SHARES_PAID_ABOVE_RATE'],
  ],
  [
    'an allotment without its day',
    () => issued(120, { rightQuantity: 20, rightPaidPerShare: 0 }),
    ['allottedOn', 'ALLOTTED_ON_REQUIRED'],
  ],
])('%s is refused at its field', async (_name, answers, error) => {
  const draft = await save(await open(await companyOfShares(gateway, puja)), 'CAPITAL_DETAILS', answers());
  expect(errorsOf(draft, 'CAPITAL_DETAILS')).toContainEqual(error);
  expect((await act(puja, draft, 'submit')).status).toBe(422);
});

test.each<[string, string, () => Answers, readonly [path: string, code: string]]>([
  [
    'a call on shares of somebody else',
    'CALLS_PAID',
    () => ({ holderId: BINA, ranges: [{ from: 50, to: 70 }], paidPerShare: RATE }),
    ['ranges.0.from', 'SHARES_NOT_HELD'],
  ],
  [
    'a call that was paid already',
    'CALLS_PAID',
    () => ({ holderId: BINA, ranges: [{ from: 61, to: 90 }], paidPerShare: RATE }),
    ['paidPerShare', 'SHARES_PAID_NOT_RAISED'],
  ],
  ['more than the reserve has', 'NEW_SHAREHOLDER', () => newcomer(11), ['holding.quantity', 'SHARES_RESERVE_TOO_FEW']],
  [
    'a minor without a guardian',
    'NEW_SHAREHOLDER',
    () => newcomer(1, { person: { ...Object(newcomer(1)['person']), isMinor: true, dateOfBirth: '2015-01-01' } }),
    ['guardian.fullNameNepali', 'FULL_NAME_NEPALI_REQUIRED'],
  ],
  [
    'somebody from abroad in a company of Nepalis',
    'NEW_SHAREHOLDER',
    () => newcomer(1, { investorType: 'FOREIGN' }),
    ['investorType', 'HOLDERS_NEPALI_ONLY'],
  ],
])('%s is refused at its field', async (_name, section, item, [path, code]) => {
  const draft = await open(await companyOfShares(gateway, puja));
  await save(draft, 'CAPITAL_DETAILS', raised({ allottedOn: today() }));
  await addItem(puja, await readDetail(puja, draft.id), section, item());
  const read = await readDetail(puja, draft.id);
  const { items } = filedItemsSchema.parse((await itemsOf(puja, read, section)).body.data);
  const found = [
    ...(read.sections.find(({ key }) => key === section)?.errors ?? []),
    ...items.flatMap(({ errors }) => errors),
  ];
  expect(found.map((error) => [error.path.replace(/^[\da-f-]{36}\./, ''), error.code])).toContainEqual([path, code]);
  expect((await act(puja, read, 'submit')).status).toBe(422);
});

test('the sources add up to what is paid', async () => {
  const draft = await open(await companyOfShares(gateway, puja));
  await save(
    draft,
    'CAPITAL_DETAILS',
    issued(130, { rightQuantity: 30, rightPaidPerShare: RATE, allottedOn: today() }),
  );
  expect(errorsOf(await save(draft, 'CAPITAL_FUND', fund(29)), 'CAPITAL_FUND')).toEqual([
    ['sourcesOfFund', 'FUND_TOTAL_DIFFERS'],
  ]);
  expect(errorsOf(await save(draft, 'CAPITAL_FUND', fund(30)), 'CAPITAL_FUND')).toEqual([]);
});

test('an increase of the authorized capital costs the difference of the incorporation fees', async () => {
  const draft = await open(await companyOfShares(gateway, puja));
  await save(draft, 'CAPITAL_DETAILS', raised({ authorizedCapital: 5_000 * RATE, authorizedOn: today() }));
  await save(draft, 'CAPITAL_RESOLUTION', resolved());
  const { estimate } = await readPayable(puja, draft.id);
  // up to Rs. 1 lakh 1,000, up to 5 lakh 4,500
  expect(estimate?.lines.map(({ code, proposedPaisa }) => [code, proposedPaisa])).toEqual([
    ['CAPITAL_INCREASE', 3_500_00],
  ]);
});
