import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Insertable } from 'kysely';
import { addCompany } from '../../../test/company-kit';
import { callerOf, filledDraft } from '../../../test/filings-kit';
import { addDue } from '../../../test/money-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../test/harness';
import type { InvoiceTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { holdAttempt, holdInvoice } from './attempts';

let gateway: TestGateway;
/** Two reports that are paid together, by one attempt. */
let filings: string[], parts: string[];
let company = '';
const [joint, attempt] = [randomUUID(), randomUUID()];
let numbers = 0;

async function addInvoice(
  id: string,
  of: Pick<Insertable<InvoiceTable>, 'for_kind' | 'for_id' | 'company_id' | 'covered_by'>,
) {
  const now = gateway.clock.now();
  await gateway.platform.database.db
    .insertInto('invoice')
    .values({
      id,
      ...of,
      office_id: TEST_OFFICE,
      status: 'PENDING',
      number: `INV-HELD-${++numbers}`,
      ebp_code: `${numbers}`.padStart(15, '0'),
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: 250_000,
      proposed_at: now,
      issued_at: now,
    })
    .execute();
  return id;
}

beforeAll(async () => {
  gateway = await startTestGateway();
  const payer = await gateway.addAccount({ username: 'ram.held', role: 'APPLICANT' });
  const ram = await callerOf(gateway, 'ram.held');
  filings = [(await filledDraft(ram)).id, (await filledDraft(ram)).id].sort();
  company = (await addCompany(gateway, payer)).id;
  await addInvoice(joint, { for_kind: 'JOINT', for_id: company, company_id: company });
  const covered = filings.map((filing) =>
    addInvoice(randomUUID(), { for_kind: 'FILING', for_id: filing, covered_by: joint }),
  );
  parts = await Promise.all(covered);
  const now = gateway.clock.now();
  await gateway.platform.database.db
    .insertInto('payment_attempt')
    .values({
      id: attempt,
      invoice_id: joint,
      account_id: payer,
      bank: 'NABIL',
      mode: 'CARD',
      amount_paisa: 500_000,
      status: 'OPEN',
      began_at: now,
      ask_at: now,
    })
    .execute();
});
afterAll(() => gateway?.close());

/** The rows locked by the unit of work, found by the transaction number that the database writes to them. */
async function heldIn({ tx }: UnitOfWork, table: 'application' | 'invoice' | 'payment_attempt'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where xmax = pg_current_xact_id()::xid order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

test('locking one of several invoices that are paid together locks all of them and their filings', async () => {
  const everything = [joint, ...parts].sort();
  for (const asked of everything)
    await gateway.platform.runUnitOfWork(async (unit) => {
      expect((await holdInvoice(unit, asked))?.id).toBe(asked);
      expect(await heldIn(unit, 'application')).toEqual(filings);
      expect(await heldIn(unit, 'invoice')).toEqual(everything);
    });
});

test('an invoice that is paid alone is locked alone', async () => {
  const due = await addDue(gateway.platform.database.db, company);
  const alone = await addInvoice(randomUUID(), { for_kind: 'FINE_DUE', for_id: due, company_id: company });
  await gateway.platform.runUnitOfWork(async (unit) => {
    await holdInvoice(unit, alone);
    expect(await heldIn(unit, 'invoice')).toEqual([alone]);
    expect(await heldIn(unit, 'application')).toEqual([]);
  });
});

test('processing a payment locks the attempt, and everything paid by it', async () => {
  await gateway.platform.runUnitOfWork(async (unit) => {
    expect((await holdAttempt(unit, attempt))?.attempt.id).toBe(attempt);
    expect(await heldIn(unit, 'payment_attempt')).toEqual([attempt]);
    expect(await heldIn(unit, 'invoice')).toEqual([joint, ...parts].sort());
    expect(await heldIn(unit, 'application')).toEqual(filings);
  });
});
