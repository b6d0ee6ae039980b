import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { claimNextAnswerSchema } from '@registrar/domain/calls/desk';
import { paymentSchema, type Payment } from '@registrar/domain/calls/payments';
import { refundPageSchema } from '@registrar/domain/calls/refunds';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import type { Config } from '../src/platform/config/config';
import { giveRegistrationNumber, takeRegistrationNumber } from '../src/register/registration-number';
import { addCompany } from './company-kit';
import { attach, documentsOf } from './documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  newKey,
  saveSection,
  take,
  type Caller,
} from './filings-kit';
import {
  createServerDatabase,
  loginForm,
  signedInFrom,
  startTestGateway,
  TEST_OFFICE,
  type Answer,
  type TestGateway,
} from './harness';
import { addDue, addReceipt, submitVoucherOf } from './money-kit';
import { begin, formOf, SECRET, settled, startPayments, tell, type Order, type Payments } from './payment-kit';
import { png } from './pictures';
import { changesOf, changeStaff, decide as decideOnStaff, memberOf } from './staff-kit';
import { beginUpload, receivePart, progressOf } from './uploads-kit';

const { TEST_DATABASE_URL } = process.env;
if (!TEST_DATABASE_URL)
  console.warn('LEFT OUT: TEST_DATABASE_URL is not set, so the races were not run on PostgreSQL with two gateways.');

const AMOUNT = 250_000;
let drop: (() => Promise<void>) | undefined;
let payments: Payments | undefined;
const shared = mkdtempSync(join(tmpdir(), 'races-'));
let here: TestGateway, there: TestGateway;
let company = '';
/** Represents companies that a test needs for their numbers only. */
let nobody = '';
let invoices = 0;

/** The same person at both. */
interface AtBoth {
  readonly here: Caller;
  readonly there: Caller;
}
const atBoth = async (username: string): Promise<AtBoth> => ({
  here: await callerOf(here, username),
  there: await callerOf(there, username),
});

(TEST_DATABASE_URL ? describe : describe.skip)('at the same moment at two gateways on one PostgreSQL', () => {
  let ram: AtBoth,
    sita: AtBoth,
    asha: AtBoth,
    rita: AtBoth,
    roshan: AtBoth,
    gita: AtBoth,
    bishnu: AtBoth,
    maya: AtBoth,
    krishna: AtBoth,
    kamala: AtBoth,
    sysadmin: AtBoth;

  beforeAll(async () => {
    const server = await createServerDatabase(TEST_DATABASE_URL ?? '');
    drop = server.drop;
    const far = (payments = await startPayments(() => here.clock.now()));
    let secrets: Config['secrets'] | undefined;
    const change = (config: Config): Config => ({
      ...config,
      dataDirectory: shared,
      secrets: (secrets ??= config.secrets),
      payment: { url: far.url, pageUrl: 'http://localhost:8083/checkout', code: 'REGISTRAR', secret: SECRET },
    });
    const { place } = server;
    const start = () =>
      startTestGateway({ demoData: true, database: place, bus: { kind: 'pg', url: place.url }, change });
    [here, there] = await Promise.all([start(), start()]);
    const representative = await here.addAccount({ username: 'asha.races', role: 'COMPANY_REPRESENTATIVE' });
    for (const username of ['rita.races', 'roshan.races']) await here.addAccount({ username, role: 'REVENUE_OFFICER' });
    nobody = await here.addAccount({ username: 'nobody.races', role: 'COMPANY_REPRESENTATIVE' });
    company = (await addCompany(here, representative)).id;
    await here.platform.database.db
      .updateTable('company')
      .set({ email: 'pay@races.example', email_verified_at: here.clock.now() })
      .where('id', '=', company)
      .execute();
    [ram, sita, asha, rita, roshan] = [
      await atBoth('ram.applicant'),
      await atBoth('sita.applicant'),
      await atBoth('asha.races'),
      await atBoth('rita.races'),
      await atBoth('roshan.races'),
    ];
    [gita, bishnu, maya, krishna, kamala, sysadmin] = [
      await atBoth('gita.operator'),
      await atBoth('bishnu.operator'),
      await atBoth('maya.approver'),
      await atBoth('krishna.approver'),
      await atBoth('kamala.admin'),
      await atBoth('sysadmin.demo'),
    ];
  }, 300_000);
  afterAll(async () => {
    await here?.close();
    await there?.close();
    await payments?.close();
    await drop?.();
    rmSync(shared, { recursive: true, force: true });
  });

  const db = () => here.platform.database.db;
  const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();
  const statusOf = (answer: Answer | undefined) => [answer?.status, answer?.body.code];

  async function invoice(): Promise<{ id: string; totalPaisa: number }> {
    const [id, now] = [randomUUID(), here.clock.now()];
    const number = ++invoices;
    await db()
      .insertInto('invoice')
      .values({
        id,
        for_kind: 'FINE_DUE',
        for_id: await addDue(db(), company),
        company_id: company,
        office_id: TEST_OFFICE,
        status: 'PENDING',
        number: `INV-RACE-${number}`,
        ebp_code: `8${number}`.padStart(15, '0'),
        basis: '{}',
        scheduled_on: '2026-01-01',
        total_paisa: AMOUNT,
        proposed_at: now,
        issued_at: now,
      })
      .execute();
    return { id, totalPaisa: AMOUNT };
  }
  function orderOf([begun]: readonly Answer[]): Order {
    if (!payments || !begun) throw new Error('nothing was begun');
    return payments.orderOf(formOf(begun));
  }
  const read = async (id: string): Promise<Payment> =>
    paymentSchema.parse((await asha.here.call('GET', `external/api/payment/${id}`)).body.data);
  const settlements = async (invoiceId: string): Promise<number> =>
    (
      await db()
        .selectFrom('audit')
        .select('seq')
        .where('object_id', '=', invoiceId)
        .where('action', '=', 'INVOICE_SETTLED')
        .execute()
    ).length;

  async function numberOfNewCompany(gateway: TestGateway): Promise<string> {
    const { id } = await addCompany(gateway, nobody, { registrationNumber: `R-${randomUUID()}` });
    return gateway.platform.runUnitOfWork(async (unit) => {
      const taken = await takeRegistrationNumber(unit, TEST_OFFICE, 'NON_PROFIT');
      await giveRegistrationNumber(unit, taken, id);
      return taken.number;
    });
  }

  test('1. a filing handed in twice with one key is handed in once, and both hear the same', async () => {
    for (let round = 0; round < 3; round++) {
      const draft = await filledDraft(ram.here);
      const key = randomUUID();
      const answers = await Promise.all(
        [ram.here, ram.there, ram.here, ram.there].map((caller) => act(caller, draft, 'submit', { key })),
      );
      expect(statuses(answers)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
      expect(
        detailOf(await ram.here.call('GET', `${APPLICATION}/${draft.id}`)).history.filter(
          ({ action }) => action === 'submit',
        ),
      ).toHaveLength(1);
    }
  });

  test('2. one name asked for by two people is held by one', async () => {
    for (let round = 0; round < 3; round++) {
      const name = freeName();
      const [first, second] = [await filledDraft(ram.here, name), await filledDraft(sita.there, name)];
      const answers = await Promise.all([act(ram.here, first, 'submit'), act(sita.there, second, 'submit')]);
      expect(answers.map(statusOf).sort()).toEqual([
        [200, undefined],
        [409, 'NAME-409'],
      ]);
    }
  });

  test('3. a filing claimed by two officers is in the hands of one', async () => {
    for (let round = 0; round < 3; round++) {
      const filed = await take(await filledDraft(ram.here), [[ram.here, 'submit']]);
      const answers = await Promise.all([act(gita.here, filed, 'claim'), act(bishnu.there, filed, 'claim')]);
      expect(statuses(answers)).toEqual([200, 409]);
    }
  });

  test('4. two officers who take the next one get different ones', async () => {
    await Promise.all(
      [filledDraft(ram.here), filledDraft(sita.there)].map(async (draft, index) =>
        act(index === 0 ? ram.here : sita.there, await draft, 'submit'),
      ),
    );
    const answers = await Promise.all(
      [gita.here, bishnu.there].map((officer) => officer.call('POST', 'external/api/desk/claim-next', {}, newKey())),
    );
    const taken = answers.map(({ body }) => claimNextAnswerSchema.parse(body.data).application?.id);
    expect(new Set(taken).size).toBe(2);
    expect(taken).not.toContain(undefined);
  });

  test('5. a filing approved by two is approved once', async () => {
    for (let round = 0; round < 3; round++) {
      const verified = await take(await filledDraft(ram.here), [
        [ram.here, 'submit'],
        [gita.here, 'claim'],
        [gita.there, 'verify'],
      ]);
      const answers = await Promise.all([act(maya.here, verified, 'approve'), act(krishna.there, verified, 'approve')]);
      expect(answers.map(statusOf).sort()).toEqual([
        [200, undefined],
        [409, 'FLOW-409'],
      ]);
      const { total } = await db()
        .selectFrom('name_reservation')
        .select((the) => the.fn.countAll<number>().as('total'))
        .where('application_id', '=', verified.id)
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(1);
    }
  });

  test('6. of an approval and a rejection one counts', async () => {
    const verified = await take(await filledDraft(ram.here), [
      [ram.here, 'submit'],
      [gita.here, 'claim'],
      [gita.there, 'verify'],
    ]);
    const answers = await Promise.all([
      act(maya.here, verified, 'approve'),
      act(krishna.there, verified, 'reject', { remark: 'No', reasonCode: 'OTHER' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const now = detailOf(await ram.here.call('GET', `${APPLICATION}/${verified.id}`));
    expect(now.status).toBe(answers[0]?.status === 200 ? 'APPROVED' : 'REJECTED');
  });

  test('7. numbers follow each other without a gap: of filings and of companies', async () => {
    const drafts = [];
    for (let count = 0; count < 8; count++) drafts.push(await filledDraft(ram.here));
    const answers = await Promise.all(
      drafts.map((draft, index) => act(index % 2 === 0 ? ram.here : ram.there, draft, 'submit')),
    );
    const numbers = answers
      .map((answer) => Number(detailOf(answer).applicationNumber?.slice(-6)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));

    const given = await Promise.all(
      Array.from({ length: 12 }, (_, index) => numberOfNewCompany(index % 2 === 0 ? here : there)),
    );
    const places = given.map((number) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
  });

  test('8. of two who save one section over the same version one is heard, and the other sees what is there', async () => {
    const draft = await filledDraft(ram.here);
    const answers = await Promise.all([
      saveSection(ram.here, draft, 'OBJECTIVE_DETAILS', { nsicCodes: ['0002'] }),
      saveSection(ram.there, draft, 'OBJECTIVE_DETAILS', { nsicCodes: ['0003'] }),
    ]);
    expect(answers.map(statusOf).sort()).toEqual([
      [200, undefined],
      [412, 'VER-412'],
    ]);
  });

  test('9. one voucher number brought for two invoices counts for one, and of two vouchers for one invoice one is taken', async () => {
    const asked = [await invoice(), await invoice()] as const;
    const numbered = await Promise.all([
      submitVoucherOf(asha.here, asked[0], { voucherNumber: 'RACE-1' }),
      submitVoucherOf(asha.there, asked[1], { voucherNumber: 'RACE-1' }),
    ]);
    expect(statuses(numbered)).toEqual([200, 422]);
    const one = await invoice();
    expect(statuses(await Promise.all([submitVoucherOf(asha.here, one), submitVoucherOf(asha.there, one)]))).toEqual([
      200, 409,
    ]);
    expect((await read(one.id)).vouchers).toHaveLength(1);
  });

  test('10. a voucher that one officer accepts and another refuses is what one of them said', async () => {
    const asked = await invoice();
    const [voucher] = paymentSchema.parse((await submitVoucherOf(asha.here, asked)).body.data).vouchers;
    const answers = await Promise.all([
      rita.here.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/verify`,
        { version: voucher?.version },
        newKey(),
      ),
      roshan.there.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/reject`,
        { version: voucher?.version, reason: 'No such entry in the statement' },
        newKey(),
      ),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await settlements(asked.id)).toBe(answers[0]?.status === 200 ? 1 : 0);
  });

  test('11. an invoice is paid once: begun at both, told at both, by card and by voucher', async () => {
    const asked = await invoice();
    const begun = await Promise.all(
      [asha.here, asha.there, asha.here, asha.there].map((caller) => begin(caller, asked)),
    );
    expect(new Set(begun.map((answer) => formOf(answer).fields.sessionId)).size).toBe(1);
    const order = settled(orderOf(begun));
    await Promise.all([here, there, here, there, here, there].map((gateway) => tell(gateway, order)));
    expect([(await read(asked.id)).status, await settlements(asked.id)]).toEqual(['COMPLETED', 1]);
    expect((await read(asked.id)).attempts.map(({ status }) => status)).toEqual(['SUCCESS']);

    const other = await invoice();
    expect(statuses(await Promise.all([begin(asha.here, other), submitVoucherOf(asha.there, other)]))).toEqual([
      200, 409,
    ]);
  });

  test('12. money goes back once: asked for at both, agreed to at both', async () => {
    const officer = await atBoth('rita.revenue');
    const { id: applicationId } = await take(await filledDraft(ram.here), [[ram.here, 'submit']]);
    const { invoiceId, lineId } = await addReceipt(here, applicationId);
    await db().updateTable('application').set({ status: 'REJECTED' }).where('id', '=', applicationId).execute();
    const body = { invoiceId, lines: [{ lineId, amountPaisa: 950_000 }], reason: 'The application was refused' };
    expect(
      statuses(
        await Promise.all(
          [officer.here, officer.there].map((caller) => caller.call('POST', 'external/api/refund', body, newKey())),
        ),
      ),
    ).toEqual([200, 409]);
    const refund = refundPageSchema
      .parse((await maya.here.call('GET', 'external/api/refund?status=PROPOSED&size=100')).body.data)
      .items.find(({ invoice: of }) => of.id === invoiceId);
    const approve = (caller: Caller) =>
      caller.call(
        'POST',
        `external/api/refund/${refund?.id}/approve`,
        { version: refund?.version, remark: 'Seen' },
        newKey(),
      );
    expect(statuses(await Promise.all([approve(maya.here), approve(maya.there)]))).toEqual([200, 409]);
    const { total } = await db()
      .selectFrom('refund')
      .select((the) => the.fn.countAll<number>().as('total'))
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'APPROVED')
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(1);
  });

  test('13. one code proven at both makes one account', async () => {
    const [username, mobileNumber] = ['races.double', '9841777001'];
    await here.call('POST', 'auth/api/user/external', {
      body: {
        username,
        email: `${username}@example.com`,
        mobileNumber,
        officeId: TEST_OFFICE,
        fullNameEnglish: 'Nabin Karki',
        fullNameNepali: 'नवीन कार्की',
      },
    });
    await here.jobsDone(); // whichever of the two has sent it
    const sms = [here, there].flatMap(({ outbox }) => outbox).find(({ to }) => to === mobileNumber);
    const otp = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
    const answers = await Promise.all(
      [here, there].map((gateway) =>
        gateway.call('POST', 'auth/api/otp-verify', { body: { mobileNumber, email: `${username}@example.com`, otp } }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 400]);
    expect(await db().selectFrom('account').select('id').where('username', '=', username).execute()).toHaveLength(1);
  });

  test('14. one refresh token used at both goes on as one session', async () => {
    await here.addAccount({ username: 'races.tabs' });
    const { refreshToken, userId } = await here.signIn('races.tabs');
    const refresh = (gateway: TestGateway) =>
      gateway.call(
        'POST',
        'auth/api/ocr-login',
        loginForm(gateway.platform, { grant_type: 'refresh_token', refresh_token: refreshToken, roleId: 'APPLICANT' }),
      );
    const pairs = (await Promise.all([here, there, here, there].map(refresh))).map(signedInFrom);
    for (const { accessToken } of pairs)
      expect((await there.call('GET', 'auth/api/init', { token: accessToken })).status).toBe(200);
    expect(
      await db()
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', userId)
        .where('ended_at', 'is', null)
        .execute(),
    ).toHaveLength(1);
  });

  test('15. a proposal decided on by two is decided once', async () => {
    for (const how of ['approve', 'refuse'] as const) {
      const username = `races.${how}`;
      const userId = await here.addAccount({ username, role: 'OPERATOR', officeId: 1 });
      expect(await changeStaff(kamala.here, username, 'role', { role: 'APPROVER_1' })).toMatchObject({ status: 200 });
      const change = (await changesOf(krishna.here)).find(({ person }) => person.id === userId);
      const answers = await Promise.all([
        decideOnStaff(krishna.here, change?.id ?? '', 'approve'),
        decideOnStaff(sysadmin.there, change?.id ?? '', how),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      const role = (await memberOf(kamala.there, username)).roleCode;
      expect(role).toBe(how === 'approve' || answers[0]?.status === 200 ? 'APPROVER_1' : 'OPERATOR');
    }
  });

  test('16. the last part of a file brought at both ends it once, and a document put into one place at both is there once', async () => {
    const content = png(900, 700, 3);
    const { id, partBytes } = progressOf(await beginUpload(ram.here, content.length));
    for (let start = 0; start + partBytes < content.length; start += partBytes)
      await receivePart(ram.here, id, start, content.subarray(start, start + partBytes));
    const last = Math.floor((content.length - 1) / partBytes) * partBytes;
    const answers = await Promise.all([
      receivePart(ram.here, id, last, content.subarray(last)),
      receivePart(ram.there, id, last, content.subarray(last)),
    ]);
    expect(answers.map((answer) => progressOf(answer).received)).toEqual([content.length, content.length]);

    const draft = await filledDraft(ram.here);
    await Promise.all([attach(ram.here, draft.id, 'TRADEMARK_PROOF'), attach(ram.there, draft.id, 'TRADEMARK_PROOF')]);
    const { places } = documentsOf(await ram.here.call('GET', `${APPLICATION}/${draft.id}/document`));
    expect(places.filter(({ key, document }) => key === 'TRADEMARK_PROOF' && document)).toHaveLength(1);
  });

  test('after all of it the audit is unbroken', async () => {
    expect(await verifyAudit(db())).toMatchObject({ intact: true });
  });
});
