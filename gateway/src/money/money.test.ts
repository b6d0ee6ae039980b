import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { voucherPageSchema } from '@registrar/domain/calls/money';
import { nonProfit, twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { submitVoucher, invoiceOf, payableOf, payFor, readPayable, voucherBody } from '../../test/money-kit';
import { png } from '../../test/pictures';
import { acceptDocuments, officeOf, readDetail, readyRegistration, type Office } from '../../test/registration-kit';
import { uploadAll } from '../../test/uploads-kit';

const LAKH = 100_000 * 100;
/** The fee of the example: NPR 4,500 for an authorized capital of two lakh. */
const FEE = 450_000;
let gateway: TestGateway;
let office: Office;
let rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const submitted = async (example = twoOwners()): Promise<ApplicationDetail> =>
  detailOf(await act(office.ram, await readyRegistration(office, example), 'submit'));
const claimed = async (example = twoOwners()): Promise<ApplicationDetail> =>
  take(await submitted(example), [[office.gita, 'claim']]);
const assess = (detail: ApplicationDetail, overrides: object[] = []): Promise<Answer> =>
  office.gita.call(
    'POST',
    `${APPLICATION}/${detail.id}/assess`,
    { version: detail.version, assessment: { overrides } },
    newKey(),
  );
const decide = (by: Caller, voucher: { id: string; version: number } | undefined, reason?: string): Promise<Answer> =>
  by.call(
    'POST',
    `external/api/payment-voucher/${voucher?.id}/${reason === undefined ? 'verify' : 'reject'}`,
    { version: voucher?.version, ...(reason === undefined ? {} : { reason }) },
    newKey(),
  );
const newsOf = async ({ userId }: Caller) =>
  await gateway.platform.database.db
    .selectFrom('notification')
    .select(['type', 'body_en', 'body_ne'])
    .where('account_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

test('a draft shows its cost and working; after the submission it is proposed, confirmed, paid and only then verified', async () => {
  const draft = await readyRegistration(office, twoOwners());
  expect(await readPayable(office.ram, draft.id)).toMatchObject({
    state: 'ESTIMATED',
    mayPay: false,
    invoices: [],
    estimate: {
      totalPaisa: FEE,
      lines: [
        {
          code: 'INCORPORATION',
          certainty: 'A',
          basis: { capitalPaisa: 2 * LAKH },
          working: [{ kind: 'TIER', overPaisa: LAKH, upToPaisa: 5 * LAKH, feePaisa: FEE }],
        },
      ],
    },
  });
  const filing = await take(draft, [
    [office.ram, 'submit'],
    [office.gita, 'claim'],
  ]);
  expect(await readPayable(office.ram, filing.id)).toMatchObject({
    state: 'PROPOSED',
    invoices: [{ status: 'DRAFT', number: null, ebpCode: null, totalPaisa: FEE }],
  });
  await acceptDocuments(office.gita, filing.id);
  expect((await act(office.gita, filing, 'verify')).body).toMatchObject({
    code: 'FLOW-409',
    message: 'It is not paid.',
  });

  const assessed = detailOf(await assess(filing));
  const payable = await readPayable(office.ram, filing.id);
  expect(payable).toMatchObject({
    state: 'PENDING',
    mayPay: true,
    invoices: [
      {
        status: 'PENDING',
        number: expect.stringMatching(/^INV-\d{4}\/\d\d-\w+-\d{6}$/),
        ebpCode: expect.stringMatching(/^\d{15}$/),
      },
    ],
  });
  expect((await newsOf(office.ram))[0]).toMatchObject({
    type: 'PAYABLE_SET',
    body_en: expect.stringContaining('Rs. 4,500.00'),
    body_ne: expect.stringContaining('रु. ४,५००.००'),
  });
  // the invoice of the founders has the future company's office address
  expect((await office.ram.call('GET', `external/api/payment/${invoiceOf(payable).id}`)).body.data).toMatchObject({
    subject: {
      companyId: null,
      addressEnglish: expect.stringMatching(/\w+-\d+, \w+/),
      addressNepali: expect.stringMatching(/[\u0900-\u097F]/),
    },
  });
  // it waits for the payment, and the claim does not lapse meanwhile
  expect(
    await gateway.platform.database.db
      .selectFrom('application')
      .select(['assignee_id', 'lease_until'])
      .where('id', '=', filing.id)
      .executeTakeFirst(),
  ).toEqual({ assignee_id: office.gita.userId, lease_until: null });
  expect((await act(office.gita, assessed, 'verify')).body.message).toBe('It is not paid.');

  const brought = payableOf(await submitVoucher(office.ram, filing.id, invoiceOf(payable)));
  expect(brought).toMatchObject({ state: 'SUBMITTED', mayPay: false });
  const waiting = voucherPageSchema.parse((await rita.call('GET', 'external/api/payment-voucher')).body.data);
  const [voucher] = invoiceOf(brought).vouchers;
  expect(waiting.items.find(({ id }) => id === voucher?.id)).toMatchObject({
    amountPaisa: FEE,
    conflict: false,
    subject: { kind: 'APPLICATION', id: filing.id },
    lines: [{ nameEnglish: 'Incorporation fee', amountPaisa: FEE }],
    due: null,
  });
  expect(
    (await rita.call('GET', `external/api/payment-voucher/${voucher?.id}/picture`)).headers.get(
      'content-security-policy',
    ),
  ).toContain('sandbox');
  expect((await readDetail(office.ram, filing.id)).marks).toEqual([]);
  expect((await decide(rita, voucher)).status).toBe(200);
  expect((await decide(rita, voucher)).body.code).toBe('FLOW-409');
  expect((await readPayable(office.ram, filing.id)).state).toBe('SETTLED');
  for (const reader of [office.ram, office.gita])
    expect((await readDetail(reader, filing.id)).marks).toEqual(['PAYMENT_VERIFIED']);
  expect((await newsOf(office.ram))[0]?.type).toBe('PAYMENT_VERIFIED');
  expect(detailOf(await act(office.gita, await readDetail(office.gita, filing.id), 'verify')).status).toBe('VERIFY');
});

describe('a voucher', () => {
  test('has the amount of the invoice and a past day, and is used once per bank', async () => {
    const [one, two] = [await claimed(), await claimed()];
    for (const filing of [one, two]) detailOf(await assess(filing));
    const [first, second] = [
      invoiceOf(await readPayable(office.ram, one.id)),
      invoiceOf(await readPayable(office.ram, two.id)),
    ];
    expect((await submitVoucher(office.ram, one.id, first, { amountPaisa: FEE - 100 })).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'amountPaisa', message: 'The voucher must be of the amount of the invoice, Rs. 4,500.00' }],
    });
    expect((await submitVoucher(office.ram, one.id, first, { paidOn: '2099-01-01' })).body).toMatchObject({
      errors: [{ path: 'paidOn', code: 'VOUCHER_DAY_FUTURE' }],
    });
    payableOf(await submitVoucher(office.ram, one.id, first, { voucherNumber: 'NB 77-01' }));
    expect((await submitVoucher(office.ram, two.id, second, { voucherNumber: 'nb7701' })).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'voucherNumber', code: 'VOUCHER_NUMBER_USED' }],
    });
    // with another bank it is another voucher
    payableOf(await submitVoucher(office.ram, two.id, second, { voucherNumber: 'nb7701', bank: 'NMB' }));
    expect((await submitVoucher(office.ram, one.id, first)).body).toMatchObject({ code: 'FLOW-409' });
  });

  test('that was refused shows the reason, reopens the invoice, and may be submitted again', async () => {
    const filing = await claimed();
    detailOf(await assess(filing));
    const invoice = invoiceOf(await readPayable(office.ram, filing.id));
    const [voucher] = invoiceOf(
      payableOf(await submitVoucher(office.ram, filing.id, invoice, { voucherNumber: 'R-1' })),
    ).vouchers;
    expect((await decide(rita, voucher, ' ')).body.code).toBe('VAL-422');
    expect((await decide(office.maya, voucher, 'No')).body.code).toBe('PERM-403');
    expect((await decide(rita, voucher, 'The stamp of the bank is missing')).status).toBe(200);
    const open = await readPayable(office.ram, filing.id);
    expect(open).toMatchObject({
      state: 'PENDING',
      mayPay: true,
      invoices: [{ vouchers: [{ status: 'REJECTED', reason: 'The stamp of the bank is missing' }] }],
    });
    expect((await newsOf(office.ram))[0]).toMatchObject({
      type: 'PAYMENT_REJECTED',
      body_en: expect.stringContaining('The stamp of the bank is missing'),
    });
    payableOf(await submitVoucher(office.ram, filing.id, invoiceOf(open), { voucherNumber: 'R-1' }));
  });

  test('submitted twice with one key, it is one; a file that is no picture is refused', async () => {
    const filing = await claimed();
    detailOf(await assess(filing));
    const invoice = invoiceOf(await readPayable(office.ram, filing.id));

    const lying = await uploadAll(office.ram, Buffer.from('<html>'), 'voucher.png');
    expect((await submitVoucher(office.ram, filing.id, invoice, { uploadId: lying })).body).toMatchObject({
      status: 415,
      code: 'FILE-415',
    });

    const body = voucherBody({
      amountPaisa: FEE,
      voucherNumber: 'TWICE-1',
      paidOn: invoice.paidFrom ?? '',
      uploadId: await uploadAll(office.ram, png(310, 200)),
    });
    const key = newKey();
    const send = () => office.ram.call('POST', `external/api/payment/${invoice.id}/voucher`, body, key);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(invoiceOf(await readPayable(office.ram, filing.id)).vouchers).toHaveLength(1);
  });
});

describe('another amount', () => {
  const lineOf = async (filing: ApplicationDetail) => invoiceOf(await readPayable(office.gita, filing.id)).lines[0];

  test('within the limits needs a reason and is issued at once', async () => {
    const filing = await claimed();
    const line = await lineOf(filing);
    expect((await assess(filing, [{ lineId: line?.id, amountPaisa: FEE - 50_000, reason: ' ' }])).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'assessment.overrides.0.reason' }],
    });
    detailOf(
      await assess(filing, [{ lineId: line?.id, amountPaisa: FEE - 50_000, reason: 'Part was paid with the name' }]),
    );
    expect(await readPayable(office.ram, filing.id)).toMatchObject({
      state: 'PENDING',
      invoices: [
        {
          totalPaisa: FEE - 50_000,
          lines: [{ proposedPaisa: FEE, amountPaisa: FEE - 50_000, overrideReason: 'Part was paid with the name' }],
        },
      ],
    });
  });

  test('is a whole number of paisa, not negative, has a reason, and is given once for a line of this invoice', async () => {
    const filing = await claimed();
    const lineId = (await lineOf(filing))?.id;
    const good = { lineId, amountPaisa: FEE - 100, reason: 'Part was paid with the name' };
    for (const [overrides, path, code] of [
      [[{ ...good, amountPaisa: -1 }], 'assessment.overrides.0.amountPaisa', 'NUMBER_INVALID'],
      [[{ ...good, amountPaisa: 10.5 }], 'assessment.overrides.0.amountPaisa', 'NUMBER_INVALID'],
      [[{ ...good, amountPaisa: 'free' }], 'assessment.overrides.0.amountPaisa', 'NUMBER_INVALID'],
      [[{ ...good, amountPaisa: 1e14 }], 'assessment.overrides.0.amountPaisa', 'NUMBER_INVALID'],
      [[{ ...good, reason: 'x'.repeat(1001) }], 'assessment.overrides.0.reason', 'REMARK_TOO_LONG'],
      [[{ ...good, reason: '' }], 'assessment.overrides.0.reason', 'OVERRIDE_REASON_REQUIRED'],
      [[{ ...good, lineId: filing.id }], 'assessment.overrides.0.lineId', 'INVALID'],
      [[good, { ...good, amountPaisa: FEE }], 'assessment.overrides.1.lineId', 'INVALID'],
    ] as const)
      expect([overrides, (await assess(filing, [...overrides])).body]).toEqual([
        overrides,
        expect.objectContaining({ code: 'VAL-422', errors: [expect.objectContaining({ path, code })] }),
      ]);
    expect(await readPayable(office.ram, filing.id)).toMatchObject({
      state: 'PROPOSED',
      invoices: [{ totalPaisa: FEE }],
    });
    // the schedule's own amount is no changed amount: it needs no agreement, and stores no reason
    detailOf(await assess(filing, [{ ...good, amountPaisa: FEE }]));
    expect(await readPayable(office.ram, filing.id)).toMatchObject({
      state: 'PENDING',
      invoices: [{ totalPaisa: FEE, lines: [{ overrideReason: null }] }],
    });
  });

  test('is agreed or refused by another officer of the office, for the amounts that were read, with a remark', async () => {
    const filing = await claimed();
    const line = await lineOf(filing);
    detailOf(await assess(filing, [{ lineId: line?.id, amountPaisa: 0, reason: 'Free of charge' }]));
    const { id: invoiceId, version } = invoiceOf(await readPayable(office.maya, filing.id));
    const answer = { invoiceId, version, agreed: false, remark: 'No ground for it' };
    const sign = (by: Caller, body: object) =>
      by.call('POST', `${APPLICATION}/${filing.id}/payable/counter-sign`, body, newKey());
    expect((await sign(office.maya, { ...answer, remark: ' ' })).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'remark' }],
    });
    expect((await sign(office.maya, { ...answer, version: version + 1 })).body.code).toBe('VER-412');
    expect((await sign(office.maya, { ...answer, invoiceId: filing.id })).body.code).toBe('REQ-404');
    for (const nobody of [office.ram, rita, office.gita])
      expect([nobody.username, (await sign(nobody, answer)).body.code]).toEqual([nobody.username, 'PERM-403']);
    expect((await readPayable(office.maya, filing.id)).state).toBe('COUNTER_SIGN');
    payableOf(await sign(office.maya, answer));
    expect((await newsOf(office.gita))[0]).toMatchObject({
      type: 'WORK_COUNTER_SIGN',
      body_en: expect.stringContaining('No ground for it'),
    });
    expect((await sign(office.maya, answer)).body.code).toBe('FLOW-409');
  });

  test('beyond the limits waits for a section officer, and the applicant sees the schedule’s amount until then', async () => {
    const filing = await claimed();
    const line = await lineOf(filing);
    const waiting = detailOf(
      await assess(filing, [{ lineId: line?.id, amountPaisa: 100_000, reason: 'Reduced by an order' }]),
    );
    expect(waiting.allowedActions).toContainEqual(expect.objectContaining({ action: 'assess', allowed: false }));
    expect(await readPayable(office.ram, filing.id)).toMatchObject({
      state: 'COUNTER_SIGN',
      invoices: [{ totalPaisa: FEE, counterSign: null }],
    });
    const asked = await readPayable(office.maya, filing.id);
    expect(asked).toMatchObject({
      mayCounterSign: true,
      invoices: [{ totalPaisa: 100_000, counterSign: { askedBy: { nameEnglish: 'Gita Poudel' } } }],
    });
    const { id: invoiceId, version } = invoiceOf(asked);
    const sign = (by: Caller, agreed: boolean) =>
      by.call(
        'POST',
        `${APPLICATION}/${filing.id}/payable/counter-sign`,
        { invoiceId, version, agreed, remark: 'Seen the order' },
        newKey(),
      );
    expect((await sign(office.gita, true)).body.code).toBe('PERM-403');
    expect(payableOf(await sign(office.maya, true))).toMatchObject({
      state: 'PENDING',
      invoices: [{ totalPaisa: 100_000, ebpCode: expect.any(String) }],
    });
    expect((await sign(office.maya, true)).body.code).toBe('FLOW-409');
  });

  test("that is refused returns to the schedule's amount", async () => {
    const filing = await claimed();
    const line = await lineOf(filing);
    detailOf(await assess(filing, [{ lineId: line?.id, amountPaisa: 0, reason: 'Free of charge' }]));
    const { id: invoiceId, version } = invoiceOf(await readPayable(office.maya, filing.id));
    const refused = payableOf(
      await office.maya.call(
        'POST',
        `${APPLICATION}/${filing.id}/payable/counter-sign`,
        { invoiceId, version, agreed: false, remark: 'No ground for it' },
        newKey(),
      ),
    );
    expect(refused).toMatchObject({
      state: 'PROPOSED',
      invoices: [{ totalPaisa: FEE, lines: [{ amountPaisa: FEE, overrideReason: null }] }],
    });
  });

  test('set to zero with agreement, it is settled without a payment', async () => {
    const filing = await claimed();
    const line = await lineOf(filing);
    detailOf(await assess(filing, [{ lineId: line?.id, amountPaisa: 0, reason: 'Order of the court' }]));
    const { id: invoiceId, version } = invoiceOf(await readPayable(office.maya, filing.id));
    expect(
      payableOf(
        await office.maya.call(
          'POST',
          `${APPLICATION}/${filing.id}/payable/counter-sign`,
          { invoiceId, version, agreed: true, remark: 'Seen the order' },
          newKey(),
        ),
      ),
    ).toMatchObject({ state: 'SETTLED', invoices: [{ status: 'PAID' }] });
  });
});

test('withdrawn, no invoice remains; with other capital it is proposed again, after a payment only the rest', async () => {
  const filing = await submitted();
  const recalled = await take(filing, [[office.ram, 'recall', { remark: 'Another capital' }]]);
  expect(await readPayable(office.ram, filing.id)).toMatchObject({ state: 'ESTIMATED', invoices: [] });
  const again = await take(recalled, [
    [office.ram, 'submit'],
    [office.gita, 'claim'],
  ]);
  const paid = await payFor({ operator: office.gita, applicant: office.ram, revenue: rita }, again);
  expect((await readPayable(office.ram, paid.id)).state).toBe('SETTLED');
  await office.gita.call('POST', `${APPLICATION}/${paid.id}/pin`, {
    path: 'CAPITAL_STRUCTURE.authorizedCapital',
    remark: 'Too little',
  });
  const sent = detailOf(
    await act(office.gita, await readDetail(office.gita, paid.id), 'sendForCorrection', { remark: 'The capital' }),
  );
  const capital = sent.sections.find(({ key }) => key === 'CAPITAL_STRUCTURE')?.data ?? {};
  const [pin] = (await readDetail(office.ram, sent.id)).pins;
  await office.ram.call('PUT', `${APPLICATION}/${sent.id}/pin/${pin?.id}/answer`, { answer: 'Raised' });
  detailOf(
    await saveSection(office.ram, await readDetail(office.ram, sent.id), 'CAPITAL_STRUCTURE', {
      ...capital,
      authorizedCapital: 6 * LAKH,
      authorizedQuantity: 6_000,
    }),
  );
  const resubmitted = detailOf(await act(office.ram, await readDetail(office.ram, sent.id), 'resubmit'));
  expect(await readPayable(office.ram, resubmitted.id)).toMatchObject({
    state: 'PROPOSED',
    invoices: [
      {
        status: 'DRAFT',
        totalPaisa: 950_000 - FEE,
        lines: [
          {
            working: [
              { kind: 'TIER', feePaisa: 950_000 },
              { kind: 'ALREADY_ASKED', paisa: FEE },
            ],
          },
        ],
      },
      { status: 'APPROVED', totalPaisa: FEE },
    ],
  });
});

test('for a company without shares the fee is fixed', async () => {
  const filing = await submitted(nonProfit());
  expect(await readPayable(office.ram, filing.id)).toMatchObject({
    state: 'PROPOSED',
    invoices: [{ totalPaisa: 1_500_000, lines: [{ certainty: 'B', working: [{ kind: 'FLAT' }] }] }],
  });
});
