import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { act, callerOf, detailOf, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { submitVoucher, invoiceOf, payFor, readPayable } from '../../../../test/money-kit';
import { filledChange, settledCompany } from '../../../../test/name-change-kit';
import { newKey } from '../../../../test/representation-kit';
import { lookAt } from '../../use-cases/unpaid/watch-unpaid';

const LAKH = 100_000 * 100;
const CRORE = 100 * LAKH;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
async function companyWith(authorizedCapital: number | null, typeKey?: string): Promise<string> {
  const id = await settledCompany(gateway, [puja]);
  const type =
    typeKey === undefined
      ? undefined
      : await db()
          .selectFrom('company_type')
          .select('id')
          .where('parent_company_type', '=', typeKey)
          .limit(1)
          .executeTakeFirstOrThrow();
  await db()
    .updateTable('company')
    .set({ authorized_capital: authorizedCapital, ...(type ? { company_type_id: type.id } : {}) })
    .where('id', '=', id)
    .execute();
  return id;
}
const draftOf = async (authorizedCapital: number | null, typeKey?: string): Promise<ApplicationDetail> =>
  filledChange(puja, await companyWith(authorizedCapital, typeKey));

test.each([
  [
    'one lakh: a quarter of 1,000',
    LAKH,
    undefined,
    25_000,
    [
      { kind: 'TIER', feePaisa: 100_000 },
      { kind: 'PERCENT', percent: 25, ofPaisa: 100_000, partPaisa: 25_000 },
    ],
  ],
  [
    'five lakh: a quarter of 4,500',
    5 * LAKH,
    undefined,
    112_500,
    [{ kind: 'TIER' }, { kind: 'PERCENT', partPaisa: 112_500 }],
  ],
  [
    'two crore: a quarter of 19,000 stays below the cap',
    2 * CRORE,
    undefined,
    475_000,
    [{ kind: 'TIER' }, { kind: 'PERCENT' }],
  ],
  [
    'three crore: a quarter of 22,000 is capped',
    3 * CRORE,
    undefined,
    500_000,
    [
      { kind: 'TIER' },
      { kind: 'PERCENT', partPaisa: 550_000 },
      { kind: 'CAP', capPaisa: 500_000, loweredByPaisa: 50_000 },
    ],
  ],
  [
    'a company not distributing profit: a quarter of its flat fee',
    null,
    'NON_PROFIT',
    375_000,
    [
      { kind: 'FLAT', feePaisa: 1_500_000 },
      { kind: 'PERCENT', partPaisa: 375_000 },
    ],
  ],
] as const)('%s', async (_, capital, typeKey, totalPaisa, working) => {
  const draft = await draftOf(capital, typeKey);
  expect(await readPayable(puja, draft.id)).toMatchObject({
    state: 'ESTIMATED',
    estimate: {
      totalPaisa,
      lines: [{ code: 'NAME_CHANGE', certainty: 'C', basis: { capitalPaisa: capital }, working }],
    },
  });
});

test('unpaid, it cannot be verified; paid, it is verified and the company renamed', async () => {
  const draft = await draftOf(5 * LAKH);
  const claimed = await take(draft, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  expect(await readPayable(puja, claimed.id)).toMatchObject({
    state: 'PROPOSED',
    mayPay: false,
    invoices: [{ status: 'DRAFT', totalPaisa: 112_500 }],
  });
  expect(await act(gita, claimed, 'verify')).toMatchObject({ status: 409 });

  const asked = detailOf(await act(gita, claimed, 'assess'));
  expect(await act(gita, asked, 'verify')).toMatchObject({ status: 409 });
  const payable = await readPayable(puja, asked.id);
  expect(payable).toMatchObject({ state: 'PENDING', mayPay: true });
  const invoice = invoiceOf(payable);
  const told = await db()
    .selectFrom('notification')
    .select('link')
    .where('account_id', '=', puja.userId)
    .where('type', '=', 'PAYABLE_SET')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  expect(told).toEqual({ link: `/payment/${invoice.id}` });

  const brought = await submitVoucher(puja, asked.id, invoice);
  expect(brought).toMatchObject({ status: 200 });
  expect(await act(gita, asked, 'verify')).toMatchObject({ status: 409 });
  const [voucher] = invoiceOf(await readPayable(puja, asked.id)).vouchers;
  expect(
    await rita.call(
      'POST',
      `external/api/payment-voucher/${voucher?.id}/verify`,
      { version: voucher?.version },
      newKey(),
    ),
  ).toMatchObject({ status: 200 });
  const done = await take(asked, [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(done.status).toBe('APPROVED');
  expect(await readPayable(puja, done.id)).toMatchObject({ state: 'SETTLED', mayPay: false });
});

test('refused by the approver, the payment stays revenue that two officers may refund', async () => {
  const claimed = await take(await draftOf(LAKH), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  const refused = await take(await payFor({ applicant: puja, operator: gita, revenue: rita }, claimed), [
    [gita, 'verify'],
    [maya, 'reject', { reasonCode: 'TOO_SIMILAR', remark: 'Too near another name.' }],
  ]);
  const {
    invoices: [invoice],
  } = await readPayable(puja, refused.id);
  const found = await rita.call(
    'GET',
    `external/api/refund/candidate?search=${encodeURIComponent(invoice?.number ?? '')}`,
  );
  expect(found).toMatchObject({ status: 200, body: { data: [{ ground: 'FILING_ENDED', refundablePaisa: 25_000 }] } });
});

test('never paid, it ends after the term and the name is free again', async () => {
  const draft = await draftOf(LAKH);
  const asked = detailOf(
    await act(
      gita,
      await take(draft, [
        [puja, 'submit'],
        [gita, 'claim'],
      ]),
      'assess',
    ),
  );
  const { id } = invoiceOf(await readPayable(puja, asked.id));
  await db()
    .updateTable('invoice')
    .set({ issued_at: new Date(gateway.clock.now().getTime() - 36 * 86_400_000) })
    .where('id', '=', id)
    .execute();
  await gateway.platform.runUnitOfWork((unit) => lookAt(unit, id));
  expect(detailOf(await puja.call('GET', `external/api/application/${asked.id}`)).status).toBe('REJECTED');
  expect(await db().selectFrom('name_entry').select('holder_id').where('holder_id', '=', asked.id).execute()).toEqual(
    [],
  );
});

test('if the register does not know the capital, no fee is computed', async () => {
  const draft = await draftOf(null);
  expect(await readPayable(puja, draft.id)).toMatchObject({ state: 'ESTIMATED', estimate: null });
  expect(await act(puja, draft, 'submit')).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('authorized capital') },
  });
});
