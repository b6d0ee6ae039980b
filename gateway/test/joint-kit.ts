import { jointPaymentSchema, paymentSchema, type Payment } from '@registrar/domain/calls/payments';
import { dormantReport, submitReport } from './annual-report-kit';
import { newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { settledCompany } from './name-change-kit';

/**
 * A company that the portal keeps since some day, with a paid-up capital of ten lakh: it is behind with every year
 * since.
 */
export async function companySince(
  gateway: TestGateway,
  representatives: readonly Caller[],
  day: string,
): Promise<string> {
  const { db } = gateway.platform.database;
  const id = await settledCompany(gateway, [...representatives]);
  await db
    .updateTable('company')
    .set({ created_at: new Date(`${day}T06:00:00Z`), registered_on: '2015-01-01', paid_up_capital: 100_000_000 })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('register_entry').where('company_id', '=', id).where('aspect', '=', 'CAPITAL').execute();
  return id;
}

export interface Handed {
  readonly applicationId: string;
  readonly invoiceId: string;
  readonly totalPaisa: number;
}

/** The reports of these years, each handed in, with what is asked for it. */
export async function handIn(
  gateway: TestGateway,
  by: Caller,
  companyId: string,
  years: readonly string[],
): Promise<Handed[]> {
  const handed: Handed[] = [];
  for (const year of years) {
    const { id } = await submitReport(by, await dormantReport(by, companyId, year));
    const invoice = await gateway.platform.database.db
      .selectFrom('invoice')
      .select(['id', 'total_paisa'])
      .where('for_id', '=', id)
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    handed.push({ applicationId: id, invoiceId: invoice.id, totalPaisa: invoice.total_paisa });
  }
  return handed;
}

export const askJoint = (
  by: Caller,
  request: { readonly invoiceIds?: readonly string[]; readonly dueIds?: readonly string[] },
  key = newKey(),
): Promise<Answer> => by.call('POST', 'external/api/payment/joint', { invoiceIds: [], dueIds: [], ...request }, key);

/** The id of the one invoice that is to be paid. */
export async function join(
  by: Caller,
  request: Parameters<typeof askJoint>[1],
  key?: ReturnType<typeof newKey>,
): Promise<string> {
  const answer = await askJoint(by, request, key);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return jointPaymentSchema.parse(answer.body.data).paymentId;
}

export async function paymentOf(by: Caller, id: string): Promise<Payment> {
  const answer = await by.call('GET', `external/api/payment/${id}`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return paymentSchema.parse(answer.body.data);
}
