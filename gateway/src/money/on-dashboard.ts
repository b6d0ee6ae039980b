import type { NextStep } from '@registrar/domain/calls/dashboard';
import { addDays } from '@registrar/domain/calendar';
import { FILING_ROLES, may } from '@registrar/domain/permissions';
import { sql } from 'kysely';
import { filingLink } from '../applications/filing-link';
import { isAmongOwn } from '../applications/visible-to';
import type { DashboardContribution, DashboardQuestion } from '../dashboard-parts/contribution';
import { nextStep } from '../dashboard-parts/next-step';
import { readTerm } from '../platform/terms';
import { dayInNepal } from '../platform/clock';
import { countToDecide } from '../proposals/list-proposals';
import { isAmongOwnInvoices } from './card/payers';
import { duesOf } from './fines/read-dues';
import { isOfEnded } from './payable-invoice';
import { countPaid } from './receipts/payment-history';
import { filingOf } from './invoice-owner';

/** Open payments of users, and the open work of revenue officers. */
export const moneyOnDashboard: DashboardContribution = {
  counts: {
    PENDING_FINE_COUNT: {
      link: '/fine-calculation/due-payment',
      count: async ({ db, actor, now }) =>
        (await duesOf(db, actor, now)).filter(({ shown }) => shown.restPaisa > 0).length,
    },
    PAYMENT_HISTORY_COUNT: {
      link: '/payment-history',
      count: ({ db, actor, now }) => countPaid(db, actor.accountId, now),
    },
  },
  nextSteps: async (question) => [
    ...(await invoicesOfFilings(question)),
    ...(await fines(question)),
    ...(await waitingForOfficers(question)),
  ],
};

/** Unpaid invoices of the user's filings, with their last day; a joint invoice is one step. */
async function invoicesOfFilings({ db, actor, now }: DashboardQuestion): Promise<NextStep[]> {
  if (!FILING_ROLES.includes(actor.role)) return [];
  const today = dayInNepal(now);
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.for_id')
    .select([
      'invoice.id',
      'invoice.total_paisa',
      'invoice.issued_at',
      'invoice.valid_to',
      'application.id as application_id',
      'application.title_english',
      'application.title_nepali',
    ])
    .where('invoice.status', 'in', ['PENDING', 'INITIATED'])
    .where('invoice.total_paisa', '>', 0)
    .where('invoice.covered_by', 'is', null)
    .where(sql<boolean>`not ${isOfEnded(today)}`)
    .where(isAmongOwn(actor.accountId, today))
    .orderBy('invoice.issued_at')
    .execute();
  const joints = await db
    .selectFrom('invoice')
    .innerJoin('company', 'company.id', 'invoice.company_id')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .select(['invoice.id', 'invoice.total_paisa', 'invoice.valid_to', 'company.name_english', 'company.name_nepali'])
    .where('invoice.for_kind', '=', 'JOINT')
    .where('invoice.status', 'in', ['PENDING', 'INITIATED'])
    .where(sql<boolean>`not ${isOfEnded(today)}`)
    .where(isAmongOwnInvoices(actor.accountId, today))
    .orderBy('invoice.issued_at')
    .execute();
  const together = joints.map(({ id, total_paisa, valid_to, name_english, name_nepali }) =>
    nextStep('PAY', 'next.pay', {
      name: { ne: name_nepali || name_english, en: name_english || name_nepali },
      amountPaisa: total_paisa,
      link: `/payment/${id}`,
      dueOn: valid_to,
    }),
  );
  if (rows.length === 0) return together;
  const { days } = await readTerm(db, 'PAYMENT_TERM', today);
  return [
    ...together,
    ...rows.map(({ id, total_paisa, issued_at, valid_to, application_id, title_english, title_nepali }) =>
      nextStep('PAY', 'next.pay', {
        name: { ne: title_nepali || title_english, en: title_english || title_nepali },
        amountPaisa: total_paisa,
        link: `/payment/${id}`,
        applicationId: application_id,
        dueOn: valid_to ?? (issued_at === null ? null : addDays(dayInNepal(issued_at), days)),
      }),
    ),
  ];
}

/** All fines of what the user's companies have submitted late, as one amount; those of what is missing come with it. */
async function fines({ db, actor, now }: DashboardQuestion): Promise<NextStep[]> {
  const owed = (await duesOf(db, actor, now)).filter(({ shown }) => shown.filedOn !== null && shown.restPaisa > 0);
  const amountPaisa = owed.reduce((sum, { shown }) => sum + shown.restPaisa, 0);
  return amountPaisa === 0
    ? []
    : [
        nextStep('PAY_FINES', 'next.payFines', {
          amountPaisa,
          count: owed.length,
          link: '/fine-calculation/due-payment',
        }),
      ];
}

/** Work that only this officer's role can decide. */
async function waitingForOfficers({ db, actor, now }: DashboardQuestion): Promise<NextStep[]> {
  const steps: NextStep[] = [];
  const office = actor.officeId ?? -1;
  const add = (
    code: string,
    title: 'next.verifyVouchers' | 'next.decideRefunds' | 'next.counterSign' | 'next.decideRates',
    count: number,
    link: string,
  ): void => {
    if (count > 0) steps.push(nextStep(code, title, { count, link }));
  };
  if (may(actor.role, 'VERIFY_VOUCHER')) {
    const { total } = await db
      .selectFrom('payment_voucher')
      .innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id')
      .where('payment_voucher.status', '=', 'SUBMITTED')
      .where('invoice.office_id', '=', office)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    add('VERIFY_VOUCHERS', 'next.verifyVouchers', total, '/payment-vouchers');
  }
  if (may(actor.role, 'COUNTER_SIGN_REFUND')) {
    const { total } = await db
      .selectFrom('refund')
      .where('status', '=', 'PROPOSED')
      .where('expires_at', '>', now)
      .where('office_id', '=', office)
      .where('proposed_by', '<>', actor.accountId)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    add('DECIDE_REFUNDS', 'next.decideRefunds', total, '/refunds');
  }
  if (may(actor.role, 'COUNTER_SIGN_PAYABLE')) {
    const rows = await db
      .selectFrom('invoice')
      .select(['for_kind', 'for_id'])
      .where('counter_sign_asked_at', 'is not', null)
      .where('office_id', '=', office)
      .orderBy('counter_sign_asked_at')
      .execute();
    const [first] = rows;
    const filing = first && filingOf(first);
    if (filing) add('COUNTER_SIGN', 'next.counterSign', rows.length, filingLink(filing, 'OFFICE'));
  }
  if (may(actor.role, 'APPROVE_CONFIGURATION')) {
    const total = await countToDecide(db, actor, 'SCHEDULE', now);
    add('DECIDE_RATES', 'next.decideRates', total, '/fee-schedules');
  }
  return steps;
}
