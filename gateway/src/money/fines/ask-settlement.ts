import { fiscalYearOf } from '@registrar/domain/calendar';
import type { Settlement136ka } from '@registrar/domain/calls/settlement-136ka';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import type { Paisa } from '@registrar/domain/money';
import type { Application } from '../../applications/application';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { askForLines } from '../propose-assessment';
import { withdrawInvoice } from '../withdraw-invoice';
import { findFineEvent } from './fine-events';
import type { LineOfFiling } from './fines-of-year';
import type { Due } from './read-dues';
import { isOlder } from './settle-136ka';
import { waivedStep } from './waive-fine';

interface Settled {
  readonly settlement: Settlement136ka;
  /** The dues that it settles, the oldest first. */
  readonly dues: readonly Due[];
}

/**
 * Section 136ka: one invoice of the filing that closes the company, with a line for each fine. If the limit is less
 * than the fines, each line is its part of the limit. A payment settles all of them; after a withdrawal they are owed
 * as before. Null: there is nothing to pay.
 */
export async function askSettlement(
  unit: UnitOfWork,
  actor: Actor | null,
  application: Application,
  { settlement, dues }: Settled,
): Promise<string | null> {
  // these are being paid, or are on the invoice of another filing
  const kept = dues.find(({ open }) => open !== undefined && (open.status !== 'PENDING' || open.for_kind === 'FILING'));
  if (kept)
    refuse('FLOW-409', { message: 'closing.fineAskedElsewhere', parameters: { number: kept.open?.number ?? '' } });
  if (settlement.payablePaisa === 0) return null;
  const parts = amountsOf(settlement, dues);
  const today = dayInNepal(unit.now);
  const heads = await readTerm(unit.tx, 'REVENUE_HEADS', today);
  const head = heads.FINE ?? heads.REGISTRATION ?? '';
  const lines = dues.flatMap((due, at) =>
    lineOf(due, { settlement, paisa: parts[at] ?? 0, head, fiscalYear: fiscalYearOf(today)?.name ?? '' }),
  );
  return askForLines(unit, actor, application, lines);
}

/** What is asked of each due: a later one in full, the older ones each its part of what the section makes of them. */
function amountsOf(
  { payablePaisa, laterPaisa, eligibleIfRegisteredBefore }: Settlement136ka,
  dues: readonly Due[],
): Paisa[] {
  const rule = { eligibleIfRegisteredBefore };
  const older = dues.filter(({ dueOn }) => isOlder(rule, dueOn));
  const parts = partsOf(
    payablePaisa - laterPaisa,
    older.map(({ shown }) => shown.restPaisa),
  );
  return dues.map((due) => (isOlder(rule, due.dueOn) ? (parts[older.indexOf(due)] ?? 0) : due.shown.restPaisa));
}

/** Splits the total in whole paisa in proportion to the amounts owed; the rounding difference goes to the oldest. */
export function partsOf(total: Paisa, owed: readonly Paisa[]): Paisa[] {
  const sum = owed.reduce((all, one) => all + one, 0);
  if (sum === 0) return owed.map(() => 0);
  // the product of two amounts can exceed exact numbers
  const parts = owed.map((one) => Number((BigInt(total) * BigInt(one)) / BigInt(sum)));
  let left = total - parts.reduce((all, one) => all + one, 0);
  return parts.map((part) => {
    if (left === 0) return part;
    left -= 1;
    return part + 1;
  });
}

function lineOf(
  { shown, worked, dueOn, companyType }: Due,
  {
    settlement,
    paisa,
    head,
    fiscalYear,
  }: {
    readonly settlement: Settlement136ka;
    readonly paisa: Paisa;
    readonly head: string;
    readonly fiscalYear: string;
  },
): LineOfFiling[] {
  const { fine, event, paidPaisa, restPaisa, id, company } = shown;
  const code = findFineEvent(event.eventId)?.scheduleKey;
  if (!fine || !worked || !code) return [];
  const { ne, en } = chargeCodes.name(code);
  return [
    {
      code,
      kind: 'FINE',
      nameNepali: `${ne}: ${event.nameNepali}`,
      nameEnglish: `${en}: ${event.nameEnglish}`,
      lawReference: settlement.lawReference,
      lawReferenceNepali: settlement.lawReferenceNepali,
      certainty: fine.schedule.certainty,
      basis: {
        companyType,
        capitalPaisa: fine.paidUpPaisa,
        lateness: { eventId: event.eventId, triggeredOn: dueOn, filedOn: settlement.assessedOn.ad },
      },
      working: [
        { kind: 'FINE', assessment: { ...fine, grows: null } },
        ...(paidPaisa > 0 ? [{ kind: 'ALREADY_ASKED' as const, paisa: paidPaisa }] : []),
        ...waivedStep(shown.waivedPaisa),
        ...(paisa < restPaisa ? [{ kind: 'CAP' as const, capPaisa: paisa, loweredByPaisa: restPaisa - paisa }] : []),
      ],
      quantity: 1,
      ratePaisa: paisa,
      proposedPaisa: paisa,
      fiscalYear,
      revenueHead: head,
      due: {
        id,
        companyId: company.id,
        eventId: event.eventId,
        fiscalYear: shown.fiscalYear,
        dueOn: worked.facts.dueOn,
        paidUpPaisa: worked.facts.paidUpPaisa,
        closes: true,
      },
    },
  ];
}

/**
 * The company is not closed after all (workflow 6.8): unpaid amounts are owed in full again, and a payment counts
 * towards them.
 *
 * @throws FLOW-409 while a payment is being processed
 */
export async function endSettlement(unit: UnitOfWork, actor: Actor | null, applicationId: string): Promise<void> {
  const closing = await unit.tx
    .updateTable('invoice_line')
    .set({ closes_due: false })
    .where('closes_due', '=', true)
    .where('invoice_id', 'in', (of) => of.selectFrom('invoice').select('id').where('for_id', '=', applicationId))
    .returning('invoice_id')
    .execute();
  const ids = [...new Set(closing.map(({ invoice_id }) => invoice_id))];
  if (ids.length === 0) return;
  const invoices = await unit.tx.selectFrom('invoice').selectAll().where('id', 'in', ids).forUpdate().execute();
  if (invoices.some(({ status }) => status === 'INITIATED' || status === 'SUBMITTED'))
    refuse('FLOW-409', { message: 'closing.paymentUnderWay' });
  for (const invoice of invoices) if (invoice.status === 'PENDING') await withdrawInvoice(unit, actor, invoice);
}
