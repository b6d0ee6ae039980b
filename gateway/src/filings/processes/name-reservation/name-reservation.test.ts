import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes';
import { nameDetailsDraft } from '@registrar/domain/processes/questions/names/name-details';
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
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { readDetail } from '../../../../test/registration-kit';
import { verifyAudit } from '../../../platform/audit/verify-audit';
import { returnLapsedClaims } from '../../use-cases/desk/lapsed-claims';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, bishnu: Caller, maya: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

async function signIn(): Promise<void> {
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
}

/** Signs in again, because the clock moved by more than a session lasts. */
async function returnToPresent(): Promise<void> {
  gateway.clock.moveTo(null);
  await signIn();
}

test('a name goes from draft to reservation, and everyone involved is notified', async () => {
  const draft = await filledDraft(ram);
  expect(draft.sections.map((section) => section.validity)).toEqual(['VALID', 'VALID', 'EMPTY', 'EMPTY']);
  const submitted = await take(draft, [[ram, 'submit']]);
  expect(submitted).toMatchObject({ status: 'SUBMITTED', turn: 'OPERATOR' });
  expect(submitted.applicationNumber).toMatch(/^NR-\d{4}\/\d{2}-KTM-000001$/);

  const claimed = await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'claim-1' });
  expect(claimed.body.data).toMatchObject({ application: { id: draft.id, status: 'IN_PROCESS' } });
  const review = detailOf(await gita.call('GET', `${APPLICATION}/${draft.id}`));
  expect(review.nameCheck?.outcome).toBe('AVAILABLE');
  const verified = await take(review, [[gita, 'verify']]);
  expect(verified).toMatchObject({ status: 'VERIFY', level: 1, assignee: null });
  const approved = await take(verified, [[maya, 'approve', { remark: 'Suits the objectives' }]]);
  expect(approved.reservation).toMatchObject({ state: 'VALID', daysRemaining: 90 });
  expect(approved.history.map((step) => step.action)).toEqual(['create', 'submit', 'claim', 'verify', 'approve']);

  await gateway.platform.jobs.runDue();
  const bell = await ram.call('GET', 'messaging/api/notification');
  expect(bell.body.data).toMatchObject({
    total: 3,
    items: [{ type: 'APPLICATION_APPROVED' }, { type: 'APPLICATION_CLAIMED' }, { type: 'APPLICATION_SUBMITTED' }],
  });
  expect(await verifyAudit(gateway.platform.database.db)).toMatchObject({ intact: true });

  const dashboard = await ram.call('GET', 'auth/api/dashboard-info');
  expect(dashboard.body.data).toMatchObject({
    reservation: { applicationId: draft.id },
    recentApplications: [{ id: draft.id }],
    nextSteps: [{ code: 'REGISTER_COMPANY' }],
  });
});

test('the registrar revokes an approval, and the name is free again', async () => {
  const draft = await filledDraft(ram);
  const approved = await take(draft, [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect((await act(maya, approved, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' })).status).toBe(403);
  expect((await act(krishna, approved, 'revoke', { remark: 'Court order' })).body.errors).toMatchObject([
    { path: 'reasonCode', code: 'REASON_REQUIRED' },
  ]);
  const revoked = await take(approved, [[krishna, 'revoke', { remark: 'Court order', reasonCode: 'COURT_ORDER' }]]);
  expect(revoked).toMatchObject({ status: 'REJECTED', reservation: { state: 'REVOKED' } });
  const { english, nepali } = nameOf(revoked);
  const again = await filledDraft(ram, { english, nepali });
  await take(again, [[ram, 'submit']]);
});

test('a recalled application is a draft again, keeps its number, and its name is free meanwhile', async () => {
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await act(ram, submitted, 'recall')).body.errors).toMatchObject([
    { path: 'remark', code: 'REMARK_REQUIRED' },
  ]);
  const recalled = await take(submitted, [[ram, 'recall', { remark: 'I want another suffix' }]]);
  expect(recalled).toMatchObject({ status: 'DRAFT', applicationNumber: submitted.applicationNumber });
  const other = await filledDraft(sita, nameOf(submitted));
  await take(other, [[sita, 'submit']]);
  const late = await act(ram, recalled, 'submit');
  expect(late).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('a claimed application can no longer be recalled', async () => {
  const claimed = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  const refused = await act(ram, claimed, 'recall', { remark: 'Too late' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
});

test('the same key gives the same answer, and a retry repeats nothing', async () => {
  const draft = await filledDraft(ram);
  const first = await act(ram, draft, 'submit', { key: 'submit-once' });
  const again = await act(ram, draft, 'submit', { key: 'submit-once' });
  expect(again.body.data).toEqual(first.body.data);
  expect(
    detailOf(await ram.call('GET', `${APPLICATION}/${draft.id}`)).history.filter((step) => step.action === 'submit'),
  ).toHaveLength(1);
  expect((await act(ram, detailOf(first), 'recall', { key: 'submit-once', remark: 'x' })).body.code).toBe('IDEM-409');
  expect((await ram.call('POST', `${APPLICATION}/${draft.id}/submit`, { version: 1 })).status).toBe(428);
});

test('a submission without its declaration is refused in both languages; with it the statement is stored with the round, in its wording of that time', async () => {
  const draft = await filledDraft(ram);
  for (const [language, message] of [
    ['en', 'Please accept the declaration before submitting'],
    ['np', 'पेश गर्नुअघि घोषणामा सहमति जनाउनुहोस्।'],
  ] as const) {
    const refused = await ram.call(
      'POST',
      `${APPLICATION}/${draft.id}/submit`,
      { version: draft.version, declared: ['SOMETHING_ELSE'] },
      { 'idempotency-key': `undeclared-${language}`, 'accept-language': language },
    );
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'declared', code: 'DECLARATION_REQUIRED', message }] },
    });
  }
  expect((await readDetail(ram, draft.id)).status).toBe('DRAFT');
  const handedIn = detailOf(await act(ram, draft, 'submit'));
  expect(handedIn.declaration).toMatchObject({
    statements: [{ nameEnglish: trueStatement.text.en, nameNepali: trueStatement.text.ne }],
  });
  expect((await readDetail(gita, draft.id)).declaration).toEqual(handedIn.declaration);
});

test('a stale version is refused, on a section and on an action', async () => {
  const draft = await filledDraft(ram);
  expect((await saveSection(ram, draft, 'REMARK_DETAILS', { remark: 'x' })).status).toBe(200);
  expect((await saveSection(ram, draft, 'REMARK_DETAILS', { remark: 'y' })).body).toMatchObject({
    code: 'VER-412',
    current: { data: { remark: 'x' }, version: 1, savedBy: { nameEnglish: expect.any(String) } },
  });
  expect((await act(ram, { ...draft, version: draft.version - 1 }, 'submit')).body.code).toBe('VER-412');
});

test('an incomplete draft is not submitted; the answer lists what is missing, by section', async () => {
  const draft = detailOf(
    await ram.call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, { 'idempotency-key': 'incomplete' }),
  );
  const refused = await act(ram, draft, 'submit');
  expect(refused.body.code).toBe('VAL-422');
  expect(refused.body.errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'NAME_DETAILS.english' }),
      expect.objectContaining({ path: 'OBJECTIVE_DETAILS.nsicCodes' }),
    ]),
  );
});

test('an unknown objective, a suffix of another type and a registered name are refused on submission', async () => {
  const odd = await filledDraft(ram, freeName(), { suffix: 'LIMITED' });
  expect((await act(ram, odd, 'submit')).body.errors).toMatchObject([
    { path: 'NAME_DETAILS.suffix', code: 'SUFFIX_DOES_NOT_FIT' },
  ]);
  const unknown = detailOf(
    await saveSection(ram, await filledDraft(ram), 'OBJECTIVE_DETAILS', { nsicCodes: ['9999'] }),
  );
  expect((await act(ram, unknown, 'submit')).body.errors).toMatchObject([
    { path: 'OBJECTIVE_DETAILS.nsicCodes', code: 'OBJECTIVE_INVALID' },
  ]);
  const registered = await filledDraft(ram, { english: 'Karnali Agro Furniture', nepali: 'कर्णाली एग्रो फर्निचर' });
  expect(await act(ram, registered, 'submit')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('the verifier of an application may not approve it, whatever role they have by then', async () => {
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [bishnu, 'claim'],
    [bishnu, 'verify'],
  ]);
  await gateway.platform.database.db
    .updateTable('account')
    .set({ role: 'APPROVER_1' })
    .where('id', '=', bishnu.userId)
    .execute();
  const promoted = await callerOf(gateway, 'bishnu.operator');
  const refused = await act(promoted, verified, 'approve');
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'The person who verified an application cannot approve it.' },
  });
  await gateway.platform.database.db
    .updateTable('account')
    .set({ role: 'OPERATOR' })
    .where('id', '=', bishnu.userId)
    .execute();
  await take(verified, [[maya, 'approve']]);
});

test('a forwarded application leaves the first level, and the registrar approves it', async () => {
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const forwarded = await take(verified, [[maya, 'forward', { remark: 'A doubtful name' }]]);
  expect(forwarded.level).toBe(2);
  expect((await act(maya, forwarded, 'approve')).status).toBe(403);
  await take(forwarded, [[krishna, 'approve']]);
});

test('an application returned for review goes to its operator, and through the levels again', async () => {
  const verified = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  const returned = await take(verified, [[maya, 'returnForReview', { remark: 'Look at the spelling' }]]);
  expect(returned).toMatchObject({ status: 'BACK_FOR_REVIEW', level: 0, assignee: { id: gita.userId } });
  await take(returned, [
    [gita, 'resume'],
    [gita, 'verify'],
    [krishna, 'approve'],
  ]);
});

test('a claim without activity for eight working hours goes back to its place in the queue', async () => {
  const claimed = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  gateway.clock.advance(8 * DAY_MS);
  try {
    const sitting = await callerOf(gateway, 'bishnu.operator');
    await gateway.platform.runUnitOfWork((unit) => returnLapsedClaims(unit));
    const seen = detailOf(await sitting.call('GET', `${APPLICATION}/${claimed.id}`));
    expect(seen).toMatchObject({ status: 'SUBMITTED', assignee: null });
    expect(seen.history.at(-1)).toMatchObject({ action: 'release', actor: { roleCode: 'SYSTEM' } });
  } finally {
    await returnToPresent();
  }
});

test('a reservation expires at the end of its ninetieth day: on read, for its holder and for all others', async () => {
  const approved = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  const name = nameOf(approved);
  const check = async (): Promise<unknown> =>
    (await gateway.call('POST', 'external/api/name/check', { body: name })).body.data;
  expect(await check()).toMatchObject({ outcome: 'ALREADY_REGISTERED', similar: [{ kind: 'RESERVATION' }] });
  try {
    gateway.clock.moveTo(new Date(Date.parse(`${approved.reservation?.expiresOn}T12:00:00+05:45`)));
    expect(await check()).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
    await gateway.platform.jobs.runDue();
    const holder = await callerOf(gateway, 'ram.applicant');
    const bell = await holder.call('POST', 'messaging/api/notification/all', {
      type: 'RESERVATION_EXPIRING',
      size: 100,
    });
    expect(bell.body.data).toMatchObject({ total: expect.any(Number) });

    gateway.clock.advance(DAY_MS);
    expect(await check()).toMatchObject({ outcome: 'AVAILABLE' });
    const [late, next, operator] = [
      await callerOf(gateway, 'ram.applicant'),
      await callerOf(gateway, 'sita.applicant'),
      await callerOf(gateway, 'gita.operator'),
    ];
    expect(detailOf(await late.call('GET', `${APPLICATION}/${approved.id}`)).reservation).toMatchObject({
      state: 'EXPIRED',
      daysRemaining: 0,
    });
    const taken = await take(await filledDraft(next, name), [
      [next, 'submit'],
      [operator, 'claim'],
    ]);
    expect(taken.status).toBe('IN_PROCESS');
  } finally {
    await returnToPresent();
  }
});

const DAY_MS = 86_400_000;

function nameOf(detail: ApplicationDetail): { english: string; nepali: string } {
  const { english, nepali } = nameDetailsDraft.parse(
    detail.sections.find((section) => section.key === 'NAME_DETAILS')?.data,
  );
  return { english: english ?? '', nepali: nepali ?? '' };
}
