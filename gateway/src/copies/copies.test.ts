import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  copyableSchema,
  copyOrderDetailSchema,
  copyOrderPageSchema,
  copyQuoteSchema,
} from '@registrar/domain/calls/copies';
import { paperVerdictSchema } from '@registrar/domain/calls/papers';
import { PDFDocument } from 'pdf-lib';
import { addCompany } from '../../test/company-kit';
import { freeze } from '../../test/company-orders-kit';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { submitVoucherOf } from '../../test/money-kit';
import { png } from '../../test/pictures';
import { uploadAll } from '../../test/uploads-kit';
import { issuePaper } from '../papers/issue-paper';
import { certifiedCopy } from './compose-copy';
import { servePaidOrder } from './paid-orders';

let gateway: TestGateway;
let ram: Caller, sarita: Caller, nisha: Caller, gita: Caller, maya: Caller, revenue: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, sarita, nisha, gita, maya, revenue] = await Promise.all([
    callerOf(gateway, 'ram.applicant'),
    callerOf(gateway, 'sarita.representative'),
    callerOf(gateway, 'nisha.representative'),
    callerOf(gateway, 'gita.operator'),
    callerOf(gateway, 'maya.approver'),
    callerOf(gateway, 'rita.revenue'),
  ]);
});
afterAll(() => gateway?.close());

const ORDERS = 'external/api/pratilipi';
const db = () => gateway.platform.database.db;
const company = async (more = {}): Promise<string> => {
  const { id } = await addCompany(gateway, sarita.userId, { officeId: 1, registeredOn: '2026-11-01', ...more });
  await db()
    .updateTable('company')
    .set({ email: `copies-${id}@company.example`, email_verified_at: gateway.clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
};
const REASON = { reason: 'बैंकमा बुझाउन' };
const order = (by: Caller, body: object, key = newKey()) => by.call('POST', ORDERS, { ...REASON, ...body }, key);
const idOf = (answer: Awaited<ReturnType<typeof order>>): string => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return copyOrderIds(answer.body.data).id;
};
const copyOrderIds = (data: unknown) => data as { id: string; invoiceId: string };
const read = async (by: Caller, id: string) =>
  copyOrderDetailSchema.parse((await by.call('GET', `${ORDERS}/${id}`)).body.data);
const list = async (by: Caller, show = 'open') =>
  copyOrderPageSchema.parse((await by.call('GET', `${ORDERS}?show=${show}&size=100`)).body.data).items;

/** Over the counter, as a payer without a card does. */
async function pay(by: Caller, id: string): Promise<void> {
  const { invoiceId, totalPaisa } = await read(by, id);
  const brought = await submitVoucherOf(by, { id: invoiceId ?? '', totalPaisa });
  expect(brought).toMatchObject({ status: 200 });
  const voucher = await db()
    .selectFrom('payment_voucher')
    .select(['id', 'version'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const verified = await revenue.call(
    'POST',
    `external/api/payment-voucher/${voucher.id}/verify`,
    { version: voucher.version },
    newKey(),
  );
  expect(verified).toMatchObject({ status: 200 });
  await gateway.jobsDone();
}

/** A paper of two pages that the office issued to the company. */
async function paperOf(companyId: string, kind: 'CERTIFICATE_OF_INCORPORATION' | 'RECORD_LETTER'): Promise<string> {
  const { content, paper } = certifiedCopy(
    {
      company: { name: { ne: 'क', en: 'K' }, registrationNumber: '1', office: { ne: 'का', en: 'O' } },
      serial: 'S',
      issuedOn: '2026-11-02',
    },
    { of: { ne: 'क', en: 'K' }, pages: 1, originalHash: 'x' },
  );
  const id = await gateway.platform.runUnitOfWork((unit) =>
    issuePaper(unit, {
      kind,
      language: 'BOTH',
      issuedFor: { kind: 'COMPANY', id: companyId },
      applicationId: null,
      companyId,
      accountId: sarita.userId,
      content,
      paper,
    }),
  );
  await gateway.jobsDone();
  const { code } = await db()
    .selectFrom('letter')
    .select('code')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  return code;
}
const verdict = async (code: string) =>
  paperVerdictSchema.parse((await gateway.call('GET', `external/api/paper/verify/${code}`)).body.data);

test('a stranger buys what is public: priced by page and document, issued at once, verified, stamped on each page', async () => {
  const companyId = await company();
  const code = await paperOf(companyId, 'CERTIFICATE_OF_INCORPORATION');
  const hidden = await paperOf(companyId, 'RECORD_LETTER');
  const offered = copyableSchema.parse(
    (await ram.call('GET', `external/api/company/${companyId}/pratilipi`)).body.data,
  );
  expect(offered).toMatchObject({ speaks: false, shareList: false, noGoodStanding: null, documents: [] });
  expect(offered.papers.map((paper) => paper.code)).toEqual([code]);
  const items = [{ kind: 'PAPER', code }, { kind: 'EXTRACT' }, { kind: 'GOOD_STANDING' }];
  const quote = copyQuoteSchema.parse(
    (await ram.call('POST', `${ORDERS}/quote`, { companyId, items, delivery: 'POST' })).body.data,
  );
  expect(quote.lines.map(({ quantity }) => quantity)).toEqual([3, 3, 1]);
  expect(quote.totalPaisa).toBe(3 * 500 + 3 * 10_000 + 15_000);

  for (const [body, status] of [
    [{ items }, 422],
    [{ items: [], identityNumber: '1' }, 422],
    [{ items: [{ kind: 'PAPER', code: hidden }], identityNumber: '1' }, 404],
    [{ items: [{ kind: 'SHARE_LIST' }], identityNumber: '1' }, 403],
    [{ items: [{ kind: 'ARCHIVE', described: 'x' }], identityNumber: '1' }, 403],
    [{ items, identityNumber: '1', delivery: 'POST' }, 422],
    [{ items: [{ kind: 'EXTRACT', on: '1999-01-01' }], identityNumber: '1' }, 404],
  ] as const)
    expect([body, (await order(ram, { companyId, ...body })).status]).toEqual([body, status]);
  expect((await order(gita, { companyId, items, identityNumber: '1' })).status).toBe(403);

  const key = newKey();
  const asked = { companyId, items, identityNumber: '27-01-70-1234' };
  const id = idOf(await order(ram, asked, key));
  expect(idOf(await order(ram, asked, key))).toBe(id);
  expect(await read(ram, id)).toMatchObject({ state: 'UNPAID', totalPaisa: 31_500, mayWithdraw: true });
  expect((await nisha.call('GET', `${ORDERS}/${id}`)).status).toBe(404);
  expect((await sarita.call('GET', `${ORDERS}/${id}`)).status).toBe(404);
  expect((await list(gita)).map((one) => one.id)).not.toContain(id);

  await pay(ram, id);
  const done = await read(ram, id);
  expect(done).toMatchObject({ state: 'SUCCESS', refund: null, mayWithdraw: false });
  expect(done.items.map((item) => item.letter?.serial)).toEqual([1, 2, 3].map((at) => `${done.number}/${at}`));
  const [copy, , standing] = done.items.map((item) => item.letter?.code ?? '');
  expect(await verdict(copy ?? '')).toMatchObject({ known: true, paper: { kind: 'CERTIFIED_COPY', state: 'VALID' } });
  const file = await db()
    .selectFrom('letter')
    .select('file_key')
    .where('code', '=', copy ?? '')
    .executeTakeFirstOrThrow();
  const pdf = await PDFDocument.load(await buffer(await gateway.platform.storage.get(file.file_key ?? '')));
  expect(pdf.getPageCount()).toBe(2);
  // the company is not told who asked, and the asker has the file
  const papers = (await sarita.call('GET', `external/api/paper?companyId=${companyId}`)).body.data;
  expect(JSON.stringify(papers)).not.toContain(copy);
  expect((await ram.call('GET', `external/api/paper/${copy}/file`)).status).toBe(200);
  expect((await nisha.call('GET', `external/api/paper/${copy}/file`)).status).toBe(404);

  expect((await verdict(standing ?? '')).paper?.state).toBe('VALID');
  await db().updateTable('company').set({ status: 'IN_LIQUIDATION' }).where('id', '=', companyId).execute();
  expect((await verdict(standing ?? '')).paper?.state).toBe('NO_LONGER_TRUE');
  expect((await order(ram, { companyId, items: [{ kind: 'GOOD_STANDING' }], identityNumber: '1' })).status).toBe(409);
});

test('what only an officer has: a scan is certified, an illegible one refused and its fee proposed for a refund', async () => {
  const companyId = await company();
  await freeze(gateway, companyId);
  const items = [
    { kind: 'ARCHIVE', described: 'Minutes of 2058' },
    { kind: 'ARCHIVE', described: 'Lease of 2059' },
  ];
  const id = idOf(await order(sarita, { companyId, items, delivery: 'COUNTER' }));
  await pay(sarita, id);
  expect(await read(sarita, id)).toMatchObject({ state: 'DOCUMENT_REQUESTED', mayIssue: false });
  expect((await list(gita)).map((one) => one.id)).toContain(id);
  let seen = await read(gita, id);
  expect(seen).toMatchObject({ mayIssue: true, isOverdue: false });
  const [minutes, lease] = seen.items;
  const item = (of: typeof minutes, step: string) => `${ORDERS}/${id}/item/${of?.id}/${step}`;
  const { version } = seen;
  expect((await gita.call('POST', item(minutes, 'issue'), { version }, newKey())).status).toBe(409);
  expect((await sarita.call('POST', item(minutes, 'issue'), { version }, newKey())).status).toBe(403);
  expect((await gita.call('POST', item(minutes, 'refuse'), { version, reason: '' }, newKey())).status).toBe(422);
  const uploadId = await uploadAll(gita, png(300, 200, 7), 'minutes.png');
  expect(await gita.call('POST', item(minutes, 'issue'), { version, uploadId }, newKey())).toMatchObject({
    status: 200,
  });
  // another officer who has not read that is told so
  expect((await maya.call('POST', item(lease, 'refuse'), { version, reason: 'No' }, newKey())).status).toBe(412);
  seen = await read(gita, id);
  const refuseLease = () =>
    gita.call('POST', item(lease, 'refuse'), { version: seen.version, reason: 'Not legible' }, newKey());
  const two = await Promise.all([refuseLease(), refuseLease()]);
  expect(two.filter(({ status }) => status === 200)).toHaveLength(1);
  await gateway.jobsDone();
  const done = await read(sarita, id);
  expect(done).toMatchObject({ state: 'SUCCESS', refund: 'PROPOSED', toHandOver: true });
  expect(done.items.map(({ state, refusedReason }) => [state, refusedReason])).toEqual([
    ['ISSUED', null],
    ['REFUSED', 'Not legible'],
  ]);
  const refund = await db()
    .selectFrom('refund')
    .select(['ground', 'total_paisa', 'proposed_by'])
    .executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ ground: 'COPY_REFUSED', total_paisa: 10_500, proposed_by: gita.userId });
  const over = () => gita.call('POST', `${ORDERS}/${id}/hand-over`, { version: done.version }, newKey());
  expect((await over()).status).toBe(200);
  expect((await over()).status).toBe(409);
  expect((await read(sarita, id)).handedOver).not.toBeNull();
});

test('who has lost the representation since the order gets nothing that is private', async () => {
  const companyId = await company();
  const code = await paperOf(companyId, 'RECORD_LETTER');
  const items = [{ kind: 'ARCHIVE', described: 'Minutes of 2058' }, { kind: 'PAPER', code }, { kind: 'EXTRACT' }];
  const id = idOf(await order(sarita, { companyId, items }));
  await db()
    .updateTable('company_representative')
    .set({ until: '2026-11-02' })
    .where('company_id', '=', companyId)
    .execute();
  await gateway.platform.runUnitOfWork((unit) => servePaidOrder(unit, id));
  const seen = await read(gita, id);
  expect(seen.items.map(({ kind, state }) => [kind, state])).toEqual([
    ['ARCHIVE', 'ASKED'],
    ['PAPER', 'ASKED'],
    ['EXTRACT', 'ISSUED'],
  ]);
  const [archive] = seen.items;
  const uploadId = await uploadAll(gita, png(300, 200, 7), 'minutes.png');
  const issued = await gita.call(
    'POST',
    `${ORDERS}/${id}/item/${archive?.id}/issue`,
    { version: seen.version, uploadId },
    newKey(),
  );
  expect(issued).toMatchObject({ status: 409, body: { message: expect.stringContaining('represent') } });
});

test('of which nothing was issued is rejected, with all that was paid on its way back and a second person to decide', async () => {
  const companyId = await company({ status: 'DEREGISTERED' });
  const id = idOf(
    await order(sarita, {
      companyId,
      items: [{ kind: 'ARCHIVE', described: 'Old deed' }],
      delivery: 'POST',
      postalAddress: 'Patan 5',
    }),
  );
  await pay(sarita, id);
  const { items, version, totalPaisa } = await read(gita, id);
  const reason = 'Not found';
  expect(
    await gita.call('POST', `${ORDERS}/${id}/item/${items[0]?.id}/refuse`, { version, reason }, newKey()),
  ).toMatchObject({ status: 200 });
  expect(await read(sarita, id)).toMatchObject({ state: 'REJECTED', refund: 'PROPOSED', toHandOver: false });
  const refund = await db()
    .selectFrom('refund')
    .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
    .select(['refund.id', 'refund.total_paisa', 'refund.version'])
    .where('invoice.for_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(refund.total_paisa).toBe(totalPaisa);
  const approve = (by: Caller) =>
    by.call('POST', `external/api/refund/${refund.id}/approve`, { version: refund.version, remark: 'ok' }, newKey());
  expect((await approve(gita)).status).toBe(403);
  expect(await approve(maya)).toMatchObject({ status: 200 });
  expect((await read(sarita, id)).refund).toBe('APPROVED');
  expect(
    (await sarita.call('POST', `external/api/request/${id}/reopen`, { version: version + 2, reason: 'x' }, newKey()))
      .status,
  ).toBe(409);
});

test('withdrawn, it is not paid any more; paid, it is not withdrawn; too many unpaid ones are refused', async () => {
  const companyId = await company();
  const items = [{ kind: 'EXTRACT' }];
  const id = idOf(await order(sarita, { companyId, items }));
  const { invoiceId, totalPaisa, version } = await read(sarita, id);
  expect((await nisha.call('POST', `${ORDERS}/${id}/withdraw`, { version }, newKey())).status).toBe(404);
  expect(await sarita.call('POST', `${ORDERS}/${id}/withdraw`, { version }, newKey())).toMatchObject({ status: 200 });
  expect((await read(sarita, id)).state).toBe('WITHDRAWN');
  expect((await submitVoucherOf(sarita, { id: invoiceId ?? '', totalPaisa })).status).toBe(409);

  const paid = idOf(await order(sarita, { companyId, items }));
  await pay(sarita, paid);
  const after = await read(sarita, paid);
  expect((await sarita.call('POST', `${ORDERS}/${paid}/withdraw`, { version: after.version }, newKey())).status).toBe(
    409,
  );

  const tried = [];
  for (let at = 0; at < 21; at += 1) tried.push((await order(nisha, { companyId, items, identityNumber: '1' })).status);
  expect(tried.filter((status) => status === 200)).toHaveLength(20);
  expect(tried.at(-1)).toBe(409);
});

test('a storm: each order is numbered, invoiced and issued once, however often its payment is told', async () => {
  const companyId = await company();
  const bodies = Array.from({ length: 15 }, () => ({ companyId, items: [{ kind: 'EXTRACT' }], identityNumber: '1' }));
  const keys = bodies.map(() => newKey());
  const asked = await Promise.all([...bodies, ...bodies].map((body, at) => order(ram, body, keys[at % bodies.length])));
  const ids = [...new Set(asked.map(idOf))];
  expect(ids).toHaveLength(bodies.length);
  await db()
    .updateTable('invoice')
    .set({ status: 'COMPLETED', settled_at: gateway.clock.now() })
    .where('for_id', 'in', ids)
    .execute();
  await Promise.all(
    [...ids, ...ids, ...ids].map((id) => gateway.platform.runUnitOfWork((unit) => servePaidOrder(unit, id))),
  );
  const made = await db()
    .selectFrom('letter')
    .select('issued_for_id')
    .where('issued_for_id', 'in', ids)
    .where('issued_for_kind', '=', 'REQUEST')
    .execute();
  expect(made).toHaveLength(ids.length);
  const invoices = await db().selectFrom('invoice').select('id').where('for_id', 'in', ids).execute();
  expect(invoices).toHaveLength(ids.length);
  const numbers = await db().selectFrom('request').select('number').where('id', 'in', ids).execute();
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(ids.length);
});
