import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { paymentHistoryPageSchema } from '@registrar/domain/calls/receipts';
import {
  refundCandidateSchema,
  refundPageSchema,
  type Refund,
  type RefundCandidate,
} from '@registrar/domain/calls/refunds';
import fc from 'fast-check';
import { z } from 'zod';
import { callerOf, filledDraft, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { addReceipt } from '../../../test/money-kit';
import { pdftotext, POPPLER } from '../../../test/pdf-tools';
import { officeOf, type Office } from '../../../test/registration-kit';
import { expectWhole } from '../../../test/whole-messages';
import { followRefund } from '../../requests/refunds/follow-refund';
import { expireRefunds } from './expire-refunds';
import { refundableOf, type PaidPart } from './refundable';

const REFUND = 'external/api/refund';
let gateway: TestGateway;
let office: Office;
let rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
/** A filing of ram's that was paid and then refused. */
async function refused(): Promise<{ applicationId: string; invoiceId: string; lineId: string; number: string }> {
  const { id: applicationId } = await take(await filledDraft(office.ram), [[office.ram, 'submit']]);
  const { invoiceId, lineId } = await addReceipt(gateway, applicationId);
  await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', applicationId).execute();
  return { applicationId, invoiceId, lineId, number: `INV-TEST-${invoiceId}` };
}
const candidate = async (number: string): Promise<RefundCandidate> => {
  const [found] = z
    .array(refundCandidateSchema)
    .parse((await rita.call('GET', `${REFUND}/candidate?search=${number}`)).body.data);
  if (!found) throw new Error('not found');
  return found;
};
const propose = (
  of: { invoiceId: string; lineId: string },
  amountPaisa = 950_000,
  more: object = {},
  key = newKey(),
): Promise<Answer> =>
  rita.call(
    'POST',
    REFUND,
    {
      invoiceId: of.invoiceId,
      lines: [{ lineId: of.lineId, amountPaisa }],
      reason: 'The application was refused',
      ...more,
    },
    key,
  );
const list = async (by: Caller, status = 'PROPOSED'): Promise<Refund[]> =>
  refundPageSchema.parse((await by.call('GET', `${REFUND}?status=${status}&size=100`)).body.data).items;
const ofInvoice = async (by: Caller, invoiceId: string, status?: string): Promise<Refund> => {
  const found = (await list(by, status)).find(({ invoice }) => invoice.id === invoiceId);
  if (!found) throw new Error('no refund');
  return found;
};
const decide = (by: Caller, { id, version }: { id: string; version: number }, step: string, remark = 'Seen') =>
  by.call('POST', `${REFUND}/${id}/${step}`, { version, remark }, newKey());

test('the payment of a refused filing is refunded by two officers, with a credit note, once', async () => {
  const filing = await refused();
  expect(await candidate(filing.number)).toMatchObject({
    ground: 'FILING_ENDED',
    refundablePaisa: 950_000,
    waits: false,
    lines: [{ refundablePaisa: 950_000, refundedPaisa: 0 }],
  });
  const key = newKey();
  expect([(await propose(filing, 950_000, {}, key)).status, (await propose(filing, 950_000, {}, key)).status]).toEqual([
    200, 200,
  ]);
  expect((await propose(filing)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'A refund of this payment waits already.',
  });
  expect(await ofInvoice(rita, filing.invoiceId)).toMatchObject({ mayDecide: false, mayWithdraw: true });

  const asked = await ofInvoice(office.maya, filing.invoiceId);
  expect(asked).toMatchObject({
    status: 'PROPOSED',
    mayDecide: true,
    mayWithdraw: false,
    totalPaisa: 950_000,
    reason: 'The application was refused',
    lines: [{ revenueHead: '14251' }],
  });
  expect((await decide(rita, asked, 'approve')).body.code).toBe('PERM-403');
  expect((await decide(office.maya, { ...asked, version: 7 }, 'approve')).body.code).toBe('VER-412');
  expect((await decide(office.maya, asked, 'approve', ' ')).body.code).toBe('VAL-422');
  expect((await decide(office.maya, asked, 'approve')).status).toBe(200);
  expect((await decide(office.maya, asked, 'approve')).body.code).toBe('FLOW-409');
  await gateway.platform.jobs.runDue();

  const done = await ofInvoice(office.maya, filing.invoiceId, 'APPROVED');
  expect(done).toMatchObject({
    number: expect.stringMatching(/^CRN-\d{4}\/\d\d-\w+-\d{6}$/),
    creditNote: { ready: true },
    decidedBy: { nameEnglish: expect.any(String) },
  });
  const history = paymentHistoryPageSchema.parse(
    (await office.ram.call('GET', `external/api/payment-history?search=${filing.number}`)).body.data,
  );
  expect(history.items).toEqual([
    expect.objectContaining({
      status: 'COMPLETED',
      totalPaisa: 950_000,
      refundedPaisa: 950_000,
      creditNotes: [expect.objectContaining({ number: done.number, amountPaisa: 950_000 })],
    }),
  ]);
  const file = await fetch(new URL(`external/api/receipt/${done.creditNote?.code}/file`, gateway.url), {
    headers: { authorization: `Bearer ${(await gateway.signIn('ram.applicant')).accessToken}` },
  });
  const bytes = Buffer.from(await file.arrayBuffer());
  if (POPPLER)
    for (const words of ['रकम फिर्ता पत्र', 'Credit note', 'Application', done.number ?? '', 'Rs. 9,500.00'])
      expect(pdftotext(bytes)).toContain(words);
  const news = await db()
    .selectFrom('notification')
    .select('body_en')
    .where('account_id', '=', office.ram.userId)
    .where('type', '=', 'PAYMENT_REFUNDED')
    .executeTakeFirstOrThrow();
  expect(news.body_en).toContain('Rs. 9,500.00');
  expect((await propose(filing)).body).toMatchObject({
    code: 'FLOW-409',
    message: expect.stringContaining('cannot be refunded'),
  });
}, 180_000);

test('never more than was paid, no line twice, none of another invoice, and none of an open filing', async () => {
  const filing = await refused();
  expect((await propose(filing, 950_001)).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'lines.0.amountPaisa', code: 'REFUND_TOO_MUCH' }],
  });
  const line = { lineId: filing.lineId, amountPaisa: 100 };
  expect((await propose(filing, 100, { lines: [line, line] })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'lines.1.lineId' }],
  });
  expect((await propose({ ...filing, lineId: randomUUID() })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'lines.0.lineId' }],
  });
  expect((await propose(filing, 100, { reason: ' ' })).body.code).toBe('VAL-422');
  for (const amountPaisa of [0, -1, 1.5]) expect((await propose(filing, amountPaisa)).body.code).toBe('VAL-422');
  await db().updateTable('application').set({ status: 'APPROVED' }).where('id', '=', filing.applicationId).execute();
  expect((await propose(filing)).body.code).toBe('FLOW-409');
  expect(await candidate(filing.number)).toMatchObject({ ground: null, refundablePaisa: 0 });
});

test('a fine is never refunded', async () => {
  const filing = await refused();
  await db().updateTable('invoice_line').set({ kind: 'FINE' }).where('id', '=', filing.lineId).execute();
  expect(await candidate(filing.number)).toMatchObject({ ground: null, lines: [{ kind: 'FINE', refundablePaisa: 0 }] });
  expect((await propose(filing)).body.code).toBe('FLOW-409');
});

test('refused, withdrawn or lapsed, the money stays and may be requested again; a changed state is not approved', async () => {
  const filing = await refused();
  await propose(filing, 400_000);
  expect(
    (await decide(office.maya, await ofInvoice(office.maya, filing.invoiceId), 'refuse', 'No ground')).status,
  ).toBe(200);
  await propose(filing, 400_000);
  expect((await decide(office.maya, await ofInvoice(office.maya, filing.invoiceId), 'withdraw')).body.code).toBe(
    'PERM-403',
  );
  expect((await decide(rita, await ofInvoice(rita, filing.invoiceId), 'withdraw')).status).toBe(200);
  await propose(filing, 400_000);
  const open = await ofInvoice(office.maya, filing.invoiceId);
  await db().updateTable('application').set({ status: 'APPROVED' }).where('id', '=', filing.applicationId).execute();
  expect((await decide(office.maya, open, 'approve')).body).toMatchObject({
    code: 'FLOW-409',
    message: expect.stringContaining('Things have changed'),
  });
  await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', filing.applicationId).execute();
  await db().updateTable('refund').set({ expires_at: gateway.clock.now() }).where('id', '=', open.id).execute();
  expect((await decide(office.maya, open, 'approve')).body).toMatchObject({
    code: 'FLOW-409',
    message: 'This proposal has expired.',
  });
  await gateway.platform.runUnitOfWork((unit) => expireRefunds(unit, followRefund));
  expect((await propose(filing, 950_000)).status).toBe(200);
});

test('a refund waits for every approver of the office: each is notified, and the registrar may agree as well as a section officer', async () => {
  const krishna = await callerOf(gateway, 'krishna.approver');
  const filing = await refused();
  await propose(filing);
  const asked = await ofInvoice(krishna, filing.invoiceId);
  expect(asked).toMatchObject({ status: 'PROPOSED', mayDecide: true });
  const told = await db()
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select('account.username')
    .where('notification.type', '=', 'WORK_REFUND')
    .where('notification.event_key', 'like', `${asked.id}:%`)
    .execute();
  expect(told.map(({ username }) => username).sort()).toEqual(['asha.approver', 'krishna.approver', 'maya.approver']);
  expect((await decide(krishna, asked, 'approve')).status).toBe(200);
});

test('two officers at the same time propose one refund', async () => {
  const filing = await refused();
  const answers = await Promise.all([propose(filing, 600_000), propose(filing, 600_000), propose(filing, 600_000)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('the refundable amount of a line', () => {
  const line = (kind: PaidPart['kind'], amountPaisa: number, refundedPaisa = 0): PaidPart => ({
    kind,
    amountPaisa,
    refundedPaisa,
  });
  test.each<[string, PaidPart[], number | undefined, number[]]>([
    ['all of a refused filing', [line('REVENUE', 500), line('COPY', 30)], undefined, [500, 30]],
    ['never a fine', [line('FINE', 500), line('REVENUE', 100)], undefined, [0, 100]],
    ['not what went back before', [line('REVENUE', 500, 200)], undefined, [300]],
    ['no more than was paid too much', [line('REVENUE', 500), line('COPY', 100)], 520, [500, 20]],
    ['not what a discount took off', [line('REVENUE', 500), line('DISCOUNT', 120)], undefined, [380, 0]],
    ['nothing where nothing was paid too much', [line('REVENUE', 500)], 0, [0]],
  ])('%s', (_what, parts, limit, expected) =>
    expect(refundableOf(parts, ['REVENUE', 'COPY'], limit)).toEqual(expected),
  );

  test('kinds that the office does not refund stay', () =>
    expect(refundableOf([line('REVENUE', 500), line('COPY', 30)], ['COPY'])).toEqual([0, 30]));

  test('is never negative, never above the remaining amount, and in total never above the limit', () => {
    const part = fc.record({
      kind: fc.constantFrom('REVENUE', 'FINE', 'COPY', 'DISCOUNT'),
      amountPaisa: fc.nat(10_000_000),
      refundedPaisa: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.nat(20_000_000), (parts, limit) => {
        const refundable = refundableOf(parts, ['REVENUE', 'COPY'], limit);
        expect(
          refundable.every(
            (paisa, at) =>
              paisa >= 0 && paisa <= Math.max(0, (parts[at]?.amountPaisa ?? 0) - (parts[at]?.refundedPaisa ?? 0)),
          ),
        ).toBe(true);
        expect(refundable.reduce((sum, paisa) => sum + paisa, 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
