import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType } from '@registrar/domain/enumerations';
import { act, detailOf, freeName } from '../../../../test/filings-kit';
import {
  allotted,
  confirmed,
  enter,
  memberEntry,
  mergeDraft,
  mergedBy,
  mergedWith,
  openMergerDesk,
  type MergerDesk,
} from '../../../../test/mergers-kit';
import { companyOfShares } from '../../../../test/share-filings-kit';
import { RATE } from '../../../../test/share-ledger-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';

const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };
const PUBLIC = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI' satisfies CompanyType;
const PRIVATE = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' satisfies CompanyType;
const JOINT = 'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS' satisfies CompanyType;

let desk: MergerDesk;
beforeAll(async () => {
  desk = await openMergerDesk();
});
afterAll(() => desk?.gateway.close());
const db = () => desk.gateway.platform.database.db;

const nameOf = (id: string) =>
  db()
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'company_type_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const errorsOf = ({ sections }: ApplicationDetail) =>
  sections.flatMap(({ errors }) => errors.map(({ path, code }) => [path, code]));

const FIVE = ['d', 'e', 'f', '1', '2'] as const;

/** The partner has this many shares, in equal parts of five holders. */
async function pair(shares: number, type: CompanyType = PRIVATE): Promise<readonly [own: string, partner: string]> {
  const own = await companyOfShares(desk.gateway, desk.puja);
  const each = shares / FIVE.length;
  const partner = await mergedWith(
    desk,
    FIVE.map((letter, at) => ({ letter, from: at * each + 1, to: (at + 1) * each, shareType: 'PROMOTER' })),
  );
  await db()
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf(type) })
    .where('id', '=', partner)
    .execute();
  await confirmed(desk, own, partner);
  return [own, partner];
}

/** One of the partner's holders is of another country. */
async function pairWithForeigner(): Promise<string> {
  const [own, partner] = await pair(30, JOINT);
  const part = memberEntry('d');
  const details = { investorType: 'FOREIGN', shareholderType: 'NORMAL_SHAREHOLDER' };
  await enter(desk, partner, [{ ...part, after: { ...part.after, details } }]);
  return own;
}

const seated = (own: string, count: number) =>
  enter(
    desk,
    own,
    Array.from({ length: count }, (_, at) => ({
      aspect: 'DIRECTOR' as const,
      subjectId: `0190a000-0000-7000-8000-0000000001${String(10 + at)}`,
      after: { nameEnglish: 'Director', nameNepali: 'सञ्चालक', independent: false, since: null, until: null },
    })),
  );

const oneForOne = (swapped: number, more: object = {}, ofCapital: object = {}) => ({
  MERGE_DETAILS: { companyProcess: 'MERGE', oldShares: 1, newShares: 1, paidPerShare: RATE, ...more },
  MERGE_CAPITAL: {
    authorizedCapital: (swapped + 200) * RATE,
    issuedCapital: (swapped + 100) * RATE,
    paidUpCapital: (swapped + 90) * RATE,
    ...ofCapital,
  },
});

test('a private company takes a new name with the merger, and has the former one again once it is undone', async () => {
  const [own] = await pair(30, PRIVATE);
  const before = await nameOf(own);
  const name = freeName();
  const given = { ...oneForOne(30, { takesNewName: true }), NAME_DETAILS: { ...name } };
  const draft = await mergeDraft(desk, own, given);
  expect(errorsOf(draft)).toEqual([]);
  const merge = await mergedBy(desk, draft);
  expect(await nameOf(own)).toMatchObject({
    name_english: `${name.english} Private Limited`,
    name_nepali: `${name.nepali} प्राइभेट लिमिटेड`,
  });
  const former = await db()
    .selectFrom('company_former_name')
    .select('name_english')
    .where('company_id', '=', own)
    .execute();
  expect(former).toEqual([{ name_english: before.name_english }]);
  detailOf(await act(desk.krishna, merge, 'revoke', REVOKED));
  expect(await nameOf(own)).toEqual(before);
});

test('a switch that is turned on asks for the name', async () => {
  const [own] = await pair(30, PRIVATE);
  const draft = await mergeDraft(desk, own, oneForOne(30, { takesNewName: true }));
  expect((await act(desk.puja, draft, 'submit')).body).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([
      expect.objectContaining({ path: 'NAME_DETAILS.nepali', code: 'NAME_NEPALI_REQUIRED' }),
      expect.objectContaining({ path: 'NAME_DETAILS.english', code: 'NAME_ENGLISH_REQUIRED' }),
    ]),
  });
});

test('a holder of another country asks for a type that may have them', async () => {
  const refused = await mergeDraft(desk, await pairWithForeigner(), oneForOne(30));
  expect(errorsOf(refused)).toEqual([['newCompanyType', 'HOLDERS_NEPALI_ONLY']]);

  const own = await pairWithForeigner();
  const draft = await mergeDraft(desk, own, oneForOne(30, { newCompanyType: JOINT }));
  expect(errorsOf(draft)).toEqual([]);
  await mergedBy(desk, draft);
  expect((await nameOf(own)).company_type_id).toBe(companyTypeIdOf(JOINT));
});

/** With Rs. 100 a share, 99,910 make a crore together with the 90 that are paid up. */
const CRORE = 99_910;

test('a private company becomes public with a public one, in type and name, and is private again once undone', async () => {
  const [own] = await pair(CRORE, PUBLIC);
  await seated(own, 3);
  const before = await nameOf(own);
  const draft = await mergeDraft(desk, own, oneForOne(CRORE, { newCompanyType: PUBLIC }));
  expect(errorsOf(draft)).toEqual([]);
  const merge = await mergedBy(desk, draft);
  const after = await nameOf(own);
  expect(after.company_type_id).toBe(companyTypeIdOf(PUBLIC));
  expect(after.name_english).toMatch(/ Limited$/);
  expect(after.name_english).not.toMatch(/Private/);
  const allotment = await allotted(desk, own);
  detailOf(await act(desk.krishna, allotment, 'revoke', REVOKED));
  expect((await nameOf(own)).company_type_id).toBe(companyTypeIdOf(PUBLIC));
  detailOf(await act(desk.krishna, merge, 'revoke', REVOKED));
  expect(await nameOf(own)).toEqual(before);
  expect(before.company_type_id).toBe(companyTypeIdOf(PRIVATE));
});

test.each<[string, number, number, object, readonly [string, string]]>([
  ['no public type is chosen', CRORE, 3, {}, ['newCompanyType', 'MERGER_PUBLIC_STAYS']],
  ['too few directors', CRORE, 2, { newCompanyType: PUBLIC }, ['newCompanyType', 'DIRECTORS_TOO_FEW']],
  ['less than a crore', CRORE - 5, 3, { newCompanyType: PUBLIC }, ['paidUpCapital', 'MERGER_PAID_UP_TOO_LOW']],
  [
    'no conversion',
    CRORE,
    3,
    { newCompanyType: 'PUBLIC_GOVERNMENT_ALL_GOVERNMENT' },
    ['newCompanyType', 'CONVERSION_NOT_ALLOWED'],
  ],
])('of a private and a public company, %s is refused', async (_name, shares, directors, more, error) => {
  const [own] = await pair(shares, PUBLIC);
  await seated(own, directors);
  const draft = await mergeDraft(desk, own, oneForOne(shares, more));
  expect(errorsOf(draft)).toContainEqual(error);
  expect((await act(desk.puja, draft, 'submit')).status).toBe(422);
});
