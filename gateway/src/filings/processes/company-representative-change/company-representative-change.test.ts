import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inBothCalendars } from '@registrar/domain/calendar';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { objectionListSchema, objectionViewSchema } from '@registrar/domain/calls/representative-objections';
import { filedItems } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  markChecklist,
  newKey,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  deleteItem,
  itemsOf,
  readDetail,
  savedItemOf,
} from '../../../../test/registration-kit';
import { companyOf, sentTo } from '../../../../test/representation-kit';
import { dayInNepal } from '../../../platform/clock';

const DAY = 86_400_000;
const LIST = 'REPRESENTATIVES_AFTER';
const PHONE = '9800000032'; // sanjay.applicant
let gateway: TestGateway;
let sarita: Caller, gita: Caller, maya: Caller, krishna: Caller;
let company: string, sanjayId: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signInAll();
  company = await companyOf(gateway, '100010');
  sanjayId = (
    await db().selectFrom('account').select('id').where('username', '=', 'sanjay.applicant').executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
async function signInAll(): Promise<void> {
  [sarita, gita, maya, krishna] = [
    await callerOf(gateway, 'sarita.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
  ];
}
const person = () => ({ ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data });
const represent = async () =>
  (
    await db()
      .selectFrom('company_representative')
      .select('account_id')
      .where('company_id', '=', company)
      .where('until', 'is', null)
      .execute()
  ).map(({ account_id }) => account_id);
const open = async () =>
  detailOf(
    await sarita.call(
      'POST',
      APPLICATION,
      { processName: 'COMPANY_REPRESENTATIVE_CHANGE', companyId: company },
      newKey(),
    ),
  );
const listErrors = (detail: ApplicationDetail) => detail.sections.find(({ key }) => key === LIST)?.errors ?? [];

/** Adds a person with this phone, and proves the phone by the code sent to it. */
async function added(draft: ApplicationDetail, phoneNo: string, prove = true): Promise<string> {
  const { item } = savedItemOf(await addItem(sarita, draft, LIST, { ...person(), phoneNo }));
  if (!item) throw new Error('Nobody was added');
  const path = `${APPLICATION}/${draft.id}/section/${LIST}/item/${item.id}/phone`;
  if (prove) {
    expect((await sarita.call('POST', `${path}/otp`, { phoneNo })).status).toBe(200);
    const otp = /\b\d{6}\b/.exec((await gateway.messageTo(phoneNo)).body)?.[0];
    expect((await sarita.call('POST', `${path}/verify`, { phoneNo, otp })).status).toBe(200);
  }
  return item.id;
}

async function decided(
  draft: ApplicationDetail,
  decidedOn = dayInNepal(gateway.clock.now()),
): Promise<ApplicationDetail> {
  await saveSection(sarita, await readDetail(sarita, draft.id), 'REPRESENTATIVE_DECISION', {
    decision: { decidedBy: 'BOARD', decidedOn, text: 'The board names another representative.' },
  });
  await attachRequired(sarita, draft.id);
  return readDetail(sarita, draft.id);
}

async function leave(draft: ApplicationDetail): Promise<void> {
  const { items } = filedItemsSchema.parse((await itemsOf(sarita, draft, LIST)).body.data);
  const own = items.find(({ data }) => data['accountId'] === sarita.userId);
  if (own) await deleteItem(sarita, draft, LIST, own);
}

test('bad input: each error at its field, in both languages', async () => {
  const draft = await open();
  expect(listErrors(draft).map(({ code }) => code)).toEqual(['REPRESENTATIVES_UNCHANGED']);
  const nepali = detailOf(
    await gateway.call('GET', `${APPLICATION}/${draft.id}`, { token: sarita.token, language: 'np' }),
  );
  expect(listErrors(nepali)[0]?.message).toMatch(/[\u0900-\u097F]/);
  // values written by the gateway cannot be set by the browser
  const { item: forged } = savedItemOf(
    await addItem(sarita, draft, LIST, {
      ...person(),
      phoneNo: PHONE,
      accountId: sanjayId,
      phoneVerifiedAt: '2026-01-01T00:00:00.000Z',
    }),
  );
  expect(forged?.errors.map(({ path, code }) => [path, code])).toEqual([['phoneNo', 'REPRESENTATIVE_OTP_REQUIRED']]);
  const second = await added(draft, PHONE, false);
  const { items } = filedItemsSchema.parse((await itemsOf(sarita, draft, LIST)).body.data);
  expect(items.find(({ id }) => id === second)?.errors.map(({ path, code }) => [path, code])).toContainEqual([
    'phoneNo',
    'REPRESENTATIVE_TWICE',
  ]);
  for (const item of items) await deleteItem(sarita, draft, LIST, item);
  expect(listErrors(await readDetail(sarita, draft.id)).map(({ code }) => code)).toEqual(['REPRESENTATIVE_REQUIRED']);
  const late = await decided(draft, dayInNepal(new Date(gateway.clock.now().getTime() + DAY)));
  expect(late.sections.find(({ key }) => key === 'REPRESENTATIVE_DECISION')?.errors).toMatchObject([
    { path: 'decision.decidedOn', code: 'DATE_IN_FUTURE' },
  ]);
  const stranger = await added(draft, '9811111111');
  const refused = await act(sarita, await decided(draft), 'submit');
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ path: `${LIST}.${stranger}.phoneNo`, code: 'REPRESENTATIVE_WITHOUT_ACCOUNT' }] },
  });
  await act(sarita, await readDetail(sarita, draft.id), 'discard');
});

test('present representatives and directors are notified and may object for seven days; then access moves, old sessions end, and a revocation restores it', async () => {
  const draft = await open();
  const partId = await added(draft, PHONE);
  await leave(draft);
  const submitted = await take(await decided(draft), [[sarita, 'submit']]);
  const mail = await sentTo(gateway, 'arjun.basnet@demo.example', /representative-objection/);
  const token = /representative-objection\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const view = async (reference: string, by?: Caller) =>
    gateway.call('GET', `external/api/representative-objection/${reference}`, by && { token: by.token });
  expect(objectionViewSchema.parse((await view(token)).body.data)).toMatchObject({
    open: true,
    leaving: [{ nameEnglish: 'Sarita Basnet' }],
    until: dayInNepal(new Date(gateway.clock.now().getTime() + 7 * DAY)),
  });
  // a representative finds it in the portal; the id alone opens it for no other user
  const own = await db()
    .selectFrom('representative_notice')
    .innerJoin('outside_link', 'outside_link.object_id', 'representative_notice.id')
    .select('representative_notice.id')
    .where('application_id', '=', submitted.id)
    .where('account_id', '=', sarita.userId)
    .executeTakeFirstOrThrow();
  expect([(await view(own.id, sarita)).status, (await view(own.id, maya)).status, (await view(own.id)).status]).toEqual(
    [200, 404, 404],
  );
  const object = (reference: string) =>
    gateway.call('POST', `external/api/representative-objection/${reference}/object`, {
      body: { remark: 'The board never met.' },
    });
  expect((await object(token)).status).toBe(200);
  expect((await object(token)).status).toBe(409);

  const claimed = await take(submitted, [[gita, 'claim']]);
  await acceptDocuments(gita, claimed.id);
  const waiting = await take(await readDetail(gita, claimed.id), [[gita, 'verify']]);
  // refused before the last day, and the decision page shows that day in the reader's language
  const last = dayInNepal(new Date(gateway.clock.now().getTime() + 7 * DAY));
  const early = await act(maya, waiting, 'approve');
  expect(early).toMatchObject({ status: 423, body: { blocker: { code: 'OBJECTION_TIME' } } });
  for (const [language, day] of [
    ['en', inBothCalendars(last).en],
    ['np', inBothCalendars(last).ne],
  ] as const) {
    const { allowedActions } = detailOf(
      await gateway.call('GET', `${APPLICATION}/${waiting.id}`, { token: maya.token, language }),
    );
    expect(allowedActions.find(({ action }) => action === 'approve')).toMatchObject({
      allowed: false,
      reason: { code: 'NO_BLOCKER', message: expect.stringContaining(day) },
    });
  }
  const list = objectionListSchema.parse((await maya.call('GET', `${APPLICATION}/${waiting.id}/objection`)).body.data);
  expect(list.told.filter(({ objection }) => objection !== null)).toMatchObject([
    { kind: 'DIRECTOR', nameEnglish: 'Arjun Basnet', objection: 'The board never met.' },
  ]);
  expect(
    (await (await callerOf(gateway, 'ram.applicant')).call('GET', `${APPLICATION}/${waiting.id}/objection`)).status,
  ).toBe(404);

  gateway.clock.advance(8 * DAY);
  await signInAll();
  const old = sarita;
  const done = await take(await readDetail(maya, waiting.id), [[maya, 'approve']]);
  expect(await represent()).toEqual([sanjayId]);
  expect((await old.call('GET', 'external/api/representative/company')).status).toBe(401);
  expect(await db().selectFrom('account').select('role').where('id', '=', sanjayId).executeTakeFirst()).toEqual({
    role: 'COMPANY_REPRESENTATIVE',
  });
  const entered = await db()
    .selectFrom('register_entry')
    .select(['aspect', 'subject_id'])
    .where('application_id', '=', done.id)
    .execute();
  expect(entered).toEqual([{ aspect: 'REPRESENTATIVE', subject_id: partId }]);
  const letter = await db()
    .selectFrom('letter')
    .select(['kind', 'content'])
    .where('application_id', '=', done.id)
    .executeTakeFirstOrThrow();
  expect([letter.kind, JSON.stringify(letter.content).includes(String(person()['fullNameEnglish']))]).toEqual([
    'RECORD_LETTER',
    true,
  ]);
  expect(
    (
      await object(
        (
          await db()
            .selectFrom('representative_notice')
            .innerJoin('outside_link', 'outside_link.object_id', 'representative_notice.id')
            .select('representative_notice.id')
            .where('application_id', '=', done.id)
            .where('kind', '=', 'DIRECTOR')
            .where('answered_at', 'is', null)
            .executeTakeFirstOrThrow()
        ).id,
      )
    ).status,
  ).toBe(404);

  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'The decision was forged.', reasonCode: 'OTHER' }],
  ]);
  expect(await represent()).toEqual([sarita.userId]);
  expect(await db().selectFrom('account').select('role').where('id', '=', sanjayId).executeTakeFirst()).toEqual({
    role: 'APPLICANT',
  });
});

test("a changed list in a correction is notified again with the full time to object; an unchanged one is not, and a new objection resets the officer's mark", async () => {
  await signInAll();
  const draft = await open();
  await added(draft, PHONE);
  await take(await decided(draft), [
    [sarita, 'submit'],
    [gita, 'claim'],
  ]);
  const told = () =>
    db()
      .selectFrom('representative_notice as notice')
      .innerJoin('outside_link as link', 'link.object_id', 'notice.id')
      .select(['notice.id', 'account_id', 'sent_at', 'revoked_at', 'remark', 'shown_hash'])
      .where('application_id', '=', draft.id)
      .orderBy('sent_at')
      .orderBy('notice.id')
      .execute();
  const first = await told();
  const mine = first.find(({ account_id }) => account_id === sarita.userId);
  await markChecklist(gita, draft.id);
  const seen = async () =>
    (await readDetail(gita, draft.id)).checklist?.find(({ key }) => key === 'OBJECTIONS_SEEN')?.checked != null;
  expect(await seen()).toBe(true);
  expect(
    (
      await sarita.call('POST', `external/api/representative-objection/${mine?.id}/object`, {
        remark: 'I did not agree.',
      })
    ).status,
  ).toBe(200);
  expect(await seen()).toBe(false);

  const correct = async (change: () => Promise<void>) => {
    gateway.clock.advance(60_000);
    await gita.call('POST', `${APPLICATION}/${draft.id}/pin`, { path: LIST, remark: 'Who leaves?' });
    detailOf(await act(gita, await readDetail(gita, draft.id), 'sendForCorrection', { remark: 'The list' }));
    await change();
    for (const pin of (await readDetail(sarita, draft.id)).pins)
      await sarita.call('PUT', `${APPLICATION}/${draft.id}/pin/${pin.id}/answer`, { answer: 'Done' });
    await take(await readDetail(sarita, draft.id), [
      [sarita, 'resubmit'],
      [gita, 'claim'],
    ]);
  };
  await correct(async () => undefined);
  expect(await told()).toHaveLength(first.length);
  await correct(async () => leave(draft));
  const again = await told();
  expect(again).toHaveLength(first.length * 2);
  // a former objection still counts, the other former links are invalid
  expect(
    again.slice(0, first.length).map(({ revoked_at, remark }) => (revoked_at === null) === (remark !== null)),
  ).not.toContain(false);
  // an answer is kept with the hash of what was shown
  expect(again.flatMap(({ shown_hash }) => shown_hash ?? [])).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(again.slice(first.length).every(({ revoked_at }) => revoked_at === null)).toBe(true);
  const list = objectionListSchema.parse((await gita.call('GET', `${APPLICATION}/${draft.id}/objection`)).body.data);
  expect([list.until, list.told.some(({ objection }) => objection === 'I did not agree.')]).toEqual([
    dayInNepal(new Date(gateway.clock.now().getTime() + 7 * DAY)),
    true,
  ]);
  await acceptDocuments(gita, draft.id);
  await take(await readDetail(gita, draft.id), [
    [gita, 'verify'],
    [maya, 'reject', { remark: 'Not decided.', reasonCode: 'OTHER' }],
  ]);
});

test('after a rejection no access changes, no objection is possible, and the objections can still be read', async () => {
  await signInAll();
  const draft = await open();
  await added(draft, PHONE);
  const claimed = await take(await decided(draft), [
    [sarita, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  const waiting = await take(await readDetail(gita, claimed.id), [[gita, 'verify']]);
  const { id: noticeId } = await db()
    .selectFrom('representative_notice')
    .innerJoin('outside_link', 'outside_link.object_id', 'representative_notice.id')
    .select('representative_notice.id')
    .where('application_id', '=', draft.id)
    .where('account_id', '=', sarita.userId)
    .executeTakeFirstOrThrow();
  expect(
    (
      await sarita.call('POST', `external/api/representative-objection/${noticeId}/object`, {
        remark: 'I did not agree.',
      })
    ).status,
  ).toBe(200);
  await take(waiting, [[maya, 'reject', { remark: 'The decision is not signed.', reasonCode: 'OTHER' }]]);
  // the objections are shown with the decision
  const after = objectionListSchema.parse((await maya.call('GET', `${APPLICATION}/${draft.id}/objection`)).body.data);
  expect(after).toMatchObject({
    until: null,
    told: expect.arrayContaining([expect.objectContaining({ id: noticeId, objection: 'I did not agree.' })]),
  });
  expect(await represent()).toEqual([sarita.userId]);
  expect(
    await db()
      .selectFrom('representative_notice')
      .innerJoin('outside_link', 'outside_link.object_id', 'representative_notice.id')
      .select('representative_notice.id')
      .where('application_id', '=', draft.id)
      .where('revoked_at', 'is', null)
      .execute(),
  ).toEqual([]);
  expect((await sarita.call('GET', `${APPLICATION}/${draft.id}`)).body.data).toMatchObject({ status: 'REJECTED' });
});
