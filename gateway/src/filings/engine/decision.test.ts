import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyRecordSchema, enteredSchema, type CompanyRecord } from '@registrar/domain/calls/company-record';
import { deskPageSchema } from '@registrar/domain/calls/desk';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { issuedPaperSchema, type IssuedPaper } from '@registrar/domain/calls/papers';
import { filledMatter } from '@registrar/domain/testing/test-filing';
import { z } from 'zod';
import { APPLICATION, detailOf, saveSection, type Caller } from '../../../test/filings-kit';
import { attachRequired, readDetail } from '../../../test/registration-kit';
import {
  approveFiling,
  claimedFiling,
  claimReady,
  move,
  moveAll,
  openTestFiling,
  readyFiling,
  startTestFiling,
  todayOf,
  verifiedFiling,
  verifyFiling,
  withVariation,
  type TestFilingOffice,
} from '../../../test/test-filing-kit';

let office: TestFilingOffice;
let puja: Caller, gita: Caller, bishnu: Caller, maya: Caller, krishna: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ puja, gita, bishnu, maya, krishna } = office);
});
afterAll(() => office?.close());

const REASON = { reasonCode: 'OTHER', remark: 'Decided in error.' };
const companyIdOf = ({ company }: ApplicationDetail): string => company?.id ?? '';
const recordOf = async (companyId: string): Promise<CompanyRecord> =>
  companyRecordSchema.parse((await puja.call('GET', `external/api/company/${companyId}/record`)).body.data);
const papersOf = async ({ id }: ApplicationDetail): Promise<IssuedPaper[]> =>
  z.array(issuedPaperSchema).parse((await puja.call('GET', `external/api/paper?applicationId=${id}`)).body.data);
const isWaitingFor = async (by: Caller, { id }: ApplicationDetail): Promise<boolean> =>
  deskPageSchema
    .parse((await by.call('GET', 'external/api/desk?queue=waiting&size=100')).body.data)
    .items.some((item) => item.id === id);

describe('two levels', () => {
  test('the first level forwards with a remark, the last level approves; each level has the application in its queue meanwhile', async () => {
    const verified = await verifiedFiling(office);
    expect([await isWaitingFor(maya, verified), await isWaitingFor(krishna, verified)]).toEqual([true, true]);
    expect((await move(maya, verified, 'approve')).body).toMatchObject({
      code: 'FLOW-409',
      message: 'This application has not reached the last level.',
    });
    expect((await move(maya, verified, 'forward')).body).toMatchObject({ errors: [{ path: 'remark' }] });
    const forwarded = detailOf(await move(maya, verified, 'forward', { remark: 'In order' }));
    expect(forwarded).toMatchObject({ status: 'VERIFY', level: 2 });
    expect([await isWaitingFor(maya, verified), await isWaitingFor(krishna, verified)]).toEqual([false, true]);
    for (const action of ['approve', 'reject', 'forward'])
      expect((await move(maya, forwarded, action, REASON)).body.code).toBe('PERM-403');
    expect((await move(krishna, forwarded, 'forward', { remark: 'Further' })).body).toMatchObject({
      code: 'FLOW-409',
      message: 'There is no higher level.',
    });
    expect(detailOf(await move(krishna, forwarded, 'approve'))).toMatchObject({ status: 'APPROVED' });
  });

  test('an application returned for review goes back to the same operator and restarts at the first level', async () => {
    const forwarded = await moveAll(await verifiedFiling(office), [[maya, 'forward', { remark: 'In order' }]]);
    const back = await moveAll(forwarded, [[krishna, 'returnForReview', { remark: 'Look once more' }]]);
    expect(back).toMatchObject({ status: 'BACK_FOR_REVIEW', level: 0, assignee: { id: gita.userId } });
    const again = await moveAll(back, [
      [gita, 'resume'],
      [gita, 'verify'],
    ]);
    expect(again).toMatchObject({ status: 'VERIFY', level: 1 });
  });

  test('an officer of another office and the applicant cannot decide', async () => {
    const verified = await verifiedFiling(office);
    for (const action of ['approve', 'reject', 'forward']) {
      expect((await move(puja, verified, action, REASON)).body.code).toBe('PERM-403');
      expect((await move(bishnu, verified, action, REASON)).body.code).toMatch(/PERM-403|FLOW-409/);
    }
    expect(await readDetail(maya, verified.id)).toMatchObject({
      status: 'VERIFY',
      level: 1,
      version: verified.version,
    });
  });
});

describe('an approval', () => {
  test('enters what was filed and sends the company a letter; a revocation reverses both', async () => {
    const verified = await verifiedFiling(office, {}, 2);
    const { id } = verified;
    const companyId = companyIdOf(verified);
    const before = await recordOf(companyId);
    const approved = await approveFiling(office, verified);
    const after = await recordOf(companyId);
    expect(after.registeredOffice).toMatchObject({ addressEnglish: 'Test Road 1', addressNepali: 'परीक्षण मार्ग १' });
    expect(after.branches.map(({ addressEnglish }) => addressEnglish).sort()).toEqual([
      'Branch Road 1',
      'Branch Road 2',
    ]);
    const entries = await puja.call('GET', `${APPLICATION}/${id}/entry`);
    const [entered] = enteredSchema.parse(entries.body.data);
    expect(entered?.changes.map(({ aspect, kind }) => [aspect, kind])).toEqual([
      ['REGISTERED_OFFICE', 'CHANGED'],
      ['BRANCH', 'ENTERED'],
      ['BRANCH', 'ENTERED'],
    ]);
    expect(await papersOf(approved)).toMatchObject([{ kind: 'RECORD_LETTER', state: 'VALID', companyId }]);

    for (const options of [{}, { remark: 'Why' }])
      expect((await move(krishna, approved, 'revoke', options)).body).toMatchObject({
        code: 'VAL-422',
        errors: expect.arrayContaining([expect.objectContaining({ path: 'reasonCode' })]),
      });
    expect((await move(maya, approved, 'revoke', REASON)).body.code).toBe('PERM-403');
    expect((await moveAll(approved, [[krishna, 'revoke', REASON]])).status).toBe('REJECTED');
    const undone = await recordOf(companyId);
    expect([undone.registeredOffice, undone.branches]).toEqual([before.registeredOffice, before.branches]);
    expect(await papersOf(approved)).toMatchObject([{ state: 'REVOKED' }]);
  });

  test('cannot be revoked once a later change depends on it', async () => {
    const first = await approveFiling(office, await verifiedFiling(office));
    const draft = detailOf(await openTestFiling(puja, companyIdOf(first)));
    const answers = filledMatter(todayOf(office), { addressEnglish: 'Later Road 9', addressNepali: 'पछिको मार्ग ९' });
    await saveSection(puja, draft, 'MATTER', answers);
    await attachRequired(puja, draft.id);
    const claimed = await claimReady(office, await readDetail(puja, draft.id));
    const second = await approveFiling(office, await verifyFiling(office, claimed));
    const seen = await readDetail(krishna, first.id);
    expect(seen.allowedActions).toContainEqual(
      expect.objectContaining({
        action: 'revoke',
        allowed: false,
        reason: expect.objectContaining({ code: 'MAY_BE_REVOKED' }),
      }),
    );
    expect((await move(krishna, seen, 'revoke', REASON)).body.code).toBe('FLOW-409');
    await moveAll(second, [[krishna, 'revoke', REASON]]);
    await moveAll(await readDetail(krishna, first.id), [[krishna, 'revoke', REASON]]);
  });

  test('does not enter the answers of a section that no longer applies', async () => {
    const ready = await readyFiling(office, {}, 2);
    const without = detailOf(await saveSection(puja, ready, 'MATTER', filledMatter(todayOf(office))));
    await approveFiling(office, await verifyFiling(office, await claimReady(office, without)));
    const record = await recordOf(companyIdOf(without));
    expect(record.registeredOffice?.addressEnglish).toBe('Test Road 1');
    expect(record.branches).toEqual([]);
  });
});

describe('a refusal', () => {
  test('needs a reason and a remark, enters nothing, withdraws the invoices, and allows a new filing', async () => {
    const verified = await verifiedFiling(office);
    const companyId = companyIdOf(verified);
    const before = await recordOf(companyId);
    expect((await move(maya, verified, 'reject')).body).toMatchObject({
      code: 'VAL-422',
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'reasonCode', code: 'REASON_REQUIRED' }),
        expect.objectContaining({ path: 'remark', code: 'REMARK_REQUIRED' }),
      ]),
    });
    const unknown = await move(maya, verified, 'reject', { remark: 'No', reasonCode: 'SAME_AS_REGISTERED' });
    expect(unknown.body).toMatchObject({ errors: [{ path: 'reasonCode' }] });
    const rejected = await moveAll(verified, [[maya, 'reject', REASON]]);
    expect(rejected).toMatchObject({
      status: 'REJECTED',
      history: expect.arrayContaining([expect.objectContaining({ action: 'reject', ...REASON })]),
    });
    expect(await recordOf(companyId)).toEqual(before);
    expect(await papersOf(rejected)).toEqual([]);
    expect((await readDetail(krishna, rejected.id)).allowedActions.filter(({ allowed }) => allowed)).toEqual([]);

    const again = detailOf(await openTestFiling(puja, companyId, { copyOf: rejected.id }));
    expect(again).toMatchObject({ status: 'DRAFT', applicationNumber: null });
    expect(again.sections.find(({ key }) => key === 'MATTER')?.data).toMatchObject({ addressEnglish: 'Test Road 1' });
    expect(again.allowedActions).toContainEqual(expect.objectContaining({ action: 'submit', allowed: true }));
  });

  test('is open to the operator where the definition allows it, and withdraws the unpaid invoice', async () => {
    const [first, second] = [await claimedFiling(office), await claimedFiling(office)];
    const assessed = await moveAll(first, [[gita, 'assess']]);
    expect((await moveAll(assessed, [[gita, 'reject', REASON]])).status).toBe('REJECTED');
    const invoices = await office.gateway.platform.database.db
      .selectFrom('invoice')
      .select('status')
      .where('for_id', '=', first.id)
      .execute();
    expect(invoices).toEqual([{ status: 'REJECTED' }]);
    await withVariation({ office: { operatorMayReject: false } }, async () => {
      expect((await move(gita, second, 'reject', REASON)).body).toMatchObject({
        code: 'FLOW-409',
        message: expect.stringContaining('Only an approver can reject'),
      });
    });
  });
});
