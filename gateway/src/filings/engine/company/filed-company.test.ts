import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationPageSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { TEST_PROCESS } from '@registrar/domain/testing/test-filing';
import { APPLICATION, callerOf, detailOf, filledDraft, newKey, type Caller } from '../../../../test/filings-kit';
import type { TestGateway } from '../../../../test/harness';
import {
  companyFor,
  moveAll,
  openTestFiling,
  readyFiling,
  startTestFiling,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister, type NewEntry } from '../../../register/entries/enter';
import { postShares } from '../../../register/shares/post-shares';

const HOLDER = '0190a000-0000-7000-8000-0000000000d1';
const holder: NewEntry = {
  aspect: 'SHAREHOLDER',
  subjectId: HOLDER,
  after: { nameEnglish: 'Asha Rai', nameNepali: 'आशा राई', entity: 'INDIVIDUAL', companyId: null },
};

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, nisha: Caller, gita: Caller, ram: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, gita } = office);
  nisha = await callerOf(gateway, 'nisha.representative');
  ram = await callerOf(gateway, 'ram.applicant');
});
afterAll(() => office?.close());

const db = () => gateway.platform.database.db;
const today = () => dayInNepal(gateway.clock.now());
const versionOf = async (id: string) =>
  (await db().selectFrom('company').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
const read = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>) =>
  detailOf(await by.call('GET', `${APPLICATION}/${id}`));
const idsOf = async (by: Caller, path: string) => {
  const { items } = applicationPageSchema.parse((await by.call('GET', path)).body.data);
  return items.map(({ id, company }) => [id, company?.id]);
};

test('a draft keeps the company as it was when the draft was opened: names, parts and shares', async () => {
  const companyId = await companyFor(office);
  await gateway.platform.runUnitOfWork(async (unit) => {
    const filing = { companyId, applicationId: null, effectiveOn: today() };
    await enterInRegister(unit, filing, [holder]);
    await postShares(unit, filing, [
      { bucket: 'HOLDER', holderId: HOLDER, from: 1, to: 100, paidPerShare: 100_00, shareType: null },
    ]);
  });
  const version = await versionOf(companyId);
  const { registration_number, name_english, name_nepali } = await db()
    .selectFrom('company')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const draft = detailOf(await openTestFiling(puja, companyId));
  expect(draft.company).toEqual({
    id: companyId,
    registrationNumber: registration_number,
    nameEnglish: name_english,
    nameNepali: name_nepali,
  });
  expect(draft.filedCompany).toMatchObject({
    id: companyId,
    version,
    shares: [{ bucket: 'HOLDER', holderId: HOLDER, from: 1, to: 100, paidPerShare: 100_00, shareType: null }],
  });
  expect(draft.filedCompany?.parts.find(({ aspect }) => aspect === 'SHAREHOLDER')).toMatchObject({
    subjectId: HOLDER,
    data: { nameEnglish: 'Asha Rai' },
  });

  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: today() }, [{ ...holder, after: null }]),
  );
  expect((await read(puja, draft)).filedCompany).toEqual(draft.filedCompany);
});

test('one change of a company is one version, however many entries and postings it writes', async () => {
  const companyId = await companyFor(office);
  const before = await versionOf(companyId);
  await gateway.platform.runUnitOfWork(async (unit) => {
    const filing = { companyId, applicationId: null, effectiveOn: today() };
    expect(await enterInRegister(unit, filing, [holder])).toBe(before + 1);
    expect(
      await enterInRegister(unit, filing, [
        {
          aspect: 'CAPITAL',
          after: {
            authorizedCapital: 1,
            issuedCapital: null,
            paidUpCapital: null,
            ratePerShare: null,
            issuedShares: null,
          },
        },
      ]),
    ).toBe(before + 1);
    await postShares(unit, filing, [
      { bucket: 'HOLDER', holderId: HOLDER, from: 1, to: 10, paidPerShare: 0, shareType: null },
    ]);
  });
  expect(await versionOf(companyId)).toBe(before + 1);
  await gateway.platform.runUnitOfWork(async (unit) => {
    await postShares(unit, { companyId, applicationId: null, effectiveOn: today() }, [
      { bucket: 'RESERVE', holderId: null, from: 1, to: 10, paidPerShare: 0, shareType: null },
    ]);
  });
  expect(await versionOf(companyId)).toBe(before + 2);
});

test('a filing without a company has no company version, and a reservation that a company files keeps no company record', async () => {
  expect(await filledDraft(ram)).toMatchObject({ company: null, filedCompany: null, subject: null });
  const companyId = await companyFor(office);
  const reservation = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', companyId }, newKey()),
  );
  expect(reservation).toMatchObject({ company: { id: companyId }, filedCompany: null });
});

test('lists can be filtered by company: for others outside the office the company does not exist, and officers see the filings they see anyway', async () => {
  const [filed, elsewhere] = [await readyFiling(office), await readyFiling(office)];
  const [companyId, other] = [filed.company?.id ?? '', elsewhere.company?.id ?? ''];
  for (const one of [filed, elsewhere]) await moveAll(one, [[puja, 'submit']]);
  expect(await idsOf(puja, `${APPLICATION}?companyId=${companyId}`)).toEqual([[filed.id, companyId]]);
  expect(await idsOf(gita, `external/api/desk?companyId=${companyId}`)).toEqual([[filed.id, companyId]]);
  expect(await idsOf(gita, `${APPLICATION}?companyId=${other}`)).toEqual([[elsewhere.id, other]]);
  expect(await nisha.call('GET', `${APPLICATION}?companyId=${companyId}`)).toMatchObject({
    status: 404,
    body: { code: 'REQ-404' },
  });
});

test('a subject is accepted only when the filing has one', async () => {
  const companyId = await companyFor(office);
  expect(await openTestFiling(puja, companyId, { subject: { kind: 'FISCAL_YEAR', id: '2082/83' } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'subject', code: 'SUBJECT_NOT_ASKED' }] },
  });
  expect(await openTestFiling(puja, companyId, { subject: { kind: 'FISCAL_YEAR', id: '2082/84' } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'subject.id' }] },
  });
});

test('one open draft per matter of a company: the database enforces it', async () => {
  const companyId = await companyFor(office);
  const row = {
    process_name: TEST_PROCESS,
    status: 'DRAFT',
    office_id: 1,
    applicant_id: puja.userId,
    applicant_role: 'COMPANY_REPRESENTATIVE',
    company_id: companyId,
    definition_version: 1,
    created_at: new Date(),
    updated_at: new Date(),
  };
  const open = (subject: string | null) =>
    db()
      .insertInto('application')
      .values({ ...row, id: randomUUID(), subject_kind: subject === null ? null : 'FISCAL_YEAR', subject_id: subject })
      .execute();
  await open('2081/82');
  await open('2082/83');
  await expect(open('2082/83')).rejects.toThrow(/application_one_draft/);
  await open(null);
  await expect(open(null)).rejects.toThrow(/application_one_draft/);
});
