import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { companyHistorySchema, companyRecordSchema } from '@registrar/domain/calls/company-record';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { roles, rolesWith, type Role } from '@registrar/domain/permissions';
import {
  courtOrder,
  decideOrder,
  freeze,
  ORDER_PROPOSALS,
  ORDERS,
  ordersOf,
  proposalIdOf,
  proposalsOf,
  proposeLifting,
  proposePlacing,
  scanOf,
  unfreeze,
} from '../../test/company-orders-kit';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { uploadAll } from '../../test/uploads-kit';
import { dayInNepal } from '../platform/clock';
import { expireProposals } from '../proposals/expire';
import { endOrders } from './end-orders';
import { orderProposals } from './order-proposal';

const DAY_MS = 86_400_000;
let gateway: TestGateway;
let puja: Caller, maya: Caller, krishna: Caller, ram: Caller, auditor: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  ram = await callerOf(gateway, 'ram.applicant');
  auditor = await callerOf(gateway, 'auditor.demo');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const day = (days: number) => dayInNepal(new Date(gateway.clock.now().getTime() + days * DAY_MS));
const newCompany = () => settledCompany(gateway, [puja]);
const blockersOf = async (companyId: string, by = puja) =>
  companyProcessListSchema
    .parse((await by.call('GET', `external/api/company/${companyId}/process`)).body.data)
    .processes.find(({ process }) => process === 'OTHERS')?.reasons ?? [];
const recordOf = async (companyId: string, on = day(0)) =>
  companyRecordSchema.parse((await gateway.call('GET', `external/api/company/${companyId}/record?on=${on}`)).body.data);
const actionsOn = async (objectId: string) =>
  (await db().selectFrom('audit').select('action').where('object_id', '=', objectId).orderBy('seq').execute()).map(
    ({ action }) => action,
  );

test('placed by two persons it freezes the company, is in the register and is told; lifted by two persons it is over', async () => {
  const company = await newCompany();
  const { email } = await db()
    .selectFrom('company')
    .select('email')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  const answer = await proposePlacing(gateway, maya, company, { number: 'क-१२/०८३', endsOn: day(60) });
  const id = proposalIdOf(answer);
  expect(await blockersOf(company)).toEqual([]);
  expect((await ordersOf(puja, company)).items).toEqual([]);
  expect((await recordOf(company)).orders).toEqual([]);

  const [proposal] = (await proposalsOf(krishna)).filter((one) => one.id === id);
  expect(proposal).toMatchObject({
    change: 'PLACE',
    company: { id: company },
    mayDecide: true,
    mayWithdraw: false,
    order: { orderedBy: 'COURT', court: { nameEnglish: 'High Court Patan' }, number: 'क-१२/०८३', endsOn: day(60) },
  });
  expect((await proposalsOf(maya)).find((one) => one.id === id)).toMatchObject({ mayDecide: false, mayWithdraw: true });
  const waits = async (by: Caller) =>
    dashboardInfoSchema
      .parse((await by.call('GET', 'auth/api/dashboard-info')).body.data)
      .nextSteps.find(({ code }) => code === 'DECIDE_COMPANY_ORDERS');
  expect(await waits(krishna)).toMatchObject({ link: '/post-amendment/company-orders?tab=proposals' });
  expect(await waits(maya)).toBeUndefined();

  expect(await decideOrder(krishna, id, 'approve')).toMatchObject({ status: 200 });
  await gateway.platform.jobs.runDue();
  const [reason] = await blockersOf(company);
  expect(reason).toMatchObject({
    code: 'FROZEN',
    message: expect.stringContaining('क-१२/०८३'),
    wayOut: `/post-amendment/company/${company}?part=orders`,
  });
  expect(await recordOf(company)).toMatchObject({
    status: 'ACTIVE',
    orders: [{ orderedBy: 'COURT', court: { nameEnglish: 'High Court Patan' }, number: 'क-१२/०८३', orderedOn: day(0) }],
  });
  // not public: what it says, its scan
  expect(JSON.stringify(await recordOf(company))).not.toContain('All dealings');
  const { items: [order] = [] } = await ordersOf(puja, company);
  expect(order).toMatchObject({
    state: 'STANDING',
    people: null,
    liftingWaits: false,
    document: { name: 'order.png' },
  });
  expect(gateway.outbox.some((message) => JSON.stringify(message).includes('आदेशबाट रोक्का भयो'))).toBe(true);
  expect((await gateway.messageTo(email ?? '')).body).toContain('क-१२/०८३');
  expect(
    await db()
      .selectFrom('notification')
      .select('link')
      .where('account_id', '=', puja.userId)
      .where('type', '=', 'COMPANY_FROZEN')
      .execute(),
  ).toEqual([{ link: `/post-amendment/company/${company}?part=orders` }]);

  const orderId = order?.id ?? '';
  await unfreeze(gateway, orderId);
  expect(await blockersOf(company)).toEqual([]);
  expect((await recordOf(company)).orders).toEqual([]);
  expect((await ordersOf(krishna, company)).items).toMatchObject([
    {
      id: orderId,
      state: 'LIFTED',
      lifting: { liftedOn: day(0) },
      people: { proposedBy: { username: 'maya.approver' } },
    },
  ]);
  expect(await actionsOn(id)).toEqual(['COMPANY_ORDER_PROPOSED', 'COMPANY_ORDER_APPROVED']);
  expect(await actionsOn(orderId)).toEqual(['COMPANY_ORDER_PLACED', 'COMPANY_ORDER_LIFTED']);
  const history = companyHistorySchema.parse(
    (await gateway.call('GET', `external/api/company/${company}/history`)).body.data,
  );
  expect(history.flatMap(({ changes }) => changes).filter(({ aspect }) => aspect === 'ORDER')).toMatchObject([
    { kind: 'ENTERED', title: { nameEnglish: 'High Court Patan' } },
    { kind: 'ENDED', title: { nameEnglish: 'High Court Patan' } },
  ]);
});

const MISSING: readonly [string, object, string, string][] = [
  ['orderedBy', { orderedBy: undefined }, 'ORDER_AUTHORITY_REQUIRED', 'आदेश दिने निकाय अनिवार्य छ।'],
  ['companyId', { companyId: undefined }, 'COMPANY_REQUIRED', 'कम्पनी अनिवार्य छ।'],
  ['courtNepali', { courtNepali: ' ' }, 'ORDER_COURT_NEPALI_REQUIRED', 'अदालतको नाम (नेपाली) अनिवार्य छ।'],
  ['courtEnglish', { courtEnglish: '' }, 'ORDER_COURT_ENGLISH_REQUIRED', 'अदालतको नाम (अङ्ग्रेजी) अनिवार्य छ।'],
  ['caseNumber', { caseNumber: undefined }, 'ORDER_CASE_NUMBER_REQUIRED', 'मुद्दा नम्बर अनिवार्य छ।'],
  ['number', { number: '' }, 'ORDER_NUMBER_REQUIRED', 'आदेश नम्बर अनिवार्य छ।'],
  ['number', { number: '<b>1</b>' }, 'ORDER_NUMBER_INVALID', 'अक्षर, अङ्क'],
  ['issuedOn', { issuedOn: '' }, 'ORDER_DAY_REQUIRED', 'आदेश मिति अनिवार्य छ।'],
  ['textNepali', { textNepali: '' }, 'ORDER_TEXT_NEPALI_REQUIRED', 'आदेशको व्यहोरा (नेपाली) अनिवार्य छ।'],
  ['textEnglish', { textEnglish: '…' }, 'ORDER_TEXT_ENGLISH_REQUIRED', 'आदेशको व्यहोरा (अङ्ग्रेजी) अनिवार्य छ।'],
  ['uploadId', { uploadId: undefined }, 'ORDER_DOCUMENT_REQUIRED', 'आदेशको स्क्यान प्रति अनिवार्य छ।'],
  ['remark', { remark: '' }, 'REMARK_REQUIRED', 'कैफियत अनिवार्य छ।'],
  ['lawSection', { orderedBy: 'REGISTRAR' }, 'ORDER_SECTION_REQUIRED', 'ऐनको दफा अनिवार्य छ।'],
  ['lawSection', { orderedBy: 'REGISTRAR', lawSection: '81(xx)' }, 'ORDER_SECTION_INVALID', 'कम्पनी ऐनको दफा'],
];

test.each(MISSING)('%s is wrong in %j: %s, at its field in both languages', async (path, more, code, sentence) => {
  const body = courtOrder(gateway, randomUUID(), more);
  const inNepali = await maya.call('POST', ORDERS, body, { ...newKey(), 'accept-language': 'np' });
  const inEnglish = await maya.call('POST', ORDERS, body, { ...newKey(), 'accept-language': 'en' });
  expect([inNepali.status, inEnglish.status]).toEqual([422, 422]);
  expect(inNepali.body.errors).toEqual([{ path, code, message: expect.stringContaining(sentence) }]);
  expect(inEnglish.body.errors).toEqual([{ path, code, message: expect.stringMatching(/^[\x20-\x7e“”,–]+$/) }]);
});

test('days are looked at by the clock of the office, and the upload is kept for the corrected form', async () => {
  const company = await newCompany();
  const { registered_on } = await db()
    .selectFrom('company')
    .select('registered_on')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  const before = dayInNepal(new Date(Date.parse(registered_on ?? '') - DAY_MS));
  const uploadId = await scanOf(maya);
  const errorsOf = async (more: object) =>
    (await proposePlacing(gateway, maya, company, { uploadId, ...more })).body.errors;
  expect(await errorsOf({ issuedOn: day(1) })).toMatchObject([{ path: 'issuedOn', code: 'DATE_IN_FUTURE' }]);
  expect(await errorsOf({ issuedOn: before })).toMatchObject([{ path: 'issuedOn', code: 'BEFORE_REGISTRATION' }]);
  expect(await errorsOf({ endsOn: day(-1) })).toMatchObject([{ path: 'endsOn', code: 'ORDER_ENDS_IN_PAST' }]);
  expect(await errorsOf({ endsOn: day(0), issuedOn: day(1) })).toMatchObject([
    { path: 'issuedOn', code: 'DATE_IN_FUTURE' },
    { path: 'endsOn', code: 'ORDER_ENDS_IN_PAST' },
  ]);
  const order = await freeze(gateway, company, { number: 'B 7', issuedOn: day(-1), uploadId });
  // the same order, written with other signs
  expect(await errorsOf({ number: 'b-७' })).toMatchObject([{ path: 'number', code: 'ORDER_PLACED_ALREADY' }]);
  expect((await proposeLifting(gateway, maya, order, { issuedOn: day(-2) })).body.errors).toMatchObject([
    { path: 'issuedOn', code: 'ORDER_BEFORE_PLACED' },
  ]);
  expect((await proposeLifting(gateway, maya, order, { issuedOn: day(1) })).body.errors).toMatchObject([
    { path: 'issuedOn', code: 'DATE_IN_FUTURE' },
  ]);
});

test('a file that is no scan is refused at its field and nothing waits', async () => {
  const company = await newCompany();
  const uploadId = await uploadAll(maya, new TextEncoder().encode('<html>not a scan</html>'), 'order.pdf');
  expect(await proposePlacing(gateway, maya, company, { uploadId })).toMatchObject({
    status: 415,
    body: { errors: [{ path: 'file', code: 'DOCUMENT_KIND' }] },
  });
  expect((await proposalsOf(maya)).filter((one) => one.company.id === company)).toEqual([]);
});

test('one proposal at a time waits about a company and an order; of two at once one is taken', async () => {
  const company = await newCompany();
  await gateway.addAccount({ username: 'third.registrar', role: 'APPROVER_2', officeId: 1 });
  const both = await Promise.all([maya, krishna].map((by) => proposePlacing(gateway, by, company, { number: 'C-1' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toContain('waits for approval already');
  // another order of the same company is another matter
  expect((await proposePlacing(gateway, maya, company, { number: 'C-2' })).status).toBe(200);

  const id = proposalIdOf(both.find(({ status }) => status === 200) ?? both[0]!);
  // whichever of the two it was, somebody who did not propose it approves it twice at once
  const third = await callerOf(gateway, 'third.registrar');
  const once = await Promise.all([decideOrder(third, id, 'approve'), decideOrder(third, id, 'approve')]);
  expect(once.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ordersOf(maya, company)).items).toHaveLength(1);
});

test('a double click proposes once', async () => {
  const company = await newCompany();
  const body = courtOrder(gateway, company, { uploadId: await scanOf(maya) });
  const key = newKey();
  const first = await maya.call('POST', ORDERS, body, key);
  const again = await maya.call('POST', ORDERS, body, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data).toEqual(first.body.data);
  expect((await proposalsOf(maya)).filter((one) => one.company.id === company)).toHaveLength(1);
});

test('approved is what was read: not by the proposer, not twice, not when the company or the order has changed', async () => {
  await gateway.addAccount({ username: 'second.registrar', role: 'APPROVER_2', officeId: 1 });
  const second = await callerOf(gateway, 'second.registrar');
  const company = await newCompany();
  const own = proposalIdOf(await proposePlacing(gateway, krishna, company));
  expect(await decideOrder(krishna, own, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOrder(maya, own, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOrder(second, own, 'withdraw')).toMatchObject({ status: 403 });
  expect(await decideOrder(second, own, 'refuse', {})).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'remark' }] },
  });
  expect(await decideOrder(second, own, 'approve')).toMatchObject({ status: 200 });
  expect(await decideOrder(second, own, 'approve')).toMatchObject({ status: 409 });

  const order = (await ordersOf(maya, company)).items[0]?.id ?? '';
  const first = proposalIdOf(await proposeLifting(gateway, maya, order));
  expect(await proposeLifting(gateway, krishna, order)).toMatchObject({ status: 409 });
  expect((await ordersOf(maya, company)).items[0]?.liftingWaits).toBe(true);
  expect(await decideOrder(krishna, first, 'approve')).toMatchObject({ status: 200 });
  expect(await proposeLifting(gateway, maya, order)).toMatchObject({
    status: 409,
    body: { message: 'This order holds no more.' },
  });

  const moved = proposalIdOf(await proposePlacing(gateway, maya, company));
  await db().updateTable('company').set({ status: 'DEREGISTERED' }).where('id', '=', company).execute();
  expect(await decideOrder(krishna, moved, 'approve')).toMatchObject({ status: 409 });
  expect(await proposePlacing(gateway, maya, company)).toMatchObject({ status: 409 });
  expect(await decideOrder(krishna, moved, 'refuse')).toMatchObject({ status: 200 });
});

test('an officer who represents the company has no part in its orders', async () => {
  await gateway.addAccount({ username: 'related.registrar', role: 'APPROVER_2', officeId: 1 });
  const related = await callerOf(gateway, 'related.registrar');
  const company = await newCompany();
  const id = proposalIdOf(await proposePlacing(gateway, maya, company));
  await db()
    .insertInto('company_representative')
    .values({ company_id: company, account_id: related.userId, since: day(-1) })
    .execute();
  const refused = { status: 403, body: { message: expect.stringContaining('You represent this company') } };
  expect(await proposePlacing(gateway, related, company)).toMatchObject(refused);
  for (const step of ['approve', 'refuse'] as const)
    expect(await decideOrder(related, id, step)).toMatchObject(refused);
  expect((await proposalsOf(related)).find((one) => one.id === id)).toMatchObject({ mayDecide: false });
  expect((await ordersOf(related, company)).mayPropose).toBe(false);
  expect(await decideOrder(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await proposeLifting(gateway, related, (await ordersOf(maya, company)).items[0]?.id ?? '')).toMatchObject(
    refused,
  );
});

test('every role may do what the table says, and another office nothing', async () => {
  const company = await newCompany();
  const order = await freeze(gateway, company);
  const statuses = new Map<Role, readonly number[]>();
  for (const role of roles.keys) {
    const username = `order.${role.toLowerCase().replaceAll('_', '.')}`;
    const officeId = rolesWith('VIEW_DESK').includes(role) || role === 'REVENUE_OFFICER' ? 1 : undefined;
    await gateway.addAccount({ username, role, ...(officeId !== undefined && { officeId }) });
    const by = await callerOf(gateway, username);
    statuses.set(role, [
      (await by.call('GET', ORDERS)).status,
      (await by.call('GET', ORDER_PROPOSALS)).status,
      (await by.call('POST', ORDERS, courtOrder(gateway, company, { number: '' }), newKey())).status,
      (await by.call('POST', `${ORDERS}/${order}/lifting`, {}, newKey())).status,
      (await decideOrder(by, order, 'approve')).status,
      (await by.call('GET', `external/api/company/${company}/order`)).status,
    ]);
  }
  const [READER, PROPOSER, REGISTRAR] = [
    [200, 200, 403, 403, 403, 200],
    [200, 200, 422, 422, 403, 200],
    [200, 200, 422, 422, 404, 200],
  ];
  expect(Object.fromEntries(statuses)).toEqual({
    ...Object.fromEntries(roles.keys.map((role) => [role, [403, 403, 403, 403, 403, 404]])),
    OFFICE_ADMINISTRATOR: [403, 403, 403, 403, 403, 200],
    OPERATOR: READER,
    COMMITTEE: READER,
    AUDITOR: READER,
    APPROVER_1: PROPOSER,
    APPROVER_2: REGISTRAR,
  });

  await gateway.addAccount({ username: 'far.registrar', role: 'APPROVER_2', officeId: 2 });
  const far = await callerOf(gateway, 'far.registrar');
  expect(await proposePlacing(gateway, far, company)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'companyId' }] },
  });
  expect(await proposeLifting(gateway, far, order)).toMatchObject({ status: 404 });
  const id = proposalIdOf(await proposeLifting(gateway, maya, order));
  expect(await decideOrder(far, id, 'approve')).toMatchObject({ status: 404 });
  expect((await proposalsOf(far)).filter((one) => one.id === id)).toEqual([]);
  expect((await proposalsOf(auditor)).find((one) => one.id === id)).toMatchObject({
    mayDecide: false,
    mayWithdraw: false,
  });
});

test('the scan is for the office from the proposal on, and for the company once it took effect', async () => {
  const company = await newCompany();
  const id = proposalIdOf(await proposePlacing(gateway, maya, company));
  const scan = (await proposalsOf(krishna)).find((one) => one.id === id)?.document.id ?? '';
  const statusFor = async (by: Caller) => (await by.call('GET', `external/api/company-order-document/${scan}`)).status;
  expect([await statusFor(krishna), await statusFor(puja), await statusFor(ram)]).toEqual([200, 404, 404]);
  await decideOrder(krishna, id, 'approve');
  expect([await statusFor(auditor), await statusFor(puja), await statusFor(ram)]).toEqual([200, 200, 404]);
  expect(await actionsOn(scan)).toEqual(['COMPANY_ORDER_READ', 'COMPANY_ORDER_READ']);
});

test('an order with a last day ends by itself, on its day and once; a proposal that nobody decides lapses', async () => {
  const company = await newCompany();
  const order = await freeze(gateway, company, { endsOn: day(3) });
  const lapsing = proposalIdOf(await proposePlacing(gateway, maya, company, { number: 'D-2' }));
  const placedOn = day(0);
  gateway.clock.advance(3 * DAY_MS);
  const later = await callerOf(gateway, 'puja.representative');
  expect(await endOrders(gateway.platform)).toBe(0);
  expect(await blockersOf(company, later)).toMatchObject([{ code: 'FROZEN' }]);
  gateway.clock.advance(DAY_MS);
  const [free, officer] = [await callerOf(gateway, 'puja.representative'), await callerOf(gateway, 'maya.approver')];
  // free at once, whether or not the end was entered
  expect(await blockersOf(company, free)).toEqual([]);
  expect(await proposeLifting(gateway, officer, order)).toMatchObject({ status: 409 });
  expect(await Promise.all([endOrders(gateway.platform), endOrders(gateway.platform)])).toContain(1);
  expect(await endOrders(gateway.platform)).toBe(0);
  await gateway.platform.jobs.runDue();
  expect((await ordersOf(free, company)).items).toMatchObject([{ id: order, state: 'ENDED', lifting: null }]);
  // as the register stood on its first day
  expect((await recordOf(company, placedOn)).orders).toMatchObject([{ endsOn: addDays(placedOn, 3) }]);
  expect((await recordOf(company)).orders).toEqual([]);
  expect(await actionsOn(order)).toEqual(['COMPANY_ORDER_PLACED', 'COMPANY_ORDER_ENDED']);
  expect(gateway.outbox.some((message) => JSON.stringify(message).includes('माथिको आदेशको अवधि सकियो'))).toBe(true);

  gateway.clock.advance(11 * DAY_MS);
  await gateway.platform.runUnitOfWork((unit) => expireProposals(unit, orderProposals));
  const again = await callerOf(gateway, 'krishna.approver');
  expect(await decideOrder(again, lapsing, 'approve')).toMatchObject({ status: 409 });
  expect(await actionsOn(lapsing)).toEqual(['COMPANY_ORDER_PROPOSED', 'COMPANY_ORDER_EXPIRED']);
});

test('an order that was in the database before holds on, is read and is lifted the same way', async () => {
  const company = await newCompany();
  const by = await callerOf(gateway, 'maya.approver');
  const registrar = await callerOf(gateway, 'krishna.approver');
  const { id } = await db()
    .insertInto('company_order')
    .values({
      id: '0190a000-0000-7000-8000-00000000f001',
      company_id: company,
      kind: 'COURT',
      text_nepali: 'कारोबार रोक्का',
      text_english: 'No dealings',
      issued_on: day(-30),
      placed_by: by.userId,
      placed_at: gateway.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await recordOf(company)).orders).toMatchObject([{ orderedBy: 'COURT', number: null, court: null }]);
  expect((await ordersOf(by, company)).items).toMatchObject([{ id, state: 'STANDING', number: null, document: null }]);
  expect(await decideOrder(registrar, proposalIdOf(await proposeLifting(gateway, by, id)), 'approve')).toMatchObject({
    status: 200,
  });
  expect((await recordOf(company)).orders).toEqual([]);
});
