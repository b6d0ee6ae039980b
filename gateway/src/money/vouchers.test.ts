import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { voucherPageSchema, type VoucherEntry } from '@registrar/domain/calls/money';
import { paymentPageSchema, paymentSchema, type Payment } from '@registrar/domain/calls/payments';
import { paymentHistoryPageSchema } from '@registrar/domain/calls/receipts';
import { addCompany } from '../../test/company-kit';
import { callerOf, filledDraft, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type Answer, type TestGateway } from '../../test/harness';
import { addDue, submitVoucherOf, voucherBody } from '../../test/money-kit';
import { begin, declined, formOf, SECRET, settled, startPayments, tell, type Payments } from '../../test/payment-kit';
import { png } from '../../test/pictures';
import { eventually } from '../../test/stomp-client';
import { uploadAll } from '../../test/uploads-kit';
import { dayInNepal } from '../platform/clock';
import { issueReceipt } from './receipts/issue-receipt';

const AMOUNT = 250_000;
const OTHER_OFFICE = TEST_OFFICE + 1;
let gateway: TestGateway;
let payments: Payments;
let asha: Caller, hari: Caller, nobody: Caller, ram: Caller, rita: Caller, roshan: Caller, other: Caller;
let company = '';
let numbers = 0;

beforeAll(async () => {
  payments = await startPayments(() => gateway.clock.now());
  gateway = await startTestGateway({
    change: (read) => ({
      ...read,
      payment: { url: payments.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET },
    }),
  });
  const { db } = gateway.platform.database;
  await db
    .insertInto('office')
    .values({ id: OTHER_OFFICE, code: 'TEST2', name_english: 'Other', name_nepali: 'अर्को', office_type: 'REGISTRAR' })
    .execute();
  const representative = await gateway.addAccount({ username: 'asha.voucher', role: 'COMPANY_REPRESENTATIVE' });
  const intermediary = await gateway.addAccount({ username: 'hari.voucher', role: 'INTERMEDIARY' });
  await gateway.addAccount({ username: 'nobody.voucher', role: 'COMPANY_REPRESENTATIVE' });
  await gateway.addAccount({ username: 'ram.voucher', role: 'APPLICANT' });
  for (const username of ['rita.voucher', 'roshan.voucher'])
    await gateway.addAccount({ username, role: 'REVENUE_OFFICER' });
  await gateway.addAccount({ username: 'other.voucher', role: 'REVENUE_OFFICER', officeId: OTHER_OFFICE });
  const named = (name: string) => callerOf(gateway, `${name}.voucher`);
  [asha, hari, nobody, ram] = [await named('asha'), await named('hari'), await named('nobody'), await named('ram')];
  [rita, roshan, other] = [await named('rita'), await named('roshan'), await named('other')];
  company = (await addCompany(gateway, representative)).id;
  await db
    .updateTable('company')
    .set({ email: 'pay@voucher.example', email_verified_at: gateway.clock.now() })
    .where('id', '=', company)
    .execute();
  await db
    .insertInto('mandate')
    .values({
      id: randomUUID(),
      company_id: company,
      account_id: intermediary,
      email: 'hari@example.com',
      asked_by: 'COMPANY',
      state: 'ACCEPTED',
      since: '2021-01-01',
      requested_by: representative,
      created_at: gateway.clock.now(),
    })
    .execute();
});
afterAll(async () => {
  await gateway?.close();
  await payments?.close();
});

interface Asked {
  readonly id: string;
  readonly totalPaisa: number;
}

/** An open invoice: of the company, or of a filing. */
async function invoice(
  more: {
    valid_to?: string;
    for_kind?: 'FILING' | 'FINE_DUE';
    for_id?: string;
    status?: 'PENDING' | 'REJECTED';
    proposed_at?: Date;
    issued_at?: Date;
  } = {},
): Promise<Asked> {
  const [id, now] = [randomUUID(), gateway.clock.now()];
  const { db } = gateway.platform.database;
  const of =
    more.for_kind === 'FILING'
      ? {}
      : { company_id: company, for_kind: 'FINE_DUE', for_id: more.for_id ?? (await addDue(db, company)) };
  await db
    .insertInto('invoice')
    .values({
      id,
      for_kind: 'FILING',
      for_id: more.for_id ?? '',
      ...of,
      office_id: TEST_OFFICE,
      status: 'PENDING',
      number: `INV-VOUCHER-${++numbers}`,
      ebp_code: `9${numbers}`.padStart(15, '0'),
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: AMOUNT,
      proposed_at: now,
      issued_at: now,
      ...more,
    })
    .execute();
  return { id, totalPaisa: AMOUNT };
}

/** A fine for a late annual report, with its line. */
async function fine(): Promise<Asked> {
  const { db } = gateway.platform.database;
  const dueId = randomUUID();
  await db
    .insertInto('fine_due')
    .values({
      id: dueId,
      company_id: company,
      event_id: 'ANNUAL_REPORT_S80_ALL',
      fiscal_year: '2081/82',
      due_on: '2026-01-14',
      paid_up_paisa: 100_000_000,
      created_at: gateway.clock.now(),
    })
    .execute();
  const asked = await invoice({ for_kind: 'FINE_DUE', for_id: dueId });
  await db
    .insertInto('invoice_line')
    .values({
      id: randomUUID(),
      invoice_id: asked.id,
      position: 0,
      kind: 'FINE',
      code: 'FINE_S81_2',
      law_reference: 'Companies Act, 2063, section 81(2)',
      certainty: 'A',
      basis: JSON.stringify({ companyType: 'PRIVATE_SOLE_PROPRIETOR', capitalPaisa: 100_000_000 }),
      working: '[]',
      quantity: 1,
      rate_paisa: AMOUNT,
      proposed_paisa: AMOUNT,
      amount_paisa: AMOUNT,
      fiscal_year: '2083/84',
      revenue_head: '14312',
    })
    .execute();
  return asked;
}

const today = (): string => dayInNepal(gateway.clock.now());
const read = async (id: string, by = asha): Promise<Payment> =>
  paymentSchema.parse((await by.call('GET', `external/api/payment/${id}`)).body.data);
const brought = async (asked: Asked, by = asha, more: object = {}): Promise<Payment> => {
  const answer = await submitVoucherOf(by, asked, more);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return paymentSchema.parse(answer.body.data);
};
const listed = async (by: Caller, search = ''): Promise<VoucherEntry[]> =>
  voucherPageSchema.parse(
    (await by.call('GET', `external/api/payment-voucher?size=100&search=${encodeURIComponent(search)}`)).body.data,
  ).items;
const decide = (
  by: Caller,
  voucher: { id: string; version: number } | undefined,
  reason?: string,
  key = newKey(),
): Promise<Answer> =>
  by.call(
    'POST',
    `external/api/payment-voucher/${voucher?.id}/${reason === undefined ? 'verify' : 'reject'}`,
    { version: voucher?.version, ...(reason === undefined ? {} : { reason }) },
    key,
  );
const newsOf = ({ userId }: Caller) =>
  gateway.platform.database.db
    .selectFrom('notification')
    .select(['type', 'body_en', 'body_ne', 'link'])
    .where('account_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
const settlements = async (invoiceId: string): Promise<number> =>
  (
    await gateway.platform.database.db
      .selectFrom('audit')
      .select('seq')
      .where('object_id', '=', invoiceId)
      .where('action', '=', 'INVOICE_SETTLED')
      .execute()
  ).length;

const recorded = (voucherId = '') =>
  gateway.platform.database.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'remark'])
    .where('object_type', '=', 'voucher')
    .where('object_id', '=', voucherId)
    .orderBy('seq')
    .execute();

test('the fine of a company: paid by a representative or intermediary, revenue officers are notified, accepted, and with a receipt', async () => {
  const asked = await fine();
  expect(await read(asked.id, hari)).toMatchObject({
    mayPay: true,
    mayBringVoucher: true,
    closed: null,
    due: { nameEnglish: 'Annual report', fiscalYear: '2081/82' },
    vouchers: [],
  });
  const payment = await brought(asked, hari, { voucherNumber: 'FINE 81-2' });
  expect(payment).toMatchObject({
    status: 'SUBMITTED',
    state: 'UNDER_WAY',
    mayPay: false,
    mayBringVoucher: false,
    vouchers: [{ status: 'SUBMITTED', voucherNumber: 'FINE 81-2' }],
  });
  for (const officer of [rita, roshan])
    expect((await newsOf(officer))[0]).toMatchObject({
      type: 'WORK_VOUCHER',
      link: '/payment-vouchers',
      body_en: expect.stringContaining(payment.number ?? ''),
    });
  expect((await newsOf(other)).filter(({ type }) => type === 'WORK_VOUCHER')).toEqual([]);

  const [entry] = await listed(rita, 'FINE 81-2');
  expect(entry).toMatchObject({
    subject: { kind: 'COMPANY', id: company },
    due: { nameEnglish: 'Annual report', nameNepali: 'वार्षिक विवरण', fiscalYear: '2081/82' },
    lines: [{ nameEnglish: 'Fine for a late return, section 81(2)', amountPaisa: AMOUNT }],
    broughtBy: { nameEnglish: 'hari.voucher' },
    conflict: false,
    invoice: { id: asked.id },
  });
  const picture = (by: Caller) => by.call('GET', `external/api/payment-voucher/${entry?.id}/picture`);
  expect([
    (await picture(rita)).status,
    (await picture(asha)).status,
    (await picture(nobody)).status,
    (await picture(other)).status,
  ]).toEqual([200, 200, 404, 404]);

  expect((await decide(rita, entry)).status).toBe(200);
  expect(await read(asked.id)).toMatchObject({ status: 'APPROVED', state: 'PAID', vouchers: [{ status: 'APPROVED' }] });
  for (const payer of [asha, hari])
    expect((await newsOf(payer))[0]).toMatchObject({
      type: 'PAYMENT_VERIFIED',
      link: `/payment/${asked.id}`,
      body_en: expect.stringContaining('Rs. 2,500.00'),
    });
  expect((await gateway.messageTo('hari.voucher@example.com')).body).toContain(payment.number);
  await gateway.platform.runUnitOfWork((unit) => issueReceipt(unit, asked.id));
  const { items } = paymentHistoryPageSchema.parse(
    (await asha.call('GET', 'external/api/payment-history?size=100')).body.data,
  );
  expect(items.find(({ id }) => id === asked.id)).toMatchObject({
    means: 'VOUCHER',
    subject: { kind: 'COMPANY' },
    receipt: { number: expect.stringMatching(/^RCP-/) },
  });
  expect(await settlements(asked.id)).toBe(1);
});

describe('access', () => {
  test('for other users the invoice does not exist, and for another office the voucher does not', async () => {
    const asked = await invoice();
    for (const stranger of [nobody, ram]) expect((await submitVoucherOf(stranger, asked)).body.code).toBe('REQ-404');
    expect((await submitVoucherOf(asha, { ...asked, id: randomUUID() })).body.code).toBe('REQ-404');
    expect(
      (await rita.call('POST', `external/api/payment/${asked.id}/voucher`, voucherBody(), newKey())).body.code,
    ).toBe('PERM-403');
    const [voucher] = (await brought(asked)).vouchers;
    expect((await listed(other)).some(({ id }) => id === voucher?.id)).toBe(false);
    expect((await decide(other, voucher)).body.code).toBe('REQ-404');
    expect((await decide(asha, voucher)).body.code).toBe('PERM-403');
    expect((await read(asked.id)).status).toBe('SUBMITTED');
  });

  test('an officer who represents the company may not decide on its payment', async () => {
    const { db } = gateway.platform.database;
    const [voucher] = (await brought(await invoice(), asha, { voucherNumber: 'CONFLICT-1' })).vouchers;
    await db
      .insertInto('company_representative')
      .values({ company_id: company, account_id: roshan.userId, since: '2021-01-01' })
      .execute();
    expect((await listed(roshan, 'CONFLICT-1'))[0]?.conflict).toBe(true);
    expect((await decide(roshan, voucher)).body.code).toBe('PERM-403');
    await db.deleteFrom('company_representative').where('account_id', '=', roshan.userId).execute();
    expect((await decide(roshan, voucher)).status).toBe(200);
  });
});

describe('validation', () => {
  test('a number is used once per bank, for any invoice; after a refusal it may be used again', async () => {
    const draft = await filledDraft(ram);
    const [ofFiling, ofCompany] = [await invoice({ for_kind: 'FILING', for_id: draft.id }), await invoice()];
    const [first] = (await brought(ofFiling, ram, { voucherNumber: 'ACROSS 1-१' })).vouchers;
    expect((await submitVoucherOf(asha, ofCompany, { voucherNumber: 'across11' })).body).toMatchObject({
      code: 'VAL-422',
      errors: [{ path: 'voucherNumber', code: 'VOUCHER_NUMBER_USED' }],
    });
    expect((await read(ofCompany.id)).status).toBe('PENDING');
    expect((await decide(rita, first, 'Another person’s voucher')).status).toBe(200);
    await brought(ofCompany, asha, { voucherNumber: 'across11' });
    expect((await submitVoucherOf(ram, ofFiling, { voucherNumber: 'ACROSS-11' })).body).toMatchObject({
      errors: [{ code: 'VOUCHER_NUMBER_USED' }],
    });
    await brought(ofFiling, ram, { voucherNumber: 'ACROSS-11', bank: 'NMB' });
  });

  test('errors in the form are corrected without a new upload of the picture', async () => {
    const [other, asked] = [await invoice(), await invoice()];
    await brought(other, asha, { voucherNumber: 'TAKEN-1' });
    const uploadId = await uploadAll(asha, png(330, 200));
    expect((await submitVoucherOf(asha, asked, { uploadId, voucherNumber: 'TAKEN-1' })).body).toMatchObject({
      errors: [{ code: 'VOUCHER_NUMBER_USED' }],
    });
    expect(
      (await submitVoucherOf(asha, asked, { uploadId, voucherNumber: 'FREE-1', amountPaisa: 1 })).body,
    ).toMatchObject({ errors: [{ code: 'VOUCHER_AMOUNT_DIFFERENT' }] });
    expect((await brought(asked, asha, { uploadId, voucherNumber: 'FREE-1' })).status).toBe('SUBMITTED');
  });

  test('one number for two invoices at the same time: one of them gets it', async () => {
    const answers = await Promise.all(
      [await invoice(), await invoice()].map((asked) => submitVoucherOf(asha, asked, { voucherNumber: 'RUSH-1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('the amount is that of the invoice and the day is in the past', async () => {
    const asked = await invoice();
    expect((await submitVoucherOf(asha, asked, { amountPaisa: AMOUNT + 100 })).body).toMatchObject({
      errors: [
        {
          path: 'amountPaisa',
          code: 'VOUCHER_AMOUNT_DIFFERENT',
          message: 'The voucher must be of the amount of the invoice, Rs. 2,500.00',
        },
      ],
    });
    expect((await submitVoucherOf(asha, asked, { paidOn: addDays(today(), 1) })).body).toMatchObject({
      errors: [{ path: 'paidOn', code: 'VOUCHER_DAY_FUTURE' }],
    });
  });

  test('X14: a day before the first invoice is refused at its field, with that day', async () => {
    const asked = await invoice();
    expect((await read(asked.id)).paidFrom).toBe(today());
    for (const paidOn of ['1990-05-01', addDays(today(), -1)]) {
      expect((await submitVoucherOf(asha, asked, { paidOn })).body).toMatchObject({
        code: 'VAL-422',
        errors: [
          { path: 'paidOn', code: 'VOUCHER_DAY_TOO_EARLY', message: expect.stringContaining('cannot be before') },
        ],
      });
    }
    expect((await read(asked.id)).status).toBe('PENDING');
    expect((await brought(asked, asha, { paidOn: today() })).status).toBe('SUBMITTED');
  });

  test('X14: for a renewed fine, and for the rest of a filing, the day of the first invoice counts', async () => {
    const { db } = gateway.platform.database;
    const [dueId, day] = [randomUUID(), (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000)];
    await db
      .insertInto('fine_due')
      .values({
        id: dueId,
        company_id: company,
        event_id: 'ANNUAL_REPORT_S80_ALL',
        fiscal_year: '2080/81',
        due_on: '2025-01-14',
        paid_up_paisa: 100_000_000,
        created_at: gateway.clock.now(),
      })
      .execute();
    await invoice({
      for_kind: 'FINE_DUE',
      for_id: dueId,
      status: 'REJECTED',
      proposed_at: day(-20),
      issued_at: day(-20),
    });
    const again = await invoice({ for_kind: 'FINE_DUE', for_id: dueId });
    expect((await submitVoucherOf(asha, again, { paidOn: addDays(today(), -21) })).body).toMatchObject({
      errors: [{ path: 'paidOn', code: 'VOUCHER_DAY_TOO_EARLY' }],
    });
    expect((await brought(again, asha, { paidOn: addDays(today(), -20) })).status).toBe('SUBMITTED');

    const draft = await filledDraft(ram);
    await invoice({
      for_kind: 'FILING',
      for_id: draft.id,
      status: 'REJECTED',
      proposed_at: day(-5),
      issued_at: day(-3),
    });
    const rest = await invoice({ for_kind: 'FILING', for_id: draft.id });
    expect((await submitVoucherOf(ram, rest, { paidOn: addDays(today(), -6) })).body).toMatchObject({
      errors: [{ code: 'VOUCHER_DAY_TOO_EARLY' }],
    });
    expect((await brought(rest, ram, { paidOn: addDays(today(), -5) })).status).toBe('SUBMITTED');
  });

  test('an outdated amount is refused, but accepted for some days if it was paid by its last day', async () => {
    const issued = new Date(gateway.clock.now().getTime() - 20 * 86_400_000);
    const grown = await invoice({ valid_to: addDays(today(), -2), proposed_at: issued, issued_at: issued });
    expect(await read(grown.id)).toMatchObject({ closed: 'GROWN', mayPay: false, mayBringVoucher: true });
    expect((await begin(asha, grown)).body.code).toBe('PAY-412');
    expect((await submitVoucherOf(asha, grown, { paidOn: today() })).body).toMatchObject({
      code: 'PAY-412',
      message: expect.stringContaining('Please take a new invoice'),
    });
    expect((await brought(grown, asha, { paidOn: addDays(today(), -2) })).status).toBe('SUBMITTED');
    const old = await invoice({ valid_to: addDays(today(), -8), proposed_at: issued, issued_at: issued });
    expect(await read(old.id)).toMatchObject({ closed: 'GROWN', mayBringVoucher: false });
    expect((await submitVoucherOf(asha, old, { paidOn: addDays(today(), -9) })).body.code).toBe('PAY-412');
    await gateway.platform.database.db
      .updateTable('invoice')
      .set({ status: 'REJECTED', withdrawn_at: gateway.clock.now() })
      .where('id', '=', old.id)
      .execute();
    expect((await submitVoucherOf(asha, old)).body).toMatchObject({
      code: 'FLOW-409',
      message: 'This invoice was withdrawn; it need not be paid.',
    });
  });

  test('an ended filing cannot be paid, by card or by voucher, and is not in the list of open invoices', async () => {
    const draft = await filledDraft(ram);
    const asked = await invoice({ for_kind: 'FILING', for_id: draft.id });
    await gateway.platform.database.db
      .updateTable('application')
      .set({ status: 'REJECTED' })
      .where('id', '=', draft.id)
      .execute();
    expect(await read(asked.id, ram)).toMatchObject({
      status: 'PENDING',
      closed: 'ENDED',
      mayPay: false,
      mayBringVoucher: false,
    });
    for (const answer of [await submitVoucherOf(ram, asked), await begin(ram, asked)])
      expect(answer.body).toMatchObject({
        code: 'FLOW-409',
        message: 'What this invoice is for has ended; it need not be paid any more.',
      });
    expect(
      paymentPageSchema
        .parse((await ram.call('GET', 'external/api/payment?size=100')).body.data)
        .items.some(({ id }) => id === asked.id),
    ).toBe(false);
  });
});

describe('one means at a time', () => {
  test('no voucher while a card payment is in progress, no card while a voucher is under review', async () => {
    const asked = await invoice();
    const order = payments.orderOf(formOf(await begin(asha, asked)));
    expect((await read(asked.id)).mayBringVoucher).toBe(false);
    expect((await submitVoucherOf(hari, asked)).body).toMatchObject({
      code: 'FLOW-409',
      message: expect.stringContaining('online payment'),
    });
    await tell(gateway, declined(order));
    const [voucher] = (await brought(asked)).vouchers;
    expect((await begin(asha, asked)).body).toMatchObject({
      code: 'FLOW-409',
      message: expect.stringContaining('voucher'),
    });
    // a payment of the attempt that was given up is no second payment: an officer checks it
    await tell(gateway, settled(order));
    expect((await read(asked.id)).status).toBe('SUBMITTED');
    expect((await decide(rita, voucher)).status).toBe(200);
    expect((await begin(asha, asked)).body.code).toBe('PAY-409');
    expect((await submitVoucherOf(asha, asked)).body.code).toBe('PAY-409');
    expect(await settlements(asked.id)).toBe(1);
  });

  test('started at the same time, one of them continues', async () => {
    const asked = await invoice();
    const answers = await Promise.all([begin(asha, asked), submitVoucherOf(hari, asked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of two vouchers at the same time one is accepted', async () => {
    const asked = await invoice();
    const answers = await Promise.all([submitVoucherOf(asha, asked), submitVoucherOf(hari, asked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(asked.id)).vouchers).toHaveLength(1);
  });

  test('sent again with its key it is the same voucher; the key with another request is refused', async () => {
    const [asked, key] = [await invoice(), newKey()];
    const body = voucherBody({
      amountPaisa: AMOUNT,
      voucherNumber: 'AGAIN-1',
      paidOn: today(),
      uploadId: await uploadAll(asha, png(320, 200)),
    });
    const send = (more: object = {}) =>
      asha.call('POST', `external/api/payment/${asked.id}/voucher`, { ...body, ...more }, key);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body.data]).toEqual([200, first.body.data]);
    expect((await send({ voucherNumber: 'AGAIN-2' })).body.code).toBe('IDEM-409');
    expect((await read(asked.id)).vouchers).toHaveLength(1);
  });
});

describe('the decision', () => {
  test('of two officers at once one succeeds, and the invoice has that result', async () => {
    const [voucher] = (await brought(await invoice())).vouchers;
    const answers = await Promise.all([
      decide(rita, voucher),
      decide(roshan, voucher, 'No such entry in the statement'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, vouchers, id } = await read(await invoiceOfVoucher(voucher?.id));
    expect([status, vouchers[0]?.status, await settlements(id)]).toEqual(
      answers[0]?.status === 200 ? ['APPROVED', 'APPROVED', 1] : ['PENDING', 'REJECTED', 0],
    );
  });

  test('refused: with a reason, open again, announced by notification and mail; the next one is accepted, once', async () => {
    const asked = await invoice();
    const [voucher] = (await brought(asked, hari)).vouchers;
    expect((await decide(rita, voucher, ' ')).body).toMatchObject({ code: 'VAL-422', errors: [{ path: 'reason' }] });
    expect((await decide(rita, { id: voucher?.id ?? '', version: 9 })).body.code).toBe('VER-412');
    expect((await decide(rita, voucher, 'The stamp of the bank is missing')).status).toBe(200);
    expect(await read(asked.id)).toMatchObject({
      status: 'PENDING',
      mayPay: true,
      mayBringVoucher: true,
      vouchers: [{ status: 'REJECTED', reason: 'The stamp of the bank is missing' }],
    });
    const [by, remark] = [{ actor_id: rita.userId }, 'The stamp of the bank is missing'];
    expect((await recorded(voucher?.id)).slice(-1)).toEqual([{ ...by, action: 'VOUCHER_REJECTED', remark }]);
    for (const payer of [asha, hari])
      expect((await newsOf(payer))[0]).toMatchObject({
        type: 'PAYMENT_REJECTED',
        link: `/payment/${asked.id}`,
        body_ne: expect.stringContaining('The stamp of the bank is missing'),
      });
    await eventually(() =>
      gateway.outbox.some(
        ({ to, body }) => to === 'asha.voucher@example.com' && body.includes('The stamp of the bank is missing'),
      ),
    );
    const [next] = (await brought(asked)).vouchers;
    const key = newKey();
    expect([
      (await decide(rita, next, undefined, key)).status,
      (await decide(rita, next, undefined, key)).status,
      (await decide(roshan, next)).status,
    ]).toEqual([200, 200, 409]);
    expect((await recorded(next?.id)).slice(-1)).toEqual([{ ...by, action: 'VOUCHER_VERIFIED', remark: null }]);
    expect([await settlements(asked.id), (await read(asked.id)).vouchers.map(({ status }) => status)]).toEqual([
      1,
      ['APPROVED', 'REJECTED'],
    ]);
  });

  test('refused after its filing has ended, the invoice is withdrawn and no further payment is requested', async () => {
    const draft = await filledDraft(ram);
    const asked = await invoice({ for_kind: 'FILING', for_id: draft.id });
    const [voucher] = (await brought(asked, ram)).vouchers;
    await gateway.platform.database.db
      .updateTable('application')
      .set({ status: 'REJECTED' })
      .where('id', '=', draft.id)
      .execute();
    expect((await decide(rita, voucher, 'No such entry')).status).toBe(200);
    expect((await read(asked.id, ram)).status).toBe('REJECTED');
    expect((await newsOf(ram))[0]).toMatchObject({
      type: 'PAYMENT_REJECTED',
      body_en: expect.stringContaining('nothing is to be paid any more'),
    });
  });
});

const invoiceOfVoucher = async (voucherId = ''): Promise<string> =>
  (
    await gateway.platform.database.db
      .selectFrom('payment_voucher')
      .select('invoice_id')
      .where('id', '=', voucherId)
      .executeTakeFirstOrThrow()
  ).invoice_id;
