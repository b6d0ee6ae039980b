import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { failureSchema } from '@registrar/domain/envelope';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { companySince } from '../../test/joint-kit';
import { voucherBody } from '../../test/money-kit';
import { png } from '../../test/pictures';
import { idOf } from '../../test/representation-kit';
import {
  decideRestoration as decide,
  deregister,
  fileOrder,
  restorableOf,
  RESTORATION,
  restorationsOf,
} from '../../test/restorations-kit';
import { uploadAll } from '../../test/uploads-kit';
import { deadlinesOfCompanies } from '../deadlines/deadlines-of';
import { duesOfCompanies } from '../money/fines/read-dues';
import { readEntries } from '../register/entries/read-entries';

const LEFT = '2024-06-01';
let gateway: TestGateway;
let puja: Caller, ram: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  puja = await callerOf(gateway, 'puja.representative');
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
beforeEach(async () => {
  // gone before its first report was due
  company = await companySince(gateway, [puja], '2024-05-01');
  await deregister(gateway, company, LEFT);
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const fieldsOf = ({ body }: Answer) => failureSchema.parse(body).errors?.map(({ path, code }) => [path, code]);
const rowOf = (id = company) => db().selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const file = (more: object = {}) => fileOrder(gateway, gita, company, more);
const stepsOf = async (by: Caller) =>
  dashboardInfoSchema.parse((await by.call('GET', 'auth/api/dashboard-info')).body.data).nextSteps;
const waiting = async (id: string) => (await restorationsOf(krishna)).find((one) => one.id === id);

test('an officer files the order, a registrar decides: the company of the day before is in the register again', async () => {
  const before = await readEntries(db(), company);
  const candidate = (await restorableOf(gita)).find((one) => one.company.id === company);
  expect(candidate).toMatchObject({ deregisteredOn: LEFT, isMerged: false, isProposed: false, finePaisa: 0 });
  expect(candidate?.lastDay).toMatch(/^2029-0[56]-/);
  const id = idOf(await file());
  expect(await file()).toMatchObject({ status: 409 });
  expect(await waiting(id)).toMatchObject({ court: 'PATAN', fines: [], invoices: [], newName: null, mayDecide: true });
  expect((await waiting(id))?.document.name).toBe('order.png');
  expect(await stepsOf(krishna)).toContainEqual(
    expect.objectContaining({ code: 'DECIDE_RESTORATIONS', link: '/de-registration-approval/restorations' }),
  );
  expect((await stepsOf(puja)).find(({ link }) => link === `/company/${company}`)?.code).toBe('RESTORATION_WAITS');
  for (const by of [gita, ram])
    expect((await stepsOf(by)).filter(({ code }) => code.includes('RESTORATION'))).toEqual([]);
  // below the registrar, and who represents the company
  expect(await decide(maya, id, 'approve')).toMatchObject({ status: 403 });
  expect((await rowOf()).status).toBe('DEREGISTERED');
  const pressed = await Promise.all([decide(krishna, id, 'approve'), decide(krishna, id, 'approve')]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);

  expect(await rowOf()).toMatchObject({ status: 'ACTIVE', deregistered_on: null });
  const names = await db()
    .selectFrom('name_entry')
    .select(['kind', 'held_until'])
    .where('holder_id', '=', company)
    .execute();
  expect(names).toEqual([{ kind: 'COMPANY', held_until: null }]);
  // shares, board and all the rest are those of before; the end stays in the history
  const after = await readEntries(db(), company);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([
    {
      aspect: 'STATUS',
      after: { status: 'ACTIVE', restoredOn: '2026-11-24', details: { orderNumber: '083-CO-0117' } },
    },
  ]);
  const record = companyRecordSchema.parse((await ram.call('GET', `external/api/company/${company}/record`)).body.data);
  expect(record).toMatchObject({ status: 'ACTIVE', deregisteredOn: null, restoredOn: '2026-11-24' });
  const told = await db()
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', puja.userId)
    .where('event_key', '=', `restoration:${company}:2026-11-24`)
    .execute();
  expect(told).toHaveLength(1);
  expect((await puja.call('GET', `external/api/company/${company}/process`)).status).toBe(200);
});

test('reports of the years in which it was gone are owed from the day of its return, and cost no fine before', async () => {
  expect(await deadlinesOfCompanies(db(), [company], gateway.clock.now())).toEqual([]);
  expect(await duesOfCompanies(db(), [company], gateway.clock.now())).toEqual([]);
  await decide(krishna, idOf(await file()), 'approve');
  const owed = (await deadlinesOfCompanies(db(), [company], gateway.clock.now())).filter(
    ({ kind }) => kind === 'ANNUAL_REPORT',
  );
  const days = owed.map(({ id, dueOn }) => [id.split(':')[2], dueOn]);
  // six Nepali months from the return; the year that falls due later keeps its day
  expect(days).toEqual([
    ['2080/81', '2027-05-22'],
    ['2081/82', '2027-05-22'],
    ['2082/83', '2027-01-14'],
  ]);
  expect(await duesOfCompanies(db(), [company], gateway.clock.now())).toEqual([]);
  const later = new Date('2027-08-01T05:00:00Z');
  const late = (await duesOfCompanies(db(), [company], later)).map(({ shown, dueOn }) => [shown.fiscalYear, dueOn]);
  expect(late).toEqual(expect.arrayContaining([['2080/81', '2027-05-22']]));
  expect(late.filter(([, dueOn]) => String(dueOn) < '2026-11-24')).toEqual([]);
});

test('fines of before the end are paid first: asked for with the order, brought as a voucher, verified', async () => {
  await db()
    .updateTable('company')
    .set({ created_at: new Date('2021-08-01T06:00:00Z') })
    .where('id', '=', company)
    .execute();
  const id = idOf(await file());
  const asked = await waiting(id);
  expect(asked?.fines.map(({ fiscalYear }) => fiscalYear)).toEqual(
    expect.arrayContaining(['2077/78', '2078/79', '2079/80']),
  );
  expect((await stepsOf(puja)).map(({ code }) => code)).toContain('PAY_FOR_RESTORATION');
  const [invoice, ...others] = asked?.invoices ?? [];
  expect(others).toEqual([]);
  expect(invoice?.totalPaisa).toBe(asked?.fines.reduce((sum, { restPaisa }) => sum + restPaisa, 0));
  const unpaid = await decide(krishna, id, 'approve');
  expect([unpaid.status, unpaid.body.message]).toEqual([409, expect.stringContaining('137')]);
  // asked again the same day it is the same invoice
  expect((await gita.call('POST', `${RESTORATION}/${id}/invoice`, {}, newKey())).body.data).toEqual({
    invoiceId: invoice?.id,
  });
  const voucher = async (by: Caller, more: object = {}) =>
    by.call(
      'POST',
      `${RESTORATION}/${id}/voucher`,
      {
        ...voucherBody({
          amountPaisa: invoice?.totalPaisa ?? 0,
          voucherNumber: `R-${company.slice(0, 8)}`,
          paidOn: '2026-11-24',
        }),
        invoiceId: invoice?.id,
        uploadId: await uploadAll(by, png(300, 200, 7), 'voucher.png'),
        ...more,
      },
      newKey(),
    );
  expect(fieldsOf(await voucher(gita, { amountPaisa: 1 }))).toEqual([['amountPaisa', 'VOUCHER_AMOUNT_DIFFERENT']]);
  expect(await voucher(gita)).toMatchObject({ status: 200 });
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 409 });
  const row = await db()
    .selectFrom('payment_voucher')
    .select(['id', 'version'])
    .where('invoice_id', '=', invoice?.id ?? '')
    .executeTakeFirstOrThrow();
  const verify = await rita.call(
    'POST',
    `external/api/payment-voucher/${row.id}/verify`,
    { version: row.version },
    newKey(),
  );
  expect(verify).toMatchObject({ status: 200 });
  expect(await waiting(id)).toMatchObject({ fines: [], invoices: [] });
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect((await rowOf()).status).toBe('ACTIVE');
});

test('an order of another court, another company, another time is refused at its field, in both languages', async () => {
  expect(fieldsOf(await file({ paperNumber: '999/1' }))).toEqual([['paperNumber', 'RESTORATION_OTHER_COMPANY']]);
  expect(fieldsOf(await file({ orderedOn: '2024-05-31' }))).toEqual([['orderedOn', 'RESTORATION_BEFORE_END']]);
  expect(fieldsOf(await file({ orderedOn: '2026-11-25' }))).toEqual([['orderedOn', 'DATE_IN_FUTURE']]);
  expect(fieldsOf(await file({ court: 'DISTRICT' }))).toEqual([['court', 'RESTORATION_COURT_REQUIRED']]);
  expect(fieldsOf(await file({ orderNumber: ' ', remark: '' }))).toEqual(
    expect.arrayContaining([['orderNumber', 'ORDER_NUMBER_REQUIRED']]),
  );
  const wrong = { companyId: company, court: 'PATAN', orderNumber: '1', orderedOn: '2026-11-25', paperNumber: '1' };
  const inNepali = await gita.call(
    'POST',
    RESTORATION,
    { ...wrong, uploadId: company, remark: 'Brought' },
    { ...newKey(), 'accept-language': 'np' },
  );
  expect(failureSchema.parse(inNepali.body).errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining('अर्को कम्पनीको'),
    expect.stringMatching(/\p{Script=Devanagari}/u),
  ]);
  const moveTo = async (office: number) => {
    await db().updateTable('account').set({ office_id: office }).where('id', '=', gita.userId).execute();
    await db().updateTable('company').set({ office_id: office }).where('id', '=', company).execute();
    gita = await callerOf(gateway, 'gita.operator');
  };
  await moveTo(5);
  expect(fieldsOf(await file({ court: 'PATAN' }))).toEqual([['court', 'RESTORATION_COURT_OTHER']]);
  expect(await file({ court: 'POKHARA' })).toMatchObject({ status: 200 });
  await moveTo(1);
});

test('the time runs from the publication of the end: its last day and the day after', async () => {
  await db()
    .updateTable('company')
    .set({ deregistered_on: '2021-06-01', created_at: new Date('2021-05-01T06:00:00Z') })
    .where('id', '=', company)
    .execute();
  const lastDay = (await restorableOf(gita)).find((one) => one.company.id === company)?.lastDay ?? '';
  expect(lastDay).toMatch(/^2026-0[56]-/);
  const dayAfter = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
  expect(fieldsOf(await file({ orderedOn: dayAfter }))).toEqual([['orderedOn', 'RESTORATION_TOO_LATE']]);
  expect(await file({ orderedOn: lastDay })).toMatchObject({ status: 200 });
});

test('a company that was merged, and one that is in the register, is not restored', async () => {
  await deregister(gateway, company, LEFT, 'DEREGISTERED_BY_MERGE');
  expect(await file()).toMatchObject({ status: 409, body: { message: expect.stringContaining('merged') } });
  const living = await companySince(gateway, [puja], '2024-05-01');
  expect(await fileOrder(gateway, gita, living)).toMatchObject({ status: 409 });
});

test('a name that somebody else has meanwhile asks for a new one, which the name check judges', async () => {
  const { name_english, name_nepali } = await rowOf();
  const other = await companySince(gateway, [puja], '2024-05-01');
  await db().deleteFrom('name_entry').where('holder_id', '=', other).execute();
  expect(fieldsOf(await file({ newNameNepali: 'क', newNameEnglish: 'K' }))).toEqual([
    ['newNameNepali', 'RESTORATION_NAME_FREE'],
  ]);
  const taken = await rowOf(other);
  await db()
    .updateTable('name_entry')
    .set({ holder_id: other, kind: 'COMPANY', held_until: null })
    .where('holder_id', '=', company)
    .execute();
  expect(fieldsOf(await file())).toEqual([['newNameNepali', 'RESTORATION_NAME_TAKEN']]);
  expect(fieldsOf(await file({ newNameNepali: 'नयाँ' }))).toEqual([['newNameEnglish', 'NAME_ENGLISH_REQUIRED']]);
  expect(fieldsOf(await file({ newNameNepali: name_nepali, newNameEnglish: name_english }))?.[0]?.[1]).toBe(
    'ALREADY_REGISTERED',
  );
  const named = {
    newNameNepali: 'झरनाखोला पुनर्जागरण प्राइभेट लिमिटेड',
    newNameEnglish: 'Jharanakhola Punarjagaran Private Limited',
  };
  const id = idOf(await file(named));
  expect((await waiting(id))?.newName).toEqual({ nameNepali: named.newNameNepali, nameEnglish: named.newNameEnglish });
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await rowOf()).toMatchObject({ name_english: named.newNameEnglish, name_nepali: named.newNameNepali });
  expect(taken.id).toBe(other);
});

test('where nobody represents the company the form names who will, and the person may file at once', async () => {
  await db().deleteFrom('company_representative').where('company_id', '=', company).execute();
  expect(fieldsOf(await file())).toEqual([['username', 'RESTORATION_REPRESENTATIVE_REQUIRED']]);
  expect(fieldsOf(await file({ username: 'nobody.at.all' }))).toEqual([['username', 'RESTORATION_ACCOUNT_UNKNOWN']]);
  expect(fieldsOf(await file({ username: 'maya.approver' }))).toEqual([['username', 'RESTORATION_ACCOUNT_UNKNOWN']]);
  const id = idOf(await file({ username: 'RAM.applicant' }));
  expect((await waiting(id))?.representative).toMatchObject({ username: 'ram.applicant' });
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
  ram = await callerOf(gateway, 'ram.applicant');
  expect((await ram.call('GET', `external/api/company/${company}/process`)).status).toBe(200);
});
