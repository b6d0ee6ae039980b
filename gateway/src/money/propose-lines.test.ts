import { varied, type Variation } from '@registrar/domain/testing/test-filing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import type { Charge } from '@registrar/domain/processes';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { filledChange, settledCompany } from '../../test/name-change-kit';
import { findApplication, type Application } from '../applications/application';
import { dayInNepal } from '../platform/clock';
import { proposeAssessment } from './propose-assessment';
import { proposeLines } from './propose-lines';

const LAKH = 100_000 * 100;
let gateway: TestGateway;
let puja: Caller;
let today: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  today = dayInNepal(gateway.clock.now());
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const reportedLate = (days: number) => () => ({ eventId: 'MOA_AOA_AMEND_NOTICE', triggeredOn: addDays(today, -days) });

/** A real draft of a real company, under a definition that costs something else. */
async function draftUnder(change: Variation): Promise<Application> {
  const company = await settledCompany(gateway, [puja]);
  await db()
    .updateTable('company')
    .set({ authorized_capital: 5 * LAKH })
    .where('id', '=', company)
    .execute();
  const { id } = await filledChange(puja, company);
  return under(id, change);
}
async function under(id: string, change: Variation): Promise<Application> {
  const application = await findApplication(db(), id, { forUpdate: false, today });
  if (!application) throw new Error('The draft is gone');
  return { ...application, definition: varied(application.definition, change) };
}
const invoicesOf = ({ row }: Application) =>
  db()
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .select([
      'invoice.status',
      'invoice_line.kind',
      'invoice_line.code',
      'invoice_line.proposed_paisa as paisa',
      'invoice.supplements',
    ])
    .where('invoice.for_id', '=', row.id)
    .orderBy('invoice.proposed_at')
    .orderBy('invoice.id')
    .orderBy('invoice_line.position')
    .execute();
const settle = ({ row }: Application) =>
  db()
    .updateTable('invoice')
    .set({
      status: 'COMPLETED',
      number: 'INV-LINES-1',
      ebp_code: '700000000000001',
      issued_at: gateway.clock.now(),
      settled_at: gateway.clock.now(),
    })
    .where('for_id', '=', row.id)
    .where('status', '=', 'DRAFT')
    .execute();
const propose = (application: Application) =>
  gateway.platform.runUnitOfWork((unit) => proposeAssessment(unit, null, application));

const incorporation = (capitalPaisa: number): Charge => ({
  code: 'INCORPORATION',
  schedule: 'FEE_INCORPORATION_PRIVATE',
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  capitalPaisa,
});

test('a filing may have several fees, each a line with its own rate', async () => {
  const lines = await proposeLines(
    db(),
    await draftUnder({ money: { charges: () => [incorporation(LAKH), incorporation(5 * LAKH)] } }),
    today,
  );
  expect(lines).toMatchObject([
    { kind: 'REVENUE', code: 'INCORPORATION', proposedPaisa: 100_000 },
    { kind: 'REVENUE', code: 'INCORPORATION', proposedPaisa: 450_000 },
  ]);
});

test.each([
  ['on the last day', 30, null],
  ['a month late costs nothing yet', 55, null],
  ['three months late', 30 + 85, 40_000],
] as const)('a report %s', async (_, days, paisa) => {
  const lines = await proposeLines(
    db(),
    await draftUnder({ money: { charges: () => [incorporation(LAKH)], lateness: reportedLate(days) } }),
    today,
  );
  expect(lines?.slice(1)).toMatchObject(
    paisa === null
      ? []
      : [
          {
            kind: 'FINE',
            code: 'FINE_S81_6',
            proposedPaisa: paisa,
            basis: { lateness: { eventId: 'MOA_AOA_AMEND_NOTICE', filedOn: today } },
          },
        ],
  );
});

test('the fine stops growing on the day of the submission, and grows on for who has withdrawn it', async () => {
  const application = await draftUnder({ money: { charges: () => [], lateness: reportedLate(30 + 85) } });
  const later = addDays(today, 60);
  const submitted = {
    ...application,
    row: { ...application.row, status: 'SEND_FOR_CORRECTION' as const, submitted_at: gateway.clock.now() },
  };
  expect(await proposeLines(db(), submitted, later)).toMatchObject([{ proposedPaisa: 40_000 }]);
  const withdrawn = { ...submitted, row: { ...submitted.row, status: 'DRAFT' as const } };
  expect((await proposeLines(db(), withdrawn, later))?.[0]?.proposedPaisa).toBeGreaterThan(40_000);
});

test('an unknown capital makes the whole amount unknown', async () => {
  expect(
    await proposeLines(
      db(),
      await draftUnder({
        money: { charges: () => [incorporation(LAKH), { ...incorporation(LAKH), capitalPaisa: null }] },
      }),
      today,
    ),
  ).toBeNull();
});

test('what was paid is taken off once, not off each line; the same facts propose nothing anew', async () => {
  const first = await draftUnder({ money: { charges: () => [incorporation(LAKH), incorporation(LAKH)] } });
  await propose(first);
  await propose(first);
  await settle(first);
  expect(await invoicesOf(first)).toMatchObject([{ paisa: 100_000 }, { paisa: 100_000 }]);

  const changed = await under(first.row.id, {
    money: { charges: () => [incorporation(LAKH), incorporation(5 * LAKH)] },
  });
  await propose(changed);
  expect((await invoicesOf(changed)).slice(2)).toMatchObject([
    { status: 'DRAFT', paisa: 0 },
    { status: 'DRAFT', paisa: 350_000 },
  ]);
});
