import type { Answers } from '@registrar/domain/processes';
import { dayInNepal } from '../../src/platform/clock';
import { balanced } from '../annual-report-kit';
import { newKey, type Caller } from '../filings-kit';
import type { Answer } from '../harness';
import { invoiceOf, payableOf, readPayable, submitVoucher } from '../money-kit';
import { standingCompany } from './beginnings';
import { discountAnswers, discounted } from './discounted';
import { approve, beginFilled, handIn, perform, verify, type Answered, type Filing } from './filing';
import type { FilingDesk } from './filing-desk';

const TEN_LAKH = 1_000_000_00;
const NO_MEETING = { business: 'NONE', meeting: 'NOT_HELD' };

export interface OldCompany {
  /** The portal keeps it since this day; every report due since is missing. */
  readonly since: string;
  /** Left out: ten years before the section. */
  readonly registeredOn?: string;
  /** In paisa; left out: ten lakh rupees. */
  readonly paidUpPaisa?: number;
}

/** By section, instead of what is answered otherwise; null: nothing. */
type Given = Readonly<Record<string, Answered | null>>;

/** What is answered for it, of today. */
const closingAnswers = (today: string, more: Given): Readonly<Record<string, Answered>> =>
  Object.fromEntries(
    Object.entries({
      ...discountAnswers,
      MISSING_RETURNS: (standing: Answers) => ({ ...standing, ...NO_MEETING }),
      CLOSING_FIGURES: balanced(10_000_000),
      DISCOUNT_DECISION: { ...discountAnswers.DISCOUNT_DECISION, decidedOn: today },
      ...more,
    }).flatMap(([key, answered]) => (answered === null ? [] : [[key, answered]])),
  );

/** A draft that lacks nothing, of a company that has filed nothing since then. */
export function filledClosing(
  desk: FilingDesk,
  { since, registeredOn = '2015-01-01', paidUpPaisa = TEN_LAKH }: OldCompany,
  more: Given = {},
): Promise<Filing> {
  const { gateway } = desk;
  return beginFilled(desk, {
    ...discounted.DISCOUNTED_DE_REGISTRATION,
    async begins() {
      const begun = await standingCompany(desk);
      await gateway.platform.database.db
        .updateTable('company')
        .set({
          created_at: new Date(`${since}T06:00:00Z`),
          registered_on: registeredOn,
          paid_up_capital: paidUpPaisa,
        })
        .where('id', '=', begun.opens.companyId)
        .execute();
      return begun;
    },
    answers: () => closingAnswers(dayInNepal(gateway.clock.now()), more),
  });
}

/** Handed in and approved: the proceeding is open and the invoice is issued, where there is something to pay. */
export async function approvedClosing(filing: Filing): Promise<Filing> {
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  await verify(filing);
  await approve(filing);
  return filing;
}

/** Brought to the bank: the voucher waits for the revenue officer, whose answer `verified` gives. */
export async function voucherOf({ by, id, desk }: Filing): Promise<{ verified(): Promise<Answer> }> {
  const brought = payableOf(await submitVoucher(by, id, invoiceOf(await readPayable(by, id))));
  const [voucher] = invoiceOf(brought).vouchers;
  return {
    verified: () =>
      desk.revenue.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/verify`,
        { version: voucher?.version },
        newKey(),
      ),
  };
}

export const payClosing = async (filing: Filing): Promise<Answer> => (await voucherOf(filing)).verified();

export async function proceedingOf({ desk, id }: Pick<Filing, 'desk' | 'id'>) {
  return desk.gateway.platform.database.db
    .selectFrom('proceeding')
    .selectAll()
    .where('opened_by_filing', '=', id)
    .executeTakeFirstOrThrow();
}

export const companyOf = ({ begun }: Filing): string => begun.opens.companyId ?? '';

export async function statusOf(filing: Filing): Promise<string> {
  const { db } = filing.desk.gateway.platform.database;
  const row = await db
    .selectFrom('company')
    .select('status')
    .where('id', '=', companyOf(filing))
    .executeTakeFirstOrThrow();
  return row.status;
}

/** What the company owes by its reader's page of dues, in rupees. */
export async function owedBy(by: Caller, companyId: string): Promise<number> {
  const { body } = await by.call('GET', `external/api/fine/due?companyId=${companyId}`);
  const dues = body.data as readonly { readonly restPaisa: number }[];
  return dues.reduce((sum, { restPaisa }) => sum + restPaisa, 0) / 100;
}
