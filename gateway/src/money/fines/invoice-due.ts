import type { AssessmentBasis, WorkingStep } from '@registrar/domain/calls/money';
import { addDays, bsToAd, fiscalYearOf, PUBLISHED_THROUGH } from '@registrar/domain/calendar';
import type { FineWorking } from '@registrar/domain/calls/fine-working';
import { may } from '@registrar/domain/permissions';
import { readTerm } from '../../platform/terms';
import { amountParameters, fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { representativesOf } from '../../register/representation';
import { insertLines } from '../insert-lines';
import { takeNumbers } from '../issue-invoice';
import { invoiceFacts } from '../notify-of-money';
import { withdrawInvoice } from '../withdraw-invoice';
import { duesOf, duesOfCompanies, findDue, type Due } from './read-dues';
import { waivedStep } from './waive-fine';

/**
 * Issues the invoice of a due, valid until the day before it grows. An expired invoice is withdrawn, and the rest is
 * invoiced with today's working less earlier payments. A valid invoice is returned again.
 *
 * @param isPartOfMore it is paid together with others: one message covers all of them
 */
export async function invoiceDue(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { isPartOfMore = false }: { readonly isPartOfMore?: boolean } = {},
): Promise<string> {
  const found = await findDue(unit.tx, actor, id, unit.now);
  if (!may(actor.role, 'PAY')) refuse('PERM-403');
  return askFor(unit, actor, found, { isPartOfMore, again: () => findDue(unit.tx, actor, id, unit.now) });
}

/**
 * The same for every unpaid fine of a company, asked for by an officer of its office who has judged who it is asked
 * from. Returns the ids of the invoices.
 */
export async function invoiceDuesOf(unit: UnitOfWork, actor: Actor, companyId: string): Promise<string[]> {
  const read = () => duesOfCompanies(unit.tx, [companyId], unit.now);
  const ids: string[] = [];
  for (const due of await read()) {
    if (due.shown.restPaisa === 0 || due.shown.fine === null) continue;
    const again = async () => (await read()).find(({ shown }) => shown.id === due.shown.id) ?? due;
    ids.push(await askFor(unit, actor, due, { isPartOfMore: true, again }));
  }
  return ids;
}

interface Asking {
  readonly isPartOfMore: boolean;
  /** Reads the due anew, once it is locked. */
  readonly again: () => Promise<Due>;
}

async function askFor(unit: UnitOfWork, actor: Actor, found: Due, { isPartOfMore, again }: Asking): Promise<string> {
  const { id } = found.shown;
  await keepDue(unit, found);
  // the row of the due is locked: of two requests at once the second finds the invoice of the first
  await unit.tx.selectFrom('fine_due').select('id').where('id', '=', id).forUpdate().execute();
  const due = await again();
  if (due.shown.invoice) return due.shown.invoice.id;
  if (due.open) await withdrawInvoice(unit, actor, due.open);
  const { fine, restPaisa } = due.shown;
  if (!fine || restPaisa === 0) refuse('FLOW-409', { message: 'fine.nothingToPay' });
  return issueFor(unit, actor, due, { fine, isPartOfMore });
}

/**
 * Issues the invoice of the fine together with a late filing, so that the fine is asked once and in one place. A filing
 * in time, or one without a fine yet, gets none.
 */
export async function invoiceLateFiling(unit: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const due = (await duesOf(unit.tx, actor, unit.now)).find(({ shown }) => shown.id === id);
  if (due?.worked && due.shown.restPaisa > 0 && may(actor.role, 'PAY')) await invoiceDue(unit, actor, id);
}

/** Stores the due with its present due day and paid-up capital. */
export async function keepDue(
  unit: UnitOfWork,
  { shown: { id, company, event, fiscalYear }, worked }: Due,
): Promise<void> {
  if (!worked) refuse('FLOW-409', { message: 'fine.capitalUnknown' });
  await unit.tx
    .insertInto('fine_due')
    .values({
      id,
      company_id: company.id,
      event_id: event.eventId,
      fiscal_year: fiscalYear,
      due_on: worked.facts.dueOn,
      paid_up_paisa: worked.facts.paidUpPaisa,
      created_at: unit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function issueFor(
  unit: UnitOfWork,
  actor: Actor,
  due: Due,
  { fine, isPartOfMore }: { readonly fine: FineWorking; readonly isPartOfMore: boolean },
): Promise<string> {
  const { shown, officeId, companyType } = due;
  const today = dayInNepal(unit.now);
  const id = unit.newId();
  const { number, ebpCode } = await takeNumbers(unit, officeId);
  const basis: AssessmentBasis = { companyType, capitalPaisa: fine.paidUpPaisa };
  await unit.tx
    .insertInto('invoice')
    .values({
      id,
      company_id: shown.company.id,
      for_kind: 'FINE_DUE',
      for_id: shown.id,
      office_id: officeId,
      status: 'PENDING',
      number,
      ebp_code: ebpCode,
      basis: JSON.stringify(basis),
      scheduled_on: today,
      total_paisa: shown.restPaisa,
      proposed_at: unit.now,
      issued_at: unit.now,
      valid_to: lastDayOf(fine),
    })
    .execute();
  const working: WorkingStep[] = [
    { kind: 'FINE', assessment: fine },
    ...(shown.paidPaisa > 0 ? [{ kind: 'ALREADY_ASKED' as const, paisa: shown.paidPaisa }] : []),
    ...waivedStep(shown.waivedPaisa),
  ];
  const heads = await readTerm(unit.tx, 'REVENUE_HEADS', today);
  await insertLines(unit, id, [
    {
      kind: 'FINE',
      code: shown.event.scheduleKey,
      lawReference: fine.schedule.lawReference,
      lawReferenceNepali: fine.schedule.lawReferenceNepali,
      certainty: fine.schedule.certainty,
      basis,
      working,
      quantity: 1,
      ratePaisa: shown.restPaisa,
      proposedPaisa: shown.restPaisa,
      fiscalYear: fiscalYearOf(today)?.name ?? '',
      revenueHead: heads.FINE ?? heads.REGISTRATION ?? '',
    },
  ]);
  unit.audit({
    actor,
    action: 'INVOICE_ISSUED',
    objectType: 'invoice',
    objectId: id,
    objectVersion: 1,
    after: {
      companyId: shown.company.id,
      fineDueId: shown.id,
      number,
      ebpCode,
      totalPaisa: shown.restPaisa,
      validTo: lastDayOf(fine),
    },
  });
  if (!isPartOfMore) await notifyRepresentatives(unit, due, { id, number, ebp_code: ebpCode }, lastDayOf(fine));
  return id;
}

/** The day before the fine grows; no invoice is valid beyond the last day of the published calendar. */
export function lastDayOf({ grows }: FineWorking): string | null {
  if (grows === null) return null;
  if (!grows.on.provisional) return addDays(grows.on.ad, -1);
  const projected = bsToAd({ year: PUBLISHED_THROUGH + 1, month: 1, day: 1 });
  return projected === undefined ? null : addDays(projected, -1);
}

async function notifyRepresentatives(
  unit: UnitOfWork,
  { shown }: Due,
  invoice: { id: string; number: string; ebp_code: string },
  dueOn: string | null,
): Promise<void> {
  const { company, event, fiscalYear, restPaisa } = shown;
  for (const accountId of await representativesOf(unit.tx, company.id, dayInNepal(unit.now))) {
    await notify(unit, {
      accountId,
      eventKey: `${invoice.id}:1`,
      type: 'PAYABLE_SET',
      title: 'fine.invoice.title',
      body: 'fine.invoice.body',
      parameters: {
        company: company.nameEnglish,
        companyNepali: company.nameNepali,
        what: event.nameEnglish,
        whatNepali: event.nameNepali,
        year: fiscalYear ?? '',
        ...amountParameters(restPaisa),
        ebpCode: invoice.ebp_code,
      },
      facts: [
        ...fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish }),
        ...invoiceFacts(invoice, restPaisa, { payable: true, dueOn }),
      ],
      next: dueOn === null ? 'money.payable.next' : 'fine.invoice.next',
      action: { label: 'mail.action.pay', link: `/payment/${invoice.id}` },
      link: `/fine-calculation/due-payment-detail/${event.eventId}/${shown.id}`,
      sms: 'fine.invoice.sms',
    });
  }
}
