import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { attach } from '../../../../test/documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
  type TestName,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { eventually } from '../../../../test/stomp-client';
import { expectWhole } from '../../../../test/whole-messages';
import { isInSample } from './sample';

let gateway: TestGateway;
let ram: Caller, gita: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, gita, krishna] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'krishna.approver'),
  ];
});
afterAll(() => gateway?.close());

const detail = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>): Promise<ApplicationDetail> =>
  detailOf(await by.call('GET', `${APPLICATION}/${id}`));

/** Sets the state that two people would have created by a decision before today. */
async function switchOn(samplePercent: number): Promise<void> {
  await gateway.platform.database.db
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        nameReservations: true,
        samplePercent,
        annualReports: true,
        figureFactor: 5,
        auditorYears: 3,
      }),
    })
    .where('key', '=', 'AUTO_APPROVAL')
    .execute();
}
async function submitted(
  name: TestName = freeName(),
  before: (draft: ApplicationDetail) => Promise<unknown> = async () => undefined,
): Promise<ApplicationDetail> {
  const draft = await filledDraft(ram, name);
  await before(draft);
  const handedIn = await take(await detail(ram, draft), [[ram, 'submit']]);
  await gateway.platform.jobs.runDue();
  return handedIn;
}

test('with one secret the sample is the same every time, and has the size that the office set', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`);
  const chosen = (secret: string, percent: number): string[] => ids.filter((id) => isInSample(secret, id, percent));
  expect(chosen('a fixed secret', 5)).toEqual(chosen('a fixed secret', 5));
  expect(chosen('a fixed secret', 5)).not.toEqual(chosen('another secret', 5));
  expect(chosen('a fixed secret', 5).length / ids.length).toBeCloseTo(0.05, 2);
  expect(chosen('a fixed secret', 0)).toEqual([]);
  expect(chosen('a fixed secret', 100)).toHaveLength(ids.length);
  // a smaller sample is part of the larger one
  expect(chosen('a fixed secret', 20)).toEqual(expect.arrayContaining(chosen('a fixed secret', 5)));
});

test('while automatic approval is off, everything waits for an officer', async () => {
  const { id } = await submitted();
  expect(await detail(gita, { id })).toMatchObject({ status: 'SUBMITTED', automaticFlags: null });
});

test('a name without findings is approved at once, with its letter, and can be revoked by the registrar', async () => {
  await switchOn(0);
  const { id } = await submitted();
  const approved = await detail(ram, { id });
  expect(approved).toMatchObject({ status: 'SUCCESS', reservation: { state: 'VALID' } });
  expect(approved.history.at(-1)).toMatchObject({ action: 'autoApprove', actor: { roleCode: 'SYSTEM' } });
  const { db } = gateway.platform.database;
  expect(await db.selectFrom('letter').select('id').where('application_id', '=', id).execute()).toHaveLength(1);
  expect(
    await db
      .selectFrom('audit')
      .select('action')
      .where('object_id', '=', id)
      .where('action', '=', 'application.autoApprove')
      .execute(),
  ).toHaveLength(1);
  await eventually(() =>
    gateway.outbox.some(({ to, body }) => to === 'ram.applicant@demo.example' && body.includes(approved.titleEnglish)),
  );
  // listed among the approved applications, and usable for a registration
  const list = await ram.call('GET', `${APPLICATION}?processName=NAME_RESERVATION&status=APPROVED&size=50`);
  expect(JSON.stringify(list.body)).toContain(id);
  expect(
    (
      await ram.call(
        'POST',
        APPLICATION,
        { processName: 'COMPANY_REGISTRATION', reservationId: approved.reservation?.id },
        { 'idempotency-key': id },
      )
    ).status,
  ).toBe(200);

  const other = await submitted();
  expect(
    detailOf(
      await act(krishna, await detail(krishna, other), 'revoke', {
        remark: 'Given by mistake',
        reasonCode: 'COURT_ORDER',
      }),
    ),
  ).toMatchObject({ status: 'REJECTED' });
});

test('a flagged filing is left to the office, with the reasons', async () => {
  await switchOn(0);
  const documented = await submitted(freeName(), (draft) => attach(ram, draft.id, 'TRADEMARK_PROOF'));
  expect(await detail(gita, documented)).toMatchObject({ status: 'SUBMITTED', automaticFlags: ['WITH_DOCUMENTS'] });
  // the applicant does not see the flags
  expect(await detail(ram, documented)).toMatchObject({ automaticFlags: null });
  const { english, nepali } = freeName();
  const forbidden = await submitted({
    english: english.replace('Traders', 'Nepal'),
    nepali: nepali.replace('ट्रेडर्स', 'नेपाल'),
  });
  expect((await detail(gita, forbidden)).automaticFlags).toContain('NAME_OBJECTION');
  expect(
    await take(await detail(gita, documented), [
      [gita, 'claim'],
      [gita, 'verify'],
      [krishna, 'approve', { remark: 'Looked at' }],
    ]),
  ).toMatchObject({ status: 'APPROVED' });
});

test('a sampled filing waits for an officer even without findings; no call can request an automatic approval', async () => {
  await switchOn(100);
  const { id } = await submitted();
  const waiting = await detail(gita, { id });
  expect(waiting).toMatchObject({ status: 'SUBMITTED', automaticFlags: ['SAMPLED'] });
  expect(waiting.allowedActions.map(({ action }) => action)).not.toContain('autoApprove');
  for (const by of [ram, gita, krishna]) expect((await act(by, waiting, 'autoApprove')).status).toBe(403);
});

test('X28: an applicant who was sampled cannot avoid it by recalling, discarding and filing again, on another day either', async () => {
  const { db } = gateway.platform.database;
  await db.deleteFrom('automatic_sample').execute();
  await switchOn(100);
  const first = await submitted();
  expect(await detail(gita, first)).toMatchObject({ automaticFlags: ['SAMPLED'] });
  // from now on no other filing is sampled
  await switchOn(0);
  await take(await detail(ram, first), [
    [ram, 'recall', { remark: 'A mistake' }],
    [ram, 'discard', { remark: 'A mistake' }],
  ]);
  const again = await submitted();
  expect(await detail(gita, again)).toMatchObject({ status: 'SUBMITTED', automaticFlags: ['SAMPLED'] });
  gateway.clock.advance(26 * 3_600_000);
  [ram, gita, krishna] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'krishna.approver'),
  ];
  const later = await submitted();
  expect(await detail(gita, later)).toMatchObject({ status: 'SUBMITTED', automaticFlags: ['SAMPLED'] });

  await take(await detail(gita, later), [
    [gita, 'claim'],
    [gita, 'verify'],
    [krishna, 'approve', { remark: 'Looked at' }],
  ]);
  expect(await detail(ram, await submitted())).toMatchObject({ status: 'SUCCESS' });
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
