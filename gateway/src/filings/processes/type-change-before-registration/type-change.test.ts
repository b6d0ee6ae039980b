import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { CompanyType } from '@registrar/domain/enumerations';
import { attach } from '../../../../test/documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  saveSection,
  take,
  type Caller,
  type TestName,
} from '../../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../../test/harness';
import { companyTypeIdOf } from '@registrar/domain/enumerations';

let gateway: TestGateway;
let applicant: Caller;
let first: Caller;
let second: Caller;
let approver: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'asha' });
  for (const username of ['first.operator', 'second.operator'])
    await gateway.addAccount({ username, role: 'OPERATOR', officeId: TEST_OFFICE });
  await gateway.addAccount({ username: 'test.approver', role: 'APPROVER_1', officeId: TEST_OFFICE });
  [applicant, first, second, approver] = [
    await callerOf(gateway, 'asha'),
    await callerOf(gateway, 'first.operator'),
    await callerOf(gateway, 'second.operator'),
    await callerOf(gateway, 'test.approver'),
  ];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const open = (by: Caller, body: object) => by.call('POST', APPLICATION, body, { 'idempotency-key': randomUUID() });
const startChange = async (): Promise<ApplicationDetail> =>
  detailOf(await open(first, { processName: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION' }));

/** An approved name of a private company of several Nepali owners, and the draft of its registration. */
async function reservedName(): Promise<{
  name: TestName;
  reservation: ApplicationDetail;
  registration: ApplicationDetail;
}> {
  const name = freeName();
  const reservation = await take(await filledDraft(applicant, name), [
    [applicant, 'submit'],
    [second, 'claim'],
    [second, 'verify'],
    [approver, 'approve'],
  ]);
  const registration = detailOf(
    await open(applicant, { processName: 'COMPANY_REGISTRATION', reservationId: reservation.reservation?.id }),
  );
  return { name, reservation, registration };
}

const change = (draft: ApplicationDetail, reservation: ApplicationDetail, type: CompanyType) =>
  saveSection(first, draft, 'TYPE_CHANGE', {
    reservationNumber: reservation.applicationNumber,
    companyTypeId: companyTypeIdOf(type),
    reason: 'Asked for at the counter',
  });

test('sent back, or with a requested document, it is corrected by the officer who opened it, and by no other user', async () => {
  const { reservation } = await reservedName();
  const submitted = detailOf(
    await act(
      first,
      detailOf(await change(await startChange(), reservation, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI')),
      'submit',
    ),
  );
  const claimed = await take(submitted, [[second, 'claim']]);
  expect(
    (
      await second.call('POST', `${APPLICATION}/${claimed.id}/pin`, {
        path: 'TYPE_CHANGE.companyTypeId',
        remark: 'They asked for another type',
      })
    ).status,
  ).toBe(200);
  const back = detailOf(await act(second, claimed, 'sendForCorrection', { remark: 'Please see the remark' }));
  const told = await db()
    .selectFrom('notification')
    .select('link')
    .where('account_id', '=', first.userId)
    .where('type', '=', 'CORRECTION_ASKED')
    .execute();
  expect(told).toEqual([{ link: `/application/${back.id}` }]);

  const mine = detailOf(await first.call('GET', `${APPLICATION}/${back.id}`));
  expect(mine).toMatchObject({
    unlocked: ['TYPE_CHANGE'],
    allowedActions: [expect.objectContaining({ action: 'resubmit', allowed: false })],
  });
  const answer = (by: Caller) =>
    by.call('PUT', `${APPLICATION}/${back.id}/pin/${mine.pins[0]?.id}/answer`, { answer: 'It is the other one now' });
  expect((await answer(second)).status).toBe(403);
  expect((await answer(first)).status).toBe(200);
  expect((await saveSection(second, mine, 'TYPE_CHANGE', {})).status).toBe(403);
  const corrected = detailOf(await change(mine, reservation, 'NON_PROFIT'));
  const again = detailOf(await act(first, corrected, 'resubmit'));
  expect(again).toMatchObject({ status: 'SUBMITTED', round: 2 });

  const taken = await take(again, [[second, 'claim']]);
  const asked = detailOf(
    await act(second, taken, 'requestAdditionalDocument', {
      remark: 'x',
      documents: [{ type: 'APPLICANT_LETTER', reason: 'It has to be in writing' }],
    }),
  );
  const key = asked.requestedDocuments[0]?.key ?? '';
  expect((await attach(first, asked.id, key)).status).toBe(200);
  const brought = detailOf(
    await act(first, detailOf(await first.call('GET', `${APPLICATION}/${asked.id}`)), 'submitAdditionalDocument'),
  );
  expect(brought).toMatchObject({ status: 'ADDITIONAL_DOCUMENT_SUBMITTED', assignee: { id: second.userId } });
});

test('an officer changes the type, another verifies, an approver decides: reservation, letter and draft have the new type', async () => {
  const { name, reservation, registration } = await reservedName();
  expect(registration.titleEnglish).toBe(`${name.english} Private Limited`);
  const draft = detailOf(await change(await startChange(), reservation, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI'));
  const submitted = detailOf(await act(first, draft, 'submit'));
  expect(submitted).toMatchObject({ titleEnglish: `${name.english} Private Limited`, status: 'SUBMITTED' });
  expect((await act(first, submitted, 'claim')).body.code).toBe('PERM-403');
  const decided = await take(submitted, [
    [second, 'claim'],
    [second, 'verify'],
    [approver, 'approve'],
  ]);
  expect(decided.status).toBe('APPROVED');

  expect(
    await db()
      .selectFrom('name_reservation')
      .select(['company_type_id', 'name_english', 'name_nepali'])
      .where('id', '=', reservation.reservation?.id ?? '')
      .executeTakeFirstOrThrow(),
  ).toEqual({
    company_type_id: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI'),
    name_english: `${name.english} Limited`,
    name_nepali: `${name.nepali} लिमिटेड`,
  });
  const after = detailOf(await applicant.call('GET', `${APPLICATION}/${registration.id}`));
  expect(after.titleEnglish).toBe(`${name.english} Limited`);
  expect(after.version).toBe(registration.version + 1);
  expect(
    await db().selectFrom('application').select('company_type_id').where('id', '=', registration.id).executeTakeFirst(),
  ).toEqual({ company_type_id: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI') });
  const letters = await db()
    .selectFrom('letter')
    .select(['application_id', 'revoked_at'])
    .where('issued_for_id', '=', reservation.reservation?.id ?? '')
    .orderBy('issued_at')
    .execute();
  expect(letters.map(({ application_id, revoked_at }) => [application_id, revoked_at === null])).toEqual([
    [reservation.id, false],
    [submitted.id, true],
  ]);
  const told = await db()
    .selectFrom('notification')
    .select(['type', 'body_en'])
    .where('account_id', '=', applicant.userId)
    .where('type', '=', 'RESERVATION_TYPE_CHANGED')
    .execute();
  expect(told).toEqual([
    {
      type: 'RESERVATION_TYPE_CHANGED',
      body_en: `The office changed the company type of “${name.english} Limited” to “Public, all Nepali promoters”. A new letter is issued.`,
    },
  ]);
  expect(
    (await gateway.call('POST', 'external/api/name/check', { body: { english: name.english } })).body.data,
  ).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
});

test('a name of another office, an unchanged type, a submitted registration: each is refused with its reason', async () => {
  const { reservation, registration } = await reservedName();
  const draft = await startChange();
  const refused = async (answers: object) => {
    const current = detailOf(await first.call('GET', `${APPLICATION}/${draft.id}`));
    const saved = detailOf(
      await saveSection(first, current, 'TYPE_CHANGE', {
        reservationNumber: reservation.applicationNumber,
        companyTypeId: companyTypeIdOf('NON_PROFIT'),
        reason: 'x',
        ...answers,
      }),
    );
    return (await act(first, saved, 'submit')).body;
  };
  expect(await refused({ reservationNumber: 'NR-NOBODY' })).toMatchObject({
    code: 'VAL-422',
    errors: [
      { path: 'TYPE_CHANGE.reservationNumber', message: 'This office has no name reservation with this number' },
    ],
  });
  expect(await refused({ companyTypeId: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') })).toMatchObject({
    errors: [{ path: 'TYPE_CHANGE.companyTypeId', message: 'This is the company type already' }],
  });
  expect(await refused({ companyTypeId: 9_999 })).toMatchObject({
    errors: [{ path: 'TYPE_CHANGE.companyTypeId', code: 'COMPANY_TYPE_REQUIRED' }],
  });
  await db().updateTable('application').set({ status: 'SUBMITTED' }).where('id', '=', registration.id).execute();
  expect(await refused({})).toMatchObject({
    errors: [{ path: 'TYPE_CHANGE.reservationNumber', code: 'REGISTRATION_HANDED_IN' }],
  });
  await db().updateTable('application').set({ status: 'DRAFT' }).where('id', '=', registration.id).execute();
  await db()
    .updateTable('name_reservation')
    .set({ revoked_on: '2026-01-01' })
    .where('id', '=', reservation.reservation?.id ?? '')
    .execute();
  expect(await refused({})).toMatchObject({
    errors: [{ path: 'TYPE_CHANGE.reservationNumber', code: 'RESERVATION_NOT_HELD' }],
  });
});

test('it is the office’s own process: applicants and approvers cannot open it, and operators can open no other', async () => {
  for (const by of [applicant, approver])
    expect((await open(by, { processName: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION' })).body.code).toBe(
      'PERM-403',
    );
  expect((await open(first, { processName: 'NAME_RESERVATION' })).body.code).toBe('PERM-403');
  const draft = await startChange();
  for (const other of [applicant, second, approver])
    expect((await other.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
  const { reservation } = await reservedName();
  expect((await saveSection(first, reservation, 'NAME_DETAILS', {})).body.code).toBe('PERM-403');
});
