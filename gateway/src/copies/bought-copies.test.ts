import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boughtCopiesSchema, boughtOrderSchema, copyDeliverySchema } from '@registrar/domain/calls/bought-copies';
import { openedSharedSchema } from '@registrar/domain/calls/document-shares';
import { paperVerdictSchema } from '@registrar/domain/calls/papers';
import { browserOf, type Browser } from '../../test/browser-kit';
import { addCompany } from '../../test/company-kit';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { formOf, SECRET, settled, startPayments, tell, type Payments } from '../../test/payment-kit';
import { hashToken } from '../accounts/secrets';
import { beginPayment } from '../money/card/begin-payment';
import { openProvider } from '../money/card/payment-provider';
import { Refusal } from '../platform/refusal';
import { orderCopies } from './order-copies';
import { priceBasket } from './price-basket';

let gateway: TestGateway;
let payments: Payments;
let anybody: Browser;
let gita: Caller, maya: Caller;
beforeAll(async () => {
  payments = await startPayments(() => gateway.clock.now());
  gateway = await startTestGateway({
    demoData: true,
    change: (read) => ({
      ...read,
      payment: { url: payments.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET },
    }),
  });
  [gita, maya] = await Promise.all([callerOf(gateway, 'gita.operator'), callerOf(gateway, 'maya.approver')]);
  anybody = browserOf(gateway);
});
afterAll(async () => {
  await gateway?.close();
  await payments?.close();
});

const ORDERED = { reason: 'For a bank', delivery: 'ELECTRONIC', identityNumber: '1', postalAddress: '' } as const;
const CARD = { bank: 'NABIL', mode: 'CARD' };
const db = () => gateway.platform.database.db;
async function company(): Promise<string> {
  const owner = await db()
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'sarita.representative')
    .executeTakeFirstOrThrow();
  return (await addCompany(gateway, owner.id, { officeId: 1, registeredOn: '2026-11-01' })).id;
}
const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  anybody.call(method, path, { language: 'en', ...(body && { body }) });
const post = (path: string, body: object) => call('POST', path, body);
async function sentCode(email: string): Promise<string> {
  for (;;) {
    const { body } = await gateway.messageTo(email);
    if (body.includes('this OTP code')) return /\b\d{6}\b/.exec(body)?.[0] ?? '';
  }
}
async function mailedLink(email: string, page: 'copy-order' | 'copy-delivery'): Promise<string> {
  for (;;) {
    const found = new RegExp(`/${page}/([\\w-]{43})`, 'u').exec((await gateway.messageTo(email)).body)?.[1];
    if (found !== undefined) return found;
  }
}
const order = (companyId: string, email: string, more: object = {}) => ({
  companyId,
  items: [{ kind: 'EXTRACT' }],
  reason: 'For a bank',
  name: 'Hari Nobody',
  identityNumber: '27-01-70-1',
  email,
  ...more,
});
async function bought(companyId: string, email: string, more: object = {}): Promise<string> {
  expect((await post('public/copies/code', { email })).status).toBe(200);
  const answer = await post('public/copies', order(companyId, email, { ...more, otp: await sentCode(email) }));
  expect(answer).toMatchObject({ status: 200 });
  return boughtCopiesSchema.parse(answer.body.data).token;
}
const view = async (token: string) =>
  boughtOrderSchema.parse((await call('GET', `external/api/copy-order/${token}`)).body.data);
const pay = async (token: string, more: object = {}) =>
  post(`external/api/copy-order/${token}/payment`, { ...CARD, amountPaisa: 10_500, ...more });
const begun = async (token: string) => payments.orderOf(formOf(await pay(token)));
async function opened(email: string) {
  const link = await mailedLink(email, 'copy-delivery');
  const path = `external/api/copy-delivery/${link}`;
  expect((await post(`${path}/otp`, { channel: 'EMAIL' })).status).toBe(200);
  const otp = await sentCode(email);
  const answer = await post(`${path}/open`, { channel: 'EMAIL', otp });
  expect(answer).toMatchObject({ status: 200 });
  return { path, otp, ...openedSharedSchema.parse(answer.body.data) };
}

test('a stranger proves an address, pays once however often it is told, and a bank proves the copy', async () => {
  const companyId = await company();
  const email = 'stranger@example.com';
  const offered = await call('GET', `public/copies/company/${companyId}`);
  expect(offered.body.data).toMatchObject({ speaks: false, shareList: false, documents: [] });
  const items = [{ kind: 'EXTRACT' }, { kind: 'GOOD_STANDING' }];
  expect((await post('public/copies/quote', { companyId, items })).body.data).toMatchObject({ totalPaisa: 21_000 });
  for (const [more, status] of [
    [{ name: '' }, 422],
    [{ identityNumber: '' }, 422],
    [{ email: 'x' }, 422],
    [{ delivery: 'POST', postalAddress: 'Patan' }, 422],
    [{ items: [] }, 422],
    [{ items: [{ kind: 'SHARE_LIST' }] }, 403],
    [{ items: [{ kind: 'ARCHIVE', described: 'x' }] }, 403],
  ] as const) {
    const { status: given } = await post('public/copies', order(companyId, email, { otp: '000000', ...more }));
    expect([more, given]).toEqual([more, status]);
  }
  expect((await post('public/copies', order(companyId, email, { otp: '000000' }))).status).not.toBe(200);

  const token = await bought(companyId, email);
  expect(await mailedLink(email, 'copy-order')).toBe(token);
  expect(await view(token)).toMatchObject({ state: 'UNPAID', mayPay: true, mayWithdraw: true, totalPaisa: 10_500 });
  expect(JSON.stringify(await view(token))).not.toContain(email);
  expect((await call('GET', 'external/api/copy-order/guessed')).status).toBe(404);
  expect((await pay(token, { amountPaisa: 1 })).body.code).toBe('PAY-412');

  const at = await begun(token);
  // closed and opened again: the same payment goes on
  expect((await begun(token)).orderId).toBe(at.orderId);
  const { version } = await view(token);
  expect((await post(`external/api/copy-order/${token}/withdraw`, { version })).status).toBe(409);
  settled(at);
  const told = await Promise.all([tell(gateway, at), tell(gateway, at), tell(gateway, at)]);
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  await gateway.jobsDone();
  expect(await view(token)).toMatchObject({ state: 'SUCCESS', mayPay: false, delivered: true, refund: null });

  const delivery = await opened(email);
  expect(delivery.papers.map(({ kind }) => kind).sort()).toEqual(['RECEIPT', 'REGISTER_EXTRACT']);
  const extract = delivery.papers.find(({ kind }) => kind === 'REGISTER_EXTRACT');
  const verdict = await gateway.call('GET', `external/api/paper/verify/${extract?.code}`);
  expect(paperVerdictSchema.parse(verdict.body.data)).toMatchObject({ known: true, paper: { state: 'VALID' } });
  const file = (more: object) =>
    post(`${delivery.path}/file`, { access: delivery.access, paperId: extract?.id, ...more });
  expect((await file({})).status).toBe(200);
  expect((await file({ access: 'guessed' })).status).toBe(404);
  expect((await file({ paperId: companyId })).status).toBe(404);
  // a code is good once; a wrong one opens nothing
  for (const otp of [delivery.otp, '000000'])
    expect((await post(`${delivery.path}/open`, { channel: 'EMAIL', otp })).status).not.toBe(200);

  // sent again, the former link is not there; only so often in a day
  const tried = [];
  for (let time = 0; time < 6; time += 1)
    tried.push((await post(`external/api/copy-order/${token}/deliver`, {})).status);
  expect(tried).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await call('GET', delivery.path)).status).toBe(404);
  const known = 'k'.repeat(43);
  await db()
    .updateTable('outside_link')
    .set({ token_hash: hashToken(known), expires_at: gateway.clock.now() })
    .where('purpose', '=', 'COPY_DELIVERY')
    .execute();
  const over = await call('GET', `external/api/copy-delivery/${known}`);
  expect(copyDeliverySchema.parse(over.body.data).isOver).toBe(true);
  expect((await post(`external/api/copy-delivery/${known}/otp`, { channel: 'EMAIL' })).status).toBe(409);
});

test('the same order twice is refused while it is unpaid; withdrawn, it is not paid any more', async () => {
  const companyId = await company();
  const email = 'twice@example.com';
  const token = await bought(companyId, email);
  gateway.clock.advance(120_000);
  expect((await post('public/copies/code', { email })).status).toBe(200);
  const otp = await sentCode(email);
  expect((await post('public/copies', order(companyId, email, { otp }))).status).toBe(409);
  const { version } = await view(token);
  expect((await post(`external/api/copy-order/${token}/withdraw`, { version })).status).toBe(200);
  expect(await view(token)).toMatchObject({ state: 'WITHDRAWN', mayPay: false, mayWithdraw: false });
  expect((await pay(token)).status).toBe(409);
  expect((await post(`external/api/copy-order/${token}/deliver`, {})).status).toBe(409);
});

test('paid, and not true any more: the fee goes back without asking, and the buyer is told by mail', async () => {
  const companyId = await company();
  const email = 'refund@example.com';
  const token = await bought(companyId, email, { items: [{ kind: 'GOOD_STANDING' }] });
  await db().updateTable('company').set({ status: 'IN_LIQUIDATION' }).where('id', '=', companyId).execute();
  await tell(gateway, settled(await begun(token)));
  await gateway.jobsDone();
  expect((await view(token)).state).toBe('DOCUMENT_REQUESTED');
  const { id, itemId, version } = await db()
    .selectFrom('request')
    .innerJoin('copy_item', 'copy_item.request_id', 'request.id')
    .select(['request.id', 'copy_item.id as itemId', 'request.version'])
    .where('requester_contact', '=', email)
    .executeTakeFirstOrThrow();
  const refusal = { version, reason: 'The company is in liquidation' };
  const refused = await gita.call('POST', `external/api/pratilipi/${id}/item/${itemId}/refuse`, refusal, newKey());
  expect(refused).toMatchObject({ status: 200 });
  expect(await view(token)).toMatchObject({ state: 'REJECTED', refund: 'PROPOSED' });
  const refund = await db()
    .selectFrom('refund')
    .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
    .select(['refund.id', 'refund.version'])
    .where('invoice.for_id', '=', id)
    .executeTakeFirstOrThrow();
  const approval = { version: refund.version, remark: 'ok' };
  const approved = await maya.call('POST', `external/api/refund/${refund.id}/approve`, approval, newKey());
  expect(approved).toMatchObject({ status: 200 });
  await gateway.jobsDone();
  expect((await view(token)).refund).toBe('APPROVED');
  const { papers } = await opened(email);
  expect(papers.map(({ kind }) => kind).sort()).toEqual(['CREDIT_NOTE', 'RECEIPT']);
});

test('one address has five unpaid orders at most, also where they come at once', async () => {
  const email = 'many@example.com';
  const ids = await Promise.all(Array.from({ length: 7 }, company));
  const buy = async (companyId: string) => {
    const asked = { items: [{ kind: 'EXTRACT' }], delivery: 'ELECTRONIC' } as const;
    const basket = await priceBasket(gateway.platform, null, companyId, asked);
    return gateway.platform
      .runUnitOfWork((unit) => orderCopies(unit, { email, name: 'Many', language: 'en' }, ORDERED, basket, 'en'))
      .then(
        () => 200,
        (error: unknown) => (error instanceof Refusal ? error.code : error),
      );
  };
  const tried = await Promise.all(ids.map(buy));
  expect(tried.filter((one) => one === 200)).toHaveLength(5);
  expect(tried.filter((one) => one === 'FLOW-409')).toHaveLength(2);
});

test('a storm: each order is numbered, paid and issued once, however often its payment is begun and told', async () => {
  const companyId = await company();
  const asked = { items: [{ kind: 'EXTRACT' }], delivery: 'ELECTRONIC' } as const;
  const basket = await priceBasket(gateway.platform, null, companyId, asked);
  const provider = openProvider({
    url: payments.url,
    pageUrl: 'http://localhost:8083/checkout',
    code: 'REGISTRAR',
    secret: SECRET,
  });
  const stormed = async (at: number): Promise<string> => {
    const buyer = { email: `storm-${at}@example.com`, name: 'Storm', language: 'en' } as const;
    const { id, invoiceId } = await gateway.platform.runUnitOfWork((unit) =>
      orderCopies(unit, buyer, ORDERED, basket, 'en'),
    );
    const pays = () =>
      beginPayment(
        gateway.platform,
        provider,
        null,
        invoiceId,
        { bank: 'NABIL', mode: 'CARD', amountPaisa: 10_500 },
        undefined,
      );
    const forms = await Promise.all([pays(), pays()]);
    const [one, other] = forms.map((form) => payments.orderOf(form));
    expect(one?.orderId).toBe(other?.orderId);
    if (one) await Promise.all([1, 2, 3].map(() => tell(gateway, settled(one))));
    return id;
  };
  const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => stormed(at)));
  await gateway.jobsDone();
  const made = await db().selectFrom('letter').select('id').where('issued_for_id', 'in', ids).execute();
  expect(made).toHaveLength(ids.length);
  const invoices = await db().selectFrom('invoice').select('id').where('for_id', 'in', ids).execute();
  expect(invoices).toHaveLength(ids.length);
  const paid = await db()
    .selectFrom('payment_attempt')
    .innerJoin('invoice', 'invoice.id', 'payment_attempt.invoice_id')
    .select(['invoice.for_id', 'payment_attempt.status'])
    .where('invoice.for_id', 'in', ids)
    .execute();
  expect(paid.map(({ status }) => status)).toEqual(ids.map(() => 'SUCCESS'));
  const orders = await db().selectFrom('request').select(['number', 'status']).where('id', 'in', ids).execute();
  expect(new Set(orders.map(({ number }) => number)).size).toBe(ids.length);
  expect(orders.every(({ status }) => status === 'DONE')).toBe(true);
});
