import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { committeeSchema } from '@registrar/domain/calls/committee';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { letterViewSchema } from '@registrar/domain/calls/letters';
import { paperVerdictSchema } from '@registrar/domain/calls/papers';
import { requestDetailSchema } from '@registrar/domain/calls/requests';
import { refundPageSchema } from '@registrar/domain/calls/refunds';
import { addDays } from '@registrar/domain/calendar';
import { startOfDayInNepal } from '../../src/platform/clock';
import { verifyAudit } from '../../src/platform/audit/verify-audit';
import { attach, documentsOf } from '../documents-kit';
import { APPLICATION, detailOf, newKey, saveSection, take, type Caller } from '../filings-kit';
import type { TestGateway } from '../harness';
import { paymentOf } from '../joint-kit';
import { payFor, readPayable, submitVoucherOf } from '../money-kit';
import { settled, tell } from '../payment-kit';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  giveVerdict,
  openRegistration,
  readDetail,
} from '../registration-kit';
import { sentTo } from '../representation-kit';
import { decideOnRate } from '../schedule-kit';
import { decide as decideOnStaff } from '../staff-kit';
import { decideOn } from '../word-list-kit';
import { filingOfThen, secondRelease, soonAfter } from './filings';
import { startUpgraded, type Upgraded } from './start-upgraded';

const DAY = 86_400_000;
const GITA = 'gita.operator';
const MAYA = 'maya.approver';
const KRISHNA = 'krishna.approver';
const RITA = 'rita.revenue';
const PUJA = 'puja.representative';

let upgraded: Upgraded;
let gateway: TestGateway;
beforeAll(async () => {
  upgraded = await startUpgraded();
  ({ gateway } = upgraded);
});
afterAll(() => upgraded?.close());

const db = () => gateway.platform.database.db;
const as: Upgraded['as'] = (username, again) => upgraded.as(username, again);
const goes: Upgraded['goes'] = (name, ...steps) => upgraded.goes(name, ...steps);

test('each link of then opens the page of its own purpose; any other, a guess and an id are answered alike', async () => {
  const { invitation, objection, disclosure } = secondRelease.links;
  const { id } = await db()
    .selectFrom('outside_link')
    .select('object_id as id')
    .where('purpose', '=', 'REPRESENTATIVE_INVITATION')
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  const tokens = {
    'representative-invitation': invitation.token,
    'representative-objection': objection.token,
    'director-disclosure': disclosure.token,
    guessed: invitation.token.split('').reverse().join(''),
    id,
  };
  for (const page of ['representative-invitation', 'representative-objection', 'director-disclosure']) {
    const opened: Record<string, number> = {};
    const refused = new Set<string>();
    for (const [name, token] of Object.entries(tokens)) {
      const { status, body } = await gateway.call('GET', `external/api/${page}/${token}`);
      opened[name] = status;
      if (status !== 200) refused.add(JSON.stringify([status, body.code, body.message]));
    }
    expect(opened).toEqual({ ...Object.fromEntries(Object.keys(tokens).map((name) => [name, 404])), [page]: 200 });
    expect(refused.size).toBe(1);
  }
});

test('reservations go on from where they stood', async () => {
  const decided = [
    [GITA, 'claim'],
    [GITA, 'verify'],
    [MAYA, 'approve'],
  ] as const;
  expect({
    filled: await goes('reservationFilled', ['sita.applicant', 'submit'], ...decided),
    submitted: await goes('reservationSubmitted', ...decided),
    inProcess: await goes('reservationInProcess', ...decided.slice(1)),
    verified: await goes('reservationVerified', ...decided.slice(2)),
    backForReview: await goes('reservationBackForReview', [GITA, 'resume'], ...decided.slice(1)),
    underGroupApproval: await goes(
      'groupAsked',
      ['laxmi.parent', 'parentVerify', { remark: 'It is ours' }],
      ...decided,
    ),
    automatic: await goes('reservationAutomatic', [KRISHNA, 'revoke', { remark: 'By mistake', reasonCode: 'OTHER' }]),
  }).toEqual({
    filled: 'APPROVED',
    submitted: 'APPROVED',
    inProcess: 'APPROVED',
    verified: 'APPROVED',
    backForReview: 'APPROVED',
    underGroupApproval: 'APPROVED',
    automatic: 'REJECTED',
  });
});

test('an approved name opens a registration, a refused one is filed again', async () => {
  const approved = filingOfThen('reservationApproved');
  const sita = await as(approved.owner);
  const { reservation } = await readDetail(sita, approved.id);
  expect(detailOf(await openRegistration(sita, reservation?.id ?? '')).status).toBe('DRAFT');
  const copyOf = filingOfThen('reservationRejected').id;
  const again = await sita.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', copyOf }, newKey());
  expect(detailOf(again).status).toBe('DRAFT');
});

/** Answers every remark of the office. */
async function answerPins(by: Caller, id: string): Promise<void> {
  for (const pin of (await readDetail(by, id)).pins) {
    await by.call('PUT', `${APPLICATION}/${id}/pin/${pin.id}/answer`, { answer: 'It is right now.' });
  }
}

test('what was sent back is answered, what was asked for is brought, and what was brought is judged', async () => {
  const [puja, gita] = [await as(PUJA), await as(GITA)];
  await answerPins(puja, filingOfThen('noteSentBack').id);
  expect(await goes('noteSentBack', [PUJA, 'resubmit'])).toBe('SUBMITTED');

  const asked = await readDetail(puja, filingOfThen('documentRequested').id);
  await attach(puja, asked.id, asked.requestedDocuments[0]?.key ?? '');
  expect(await goes('documentRequested', [PUJA, 'submitAdditionalDocument'])).toBe('ADDITIONAL_DOCUMENT_SUBMITTED');

  const { id, requestedDocuments } = await readDetail(gita, filingOfThen('documentSubmitted').id);
  const { places } = documentsOf(await gita.call('GET', `${APPLICATION}/${id}/document`));
  const brought = places.find(({ key }) => key === requestedDocuments[0]?.key)?.document;
  if (!brought) throw new Error('What was brought is gone');
  await giveVerdict(gita, id, brought, 'APPROVED');
  expect(await goes('documentSubmitted', [GITA, 'verifyAdditionalDocument'])).toBe('IN_PROCESS');
  await acceptDocuments(gita, id);
  expect(await goes('documentSubmitted', [GITA, 'verify'], [MAYA, 'approve'])).toBe('APPROVED');
});

/** The addresses of new companies are proven, and whoever has become a representative signs in again. */
async function entered(name: string): Promise<unknown> {
  const company = await db()
    .updateTable('company')
    .set({ email_verified_at: gateway.clock.now() })
    .where('registered_by', '=', filingOfThen(name).id)
    .returning('status')
    .executeTakeFirst();
  await as('ram.applicant', true);
  return company?.status;
}

async function verifyVoucherOf(invoiceId: string): Promise<void> {
  const voucher = await db()
    .selectFrom('payment_voucher')
    .select(['id', 'version'])
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirstOrThrow();
  const path = `external/api/payment-voucher/${voucher.id}/verify`;
  const verified = await (await as(RITA)).call('POST', path, { version: voucher.version }, newKey());
  expect(verified).toMatchObject({ status: 200 });
}

test('a registration that was ready is handed in, one that was sent back is answered and paid', async () => {
  expect(await goes('registrationReady', ['ram.applicant', 'submit'])).toBe('SUBMITTED');
  const [ram, gita, rita] = [await as('ram.applicant'), await as(GITA), await as(RITA)];
  const { id } = filingOfThen('registrationSentBack');
  await answerPins(ram, id);
  expect(await goes('registrationSentBack', ['ram.applicant', 'resubmit'], [GITA, 'claim'])).toBe('IN_PROCESS');
  await payFor({ operator: gita, applicant: ram, revenue: rita }, await readDetail(gita, id));
  expect((await readPayable(ram, id)).invoices[0]?.status).toBe('APPROVED');
});

test('registrations whose voucher waited, and which waited for their approval, are entered', async () => {
  await verifyVoucherOf(secondRelease.voucherInvoice);
  await acceptDocuments(await as(GITA), filingOfThen('registrationVoucher').id);
  expect(await goes('registrationVoucher', [GITA, 'verify'], [MAYA, 'approve'])).toBe('APPROVED');
  expect(await entered('registrationVoucher')).toBe('ACTIVE');
  expect(await goes('registrationVerified', [MAYA, 'approve'])).toBe('APPROVED');
  expect(await entered('registrationVerified')).toBe('ACTIVE');
});

test('a company that was entered then is in the register, with its papers and its holders', async () => {
  const company = await db()
    .selectFrom('company')
    .select(['id', 'name_english'])
    .where('registered_by', '=', filingOfThen('registrationApproved').id)
    .executeTakeFirstOrThrow();
  const { body } = await gateway.call('GET', `external/api/company/${company.id}/record`);
  const record = companyRecordSchema.parse(body.data);
  expect(record.name.nameEnglish).toBe(company.name_english);
  expect([record.directors.length, record.capital?.issuedShares]).toEqual([2, 1_000]);
});

test.each([
  ['registration', 'ram.applicant', 0],
  ['report', PUJA, 0],
  ['fine', 'nisha.representative', 0],
  ['jointFines', 'nisha.representative', 2],
  ['jointReports', 'keshav.representative', 2],
] as const)('an invoice is paid: %s', async (name, username, parts) => {
  const id = secondRelease.invoices[name];
  const by = await as(username);
  const payment = await paymentOf(by, id);
  expect(payment.status).toBe('PENDING');
  expect(await submitVoucherOf(by, payment)).toMatchObject({ status: 200 });
  await verifyVoucherOf(id);
  expect((await paymentOf(by, id)).status).toBe('APPROVED');
  const covered = await db().selectFrom('invoice').select('status').where('covered_by', '=', id).execute();
  expect(covered.map(({ status }) => status)).toEqual(Array.from({ length: parts }, () => 'APPROVED'));
});

test('a payment that was begun at the payment gateway arrives', async () => {
  const { invoiceId, order } = secondRelease.card;
  expect(await paymentOf(await as(PUJA), invoiceId)).toMatchObject({ status: 'INITIATED' });
  expect(await tell(gateway, settled({ ...order }))).toMatchObject({ status: 200 });
  expect(await paymentOf(await as(PUJA), invoiceId)).toMatchObject({ status: 'COMPLETED' });
});

test('a refund that was asked for is proposed, one that was proposed is decided, one that was granted has its note', async () => {
  const [rita, maya] = [await as(RITA), await as(MAYA)];
  const { asked, proposed, granted } = secondRelease.refunds;
  const kept = await db()
    .selectFrom('request')
    .leftJoin('refund', 'refund.request_id', 'request.id')
    .select(['request.id', 'kind', 'request.number', 'request.status', 'subject_id', 'due_on', 'refund.invoice_id'])
    .execute();
  const of = (invoiceId: string) => kept.find(({ subject_id }) => subject_id === invoiceId);
  expect(of(asked)).toMatchObject({ kind: 'REFUND', status: 'ASKED', due_on: null, invoice_id: null });
  expect(of(proposed)).toMatchObject({ status: 'IN_HAND', invoice_id: proposed });
  expect(of(granted)).toMatchObject({ status: 'DONE', invoice_id: granted });
  expect(kept.map(({ number }) => number).sort()).toEqual(
    [1, 2, 3].map((count) => expect.stringMatching(new RegExp(`^RFR-208\\d/\\d\\d-[A-Z]+-00000${count}$`))),
  );
  // the requests of today go on with the count of their office
  const ofOffice = await db()
    .selectFrom('application_sequence')
    .select('last_number')
    .where('process_name', '=', 'REQUEST_REFUND')
    .executeTakeFirstOrThrow();
  expect(ofOffice.last_number).toBe(3);
  const detail = await rita.call('GET', `external/api/request/${of(granted)?.id}`);
  expect(requestDetailSchema.parse(detail.body.data)).toMatchObject({
    status: 'DONE',
    messages: [{ side: 'OFFICE', action: 'FINISH' }],
    letters: [{ code: expect.any(String) }],
  });
  const lines = await db()
    .selectFrom('invoice_line')
    .select(['id', 'amount_paisa'])
    .where('invoice_id', '=', asked)
    .execute();
  const body = {
    invoiceId: asked,
    lines: lines.map(({ id, amount_paisa }) => ({ lineId: id, amountPaisa: amount_paisa })),
    reason: 'As asked',
  };
  expect(await rita.call('POST', 'external/api/refund', body, newKey())).toMatchObject({ status: 200 });
  const { items } = refundPageSchema.parse(
    (await maya.call('GET', 'external/api/refund?status=PROPOSED&size=100')).body.data,
  );
  expect(items.map(({ invoice }) => invoice.id).sort()).toEqual([asked, proposed].sort());
  for (const { id, version } of items) {
    const decision = { version, remark: 'Seen' };
    expect(await maya.call('POST', `external/api/refund/${id}/approve`, decision, newKey())).toMatchObject({
      status: 200,
    });
  }
  const done = refundPageSchema.parse(
    (await maya.call('GET', 'external/api/refund?status=APPROVED&size=100')).body.data,
  );
  expect(done.items.find(({ invoice }) => invoice.id === granted)).toMatchObject({ creditNote: { ready: true } });
  const requests = await db().selectFrom('request').select('status').execute();
  expect(requests.map(({ status }) => status)).toEqual(['DONE', 'DONE', 'DONE']);
});

test('a call for explanation that was open is answered, one that was answered is decided', async () => {
  const [puja, gita, maya] = [await as(PUJA), await as(GITA), await as(MAYA)];
  const { open, answered, ordered } = secondRelease.calls;
  const read = async (id: string) => (await puja.call('GET', `external/api/explanation-call/${id}`)).body.data;
  expect(await read(open)).toMatchObject({ state: 'OPEN', may: { answer: true } });
  expect(await read(ordered)).toMatchObject({ state: 'ORDERED', decision: { outcome: 'ORDER' } });
  // each is a proceeding with its own id, and its time to answer is a notice
  const kept = await gateway.platform.database.db
    .selectFrom('proceeding')
    .innerJoin('proceeding_notice as notice', 'notice.proceeding_id', 'proceeding.id')
    .select(['proceeding.id', 'proceeding.kind', 'notice.kind as notice', 'notice.ends_on as endsOn'])
    .where('proceeding.id', 'in', [open, answered, ordered])
    .execute();
  expect(kept.map(({ id }) => id).sort()).toEqual([open, answered, ordered].sort());
  for (const one of kept) expect(one).toMatchObject({ kind: 'EXPLANATION_CALL', notice: 'TIME_TO_ANSWER' });
  // what is not decided is looked at on the day after its last one
  const looks = await db()
    .selectFrom('job')
    .select(['payload', 'run_at'])
    .where('kind', '=', 'proceeding-due')
    .where('done_at', 'is', null)
    .execute();
  const dayAfter = ({ id, endsOn }: (typeof kept)[number]) => ({
    payload: { proceedingId: id },
    run_at: startOfDayInNepal(addDays(endsOn, 1)),
  });
  const undecided = kept.filter(({ id }) => id !== ordered).map(dayAfter);
  expect(undecided).toHaveLength(2);
  expect(looks).toEqual(expect.arrayContaining(undecided));
  expect(looks).not.toContainEqual(expect.objectContaining({ payload: { proceedingId: ordered } }));
  const begun = { processName: 'CALL_FOR_EXPLANATION', companyId: secondRelease.companyOfOpenCall };
  const subject = { kind: 'PROCEEDING', id: open };
  const draft = detailOf(await puja.call('POST', APPLICATION, { ...begun, subject }, newKey()));
  await saveSection(puja, draft, 'EXPLANATION', { explanation: 'The office had moved.' });
  await addItem(puja, draft, 'PUBLISHED_DOCUMENT', {
    documentName: 'Notice',
    publishedOn: secondRelease.madeAt.slice(0, 10),
  });
  await attachRequired(puja, draft.id);
  await take(await readDetail(puja, draft.id), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  expect(await read(open)).toMatchObject({ state: 'ANSWERED', answer: { id: draft.id } });

  const call = (await maya.call('GET', `external/api/explanation-call/${answered}`)).body.data;
  const decision = { version: Object(call).version, outcome: 'ORDER', text: 'Put up a sign board within 15 days.' };
  const path = `external/api/explanation-call/${answered}/decision`;
  expect(await maya.call('POST', path, decision, newKey())).toMatchObject({ status: 200 });
  expect(await goes('explanationVerified')).toBe('APPROVED');
});

test('the links of then open: an invitation is accepted, a change of representatives is objected to', async () => {
  const { invitation, objection } = secondRelease.links;
  await gateway.addAccount({ username: 'ramesh.karki', email: invitation.address });
  const ramesh = await as('ramesh.karki');
  const path = `external/api/representative-invitation/${invitation.token}`;
  expect(await gateway.call('GET', path)).toMatchObject({ status: 200 });
  expect(await ramesh.call('POST', `${path}/otp`, {})).toMatchObject({ status: 200 });
  const otp = /\b\d{6}\b/.exec(await sentTo(gateway, invitation.address, /\b\d{6}\b/))?.[0];
  expect(await ramesh.call('POST', `${path}/accept`, { otp })).toMatchObject({ status: 200 });

  const notice = `external/api/representative-objection/${objection.token}`;
  expect((await gateway.call('GET', notice)).body.data).toMatchObject({ open: true });
  const said = await gateway.call('POST', `${notice}/object`, { body: { remark: 'The board never met.' } });
  expect(said).toMatchObject({ status: 200 });
});

test('letters of every kind verify, by their code and by their file', async () => {
  for (const { kind, code, fileHash } of secondRelease.letters) {
    const { genuine, letter } = letterViewSchema.parse(
      (await gateway.call('GET', `external/api/letter/view/${code}`)).body.data,
    );
    expect([kind, genuine, letter?.kind]).toEqual([kind, true, kind]);
    if (fileHash === null) continue;
    const { body } = await gateway.call('GET', `external/api/paper/verify-file/${fileHash}`);
    expect([kind, paperVerdictSchema.parse(body.data).paper?.kind]).toEqual([kind, kind]);
  }
});

test('what waited for a second person is decided: words, a rate, a role; a mandate is accepted', async () => {
  const krishna = await as(KRISHNA);
  const { words, rate, staff } = secondRelease.proposals;
  const hari = await as('hari.intermediary');
  const answers = [
    await decideOn(krishna, words, 'approve'),
    await decideOnRate(krishna, rate, 'approve'),
    await decideOnStaff(krishna, staff, 'approve'),
    await hari.call('POST', `external/api/mandate/${secondRelease.mandate}/accept`, {}),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(({ body }) => [200, body.message]),
  );
  const { body } = await gateway.call('POST', 'external/api/name/check', { body: { english: 'Zorbulan Traders' } });
  expect(body.data).toMatchObject({ outcome: 'BLACKLIST_EXACT' });
});

test('a change of name that waited is approved; days later the committee decides, and representatives change', async () => {
  const gita = await as(GITA);
  expect(await goes('nameChangeVerified', [MAYA, 'approve'])).toBe('APPROVED');
  const changing = filingOfThen('representativesSubmitted');
  await goes('representativesSubmitted', [GITA, 'claim']);
  await acceptDocuments(gita, changing.id);
  expect(await goes('representativesSubmitted', [GITA, 'verify'])).toBe('VERIFY');

  gateway.clock.moveTo(new Date(soonAfter.getTime() + 8 * DAY));
  expect(await goes('representativesSubmitted', [MAYA, 'approve'])).toBe('APPROVED');
  const shanti = await as('shanti.committee');
  const { id, version } = await readDetail(shanti, filingOfThen('committeeInvited').id);
  const said = { version, minutes: 'The members agreed that the name may be given.', remark: 'It may be given' };
  expect(await shanti.call('POST', `${APPLICATION}/${id}/committeeReturn`, said, newKey())).toMatchObject({
    status: 200,
  });
  expect(await goes('committeeInvited', [KRISHNA, 'approve'])).toBe('APPROVED');
  const { waiting } = committeeSchema.parse(
    (await (await as(KRISHNA)).call('GET', 'external/api/committee')).body.data,
  );
  expect(waiting.map(({ applicationId }) => applicationId)).toContain(filingOfThen('committeeWaiting').id);
});

test('the audit log of both releases is one chain', async () => {
  expect(await verifyAudit(db())).toMatchObject({ intact: true });
});
