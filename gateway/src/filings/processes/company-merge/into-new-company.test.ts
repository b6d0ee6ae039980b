import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType } from '@registrar/domain/enumerations';
import type { Answers } from '@registrar/domain/processes';
import { outsideSeat } from '@registrar/domain/testing/registration-people';
import { act, freeName, type TestName } from '../../../../test/filings-kit';
import {
  allotted,
  confirmed,
  enter,
  memberEntry,
  mergeDraft,
  mergedBy,
  mergedWith,
  newCompanyAnswers,
  openMergerDesk,
  statusOf,
  twoCompanies,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { verifiedFiling } from '../../../../test/registration-kit';
import { capitalOf, companyOfShares, SHARES, tableOf } from '../../../../test/share-filings-kit';
import { RATE } from '../../../../test/share-ledger-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { verifyAudit } from '../../../platform/audit/verify-audit';
import { readLastEntries } from '../../../register/entries/read-entries';

const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };
const ALL_NEPALI = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' satisfies CompanyType;
const TERM = { fromDate: '2026-12-01', toDate: '2029-12-01' };
const BOARD: readonly Answers[] = [outsideSeat(71, TERM)];

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());
const db = () => desk.gateway.platform.database.db;

/** One share for two of the one that applies, two for three of the other: 55, of which one is made up of fractions. */
const details = (more: object = {}) => ({
  companyProcess: 'MERGE_INTO_NEW',
  newCompanyType: ALL_NEPALI,
  ownOldShares: 2,
  ownNewShares: 1,
  oldShares: 3,
  newShares: 2,
  paidPerShare: RATE,
  fractions: 'RESERVE',
  ...more,
});
const capital = (more: object = {}) => ({
  ratePerShare: RATE,
  authorizedCapital: 100 * RATE,
  issuedCapital: 55 * RATE,
  paidUpCapital: 54 * RATE,
  ...more,
});
const PROVEN = 'office@both.example';
const answers = (name: TestName, more: object = {}, ofCapital: object = {}, email = PROVEN) => ({
  MERGE_DETAILS: details(more),
  ...newCompanyAnswers(name, email),
  MERGE_CAPITAL: capital(ofCapital),
});

/** Both decide to merge; the address of the one that applies is proven. */
async function agreed(own: string, partner: string): Promise<void> {
  await db().updateTable('company').set({ email: PROVEN }).where('id', '=', own).execute();
  await confirmed(desk, own, partner);
}

async function confirmedPair(): Promise<readonly [own: string, partner: string]> {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const partner = await mergedWith(desk, [
    { letter: 'd', from: 1, to: 8, shareType: 'PROMOTER' },
    { letter: 'e', from: 9, to: 15, shareType: 'PUBLIC' },
  ]);
  await agreed(own, partner);
  return [own, partner];
}
const errorsOf = ({ sections }: ApplicationDetail) =>
  sections.flatMap(({ errors }) => errors.map(({ path, code }) => [path, code]));
const statuses = (...ids: readonly string[]) => Promise.all(ids.map((id) => statusOf(desk, id)));
const foundedBy = ({ id }: Pick<ApplicationDetail, 'id'>) =>
  db().selectFrom('company').selectAll().where('registered_by', '=', id).executeTakeFirstOrThrow();
const membersOf = async (companyId: string): Promise<string[]> =>
  (await readLastEntries(db(), companyId))
    .flatMap(({ aspect, subjectId, after }) => (aspect === 'SHAREHOLDER' && after !== null ? (subjectId ?? []) : []))
    .map((id) => id.slice(-1))
    .sort();

test('both merge into a new company, whose shares lie in reserve until holders of both get theirs', async () => {
  const [own, partner] = await confirmedPair();
  // each of the two holds a part of a third company
  const third = await companyOfShares(desk.gateway, desk.nisha);
  await enter(desk, third, [memberEntry('a', own), memberEntry('b', partner)]);
  const name = freeName();
  const draft = await mergeDraft(desk, own, answers(name, {}, {}, 'new@both.example'), BOARD);
  expect(errorsOf(draft)).toEqual([]);
  const merge = await mergedBy(desk, draft);
  const founded = await foundedBy(merge);
  expect(founded).toMatchObject({
    name_english: `${name.english} Private Limited`,
    name_nepali: `${name.nepali} प्राइभेट लिमिटेड`,
    company_type_id: companyTypeIdOf(ALL_NEPALI),
    status: 'MERGING',
    email: 'new@both.example',
    email_verified_at: null,
  });
  expect(founded.registration_number).toMatch(/-PVT-/);
  expect(await statuses(own, partner)).toEqual(['DEREGISTERED_BY_MERGE', 'DEREGISTERED_BY_MERGE']);
  expect(await tableOf(desk.gateway, founded.id)).toEqual(['RESERVE:-:1:55:0:-']);
  expect(await tableOf(desk.gateway, own)).toEqual(SHARES);
  expect(await capitalOf(desk.gateway, founded.id)).toMatchObject({ issuedCapital: 55 * RATE, paidUpCapital: 0 });
  const holders = await readLastEntries(db(), third);
  expect(
    holders.flatMap(({ aspect, after }) =>
      aspect === 'SHAREHOLDER' && after?.['companyId'] ? [after['companyId']] : [],
    ),
  ).toEqual([founded.id, founded.id]);
  const record = companyRecordSchema.parse(
    (await desk.gateway.call('GET', `external/api/company/${founded.id}/record`)).body.data,
  );
  expect(record.directors).toMatchObject([{ nameEnglish: 'Asha Shrestha' }]);
  expect(record.objectives.map(({ nsicCode }) => nsicCode)).toEqual(['5211']);
  const papers = await db().selectFrom('letter').select('kind').where('company_id', '=', founded.id).execute();
  expect(papers.map(({ kind }) => kind)).toContain('CERTIFICATE_OF_INCORPORATION');
  const speakers = await db()
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', founded.id)
    .execute();
  expect(speakers.map((row) => row.account_id).sort()).toEqual([desk.puja.userId, desk.nisha.userId].sort());
  expect((await act(desk.krishna, merge, 'revoke', REVOKED)).status).toBe(409);

  // its address is proven as that of any company before it files
  await db()
    .updateTable('company')
    .set({ email_verified_at: desk.gateway.clock.now() })
    .where('id', '=', founded.id)
    .execute();
  const deadlines = await desk.puja.call('GET', 'external/api/deadline');
  expect(JSON.stringify(deadlines.body.data)).toContain(`${founded.id}:SWAP_ALLOTMENT`);
  const allotment = await allotted(desk, founded.id);
  expect(await tableOf(desk.gateway, founded.id)).toEqual([
    'HOLDER:a:1:30:10000:PROMOTER',
    'HOLDER:b:31:45:10000:PUBLIC',
    'HOLDER:d:46:50:10000:PROMOTER',
    'HOLDER:e:51:54:10000:PUBLIC',
    'RESERVE:-:55:55:0:-',
  ]);
  expect((await capitalOf(desk.gateway, founded.id)).paidUpCapital).toBe(54 * RATE);
  expect(await membersOf(founded.id)).toEqual(['a', 'b', 'd', 'e']);
  expect(await statusOf(desk, founded.id)).toBe('ACTIVE');

  expect((await act(desk.krishna, allotment, 'revoke', REVOKED)).status).toBe(200);
  expect(await statusOf(desk, founded.id)).toBe('MERGING');
  expect(await tableOf(desk.gateway, founded.id)).toEqual(['RESERVE:-:1:55:0:-']);
  expect(await membersOf(founded.id)).toEqual([]);
  await allotted(desk, founded.id);
  expect(await statusOf(desk, founded.id)).toBe('ACTIVE');
  expect(await verifyAudit(db())).toMatchObject({ intact: true });
});

test('what the two hold in each other is not swapped', async () => {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const partner = await mergedWith(desk, [
    { letter: 'd', from: 1, to: 6, shareType: 'PROMOTER' },
    { letter: 'e', from: 7, to: 12, shareType: 'PROMOTER', companyId: own },
  ]);
  await enter(desk, own, [memberEntry('b', partner)]);
  await agreed(own, partner);
  const given = answers(freeName(), { fractions: undefined }, { issuedCapital: 34 * RATE, paidUpCapital: 34 * RATE });
  const draft = await mergeDraft(desk, own, given, BOARD);
  expect(errorsOf(draft)).toEqual([]);
  const founded = await foundedBy(await mergedBy(desk, draft));
  expect(await tableOf(desk.gateway, founded.id)).toEqual(['RESERVE:-:1:34:0:-']);
  // its address is the proven one of the company that applied
  expect(founded.email_verified_at).not.toBeNull();
});

test.each<[string, object, object, readonly [string, string]]>([
  ['no type', { newCompanyType: undefined }, {}, ['newCompanyType', 'COMPANY_TYPE_REQUIRED']],
  ['a type without shares', { newCompanyType: 'NON_PROFIT' }, {}, ['newCompanyType', 'CONVERSION_NOT_ALLOWED']],
  ['one holder too many', { newCompanyType: 'PRIVATE_SOLE_PROPRIETOR' }, {}, ['', 'SOLE_PROPRIETOR_ONE_HOLDER']],
  ['holders too few', { newCompanyType: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' }, {}, ['', 'HOLDERS_TOO_FEW']],
  ['a ratio of nothing', { ownOldShares: 0 }, {}, ['ownOldShares', 'OLD_SHARES_REQUIRED']],
  ['shares without a value', {}, { ratePerShare: undefined }, ['ratePerShare', 'SHARE_RATE_REQUIRED']],
  ['more paid than the value', { paidPerShare: RATE + 1 }, {}, ['ratePerShare', 'SHARES_PAID_ABOVE_RATE']],
  ['issued capital off by one', {}, { issuedCapital: 55 * RATE - 1 }, ['issuedCapital', 'MERGER_ISSUED_DIFFERS']],
  ['paid-up capital off by one', {}, { paidUpCapital: 54 * RATE + 1 }, ['paidUpCapital', 'MERGER_PAID_UP_DIFFERS']],
])('%s is refused at its field', async (_name, more, ofCapital, error) => {
  const [own] = await confirmedPair();
  const draft = await mergeDraft(desk, own, answers(freeName(), more, ofCapital), BOARD);
  expect(errorsOf(draft)).toContainEqual(error);
  expect((await act(desk.puja, draft, 'submit')).status).toBe(422);
});

test('a board is asked, and a name that somebody else has taken is refused', async () => {
  const [own] = await confirmedPair();
  const name = freeName();
  const draft = await mergeDraft(desk, own, answers(name));
  expect(errorsOf(draft)).toContainEqual(['', 'DIRECTORS_TOO_FEW']);

  const [first, second] = [(await confirmedPair())[0], (await confirmedPair())[0]];
  const ready = await mergeDraft(desk, first, answers(name), BOARD);
  const late = await mergeDraft(desk, second, answers(name), BOARD);
  await verifiedFiling({ applicant: desk.puja, operator: desk.gita, revenue: desk.rita }, ready);
  expect((await act(desk.puja, late, 'submit')).body).toMatchObject({
    status: 409,
    errors: [{ path: 'NAME_DETAILS.english', code: 'ALREADY_REGISTERED' }],
  });
});

/** The draft of two companies with members alone; that of the partner which is the other company joins nothing. */
async function membersMerging(own: readonly string[], name: TestName) {
  const [ownId, partnerId] = await twoCompanies(desk);
  await db()
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('NON_PROFIT') })
    .where('id', 'in', [ownId, partnerId])
    .execute();
  await enter(
    desk,
    ownId,
    own.map((letter) => memberEntry(letter)),
  );
  await enter(desk, partnerId, [memberEntry('d'), memberEntry('e'), memberEntry('f', ownId)]);
  await agreed(ownId, partnerId);
  const seats = [81, 82, 83].map((serial) => outsideSeat(serial, TERM));
  const given = { MERGE_DETAILS: { companyProcess: 'MERGE_INTO_NEW' }, ...newCompanyAnswers(name, PROVEN) };
  return { ownId, partnerId, draft: await mergeDraft(desk, ownId, given, seats) };
}

test('two companies without shares: the members of both are those of the new one', async () => {
  const name = freeName();
  const { ownId, partnerId, draft } = await membersMerging(['a', 'b', 'c'], name);
  expect(errorsOf(draft)).toEqual([]);
  const founded = await foundedBy(await mergedBy(desk, draft));
  expect(await membersOf(founded.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([founded.status, founded.issued_shares, founded.name_english]).toEqual(['ACTIVE', null, name.english]);
  expect(await statuses(ownId, partnerId)).toEqual(['DEREGISTERED_BY_MERGE', 'DEREGISTERED_BY_MERGE']);
});

test('and are as many as the Act asks', async () => {
  expect(errorsOf((await membersMerging(['a', 'b'], freeName())).draft)).toEqual([['', 'MEMBERS_TOO_FEW']]);
});
