import type { Paisa } from '@registrar/domain/money';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { amountParameters, fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import { representativesOf } from '../../register/representation';
import { withdrawInvoice } from '../withdraw-invoice';
import { keepDue } from './invoice-due';
import { duesOfCompanies, type Due } from './read-dues';

/** Keeps and locks the due of a company, as whoever asks for its invoice does. Another one does not exist (REQ-404). */
export async function lockDue(unit: UnitOfWork, companyId: string, dueId: string): Promise<Due> {
  const read = async () =>
    (await duesOfCompanies(unit.tx, [companyId], unit.now)).find(({ shown }) => shown.id === dueId);
  await keepDue(unit, (await read()) ?? refuse('REQ-404'));
  await unit.tx.selectFrom('fine_due').select('id').where('id', '=', dueId).forUpdate().execute();
  return (await read()) ?? refuse('REQ-404');
}

/**
 * Refuses a fine that cannot be waived now (FLOW-409): nothing of it is left, it is being paid, or it is a line of the
 * invoice of its filing, where two officers lower it themselves.
 */
export function requireWaivable({ open, shown }: Due): void {
  if (shown.restPaisa === 0) refuse('FLOW-409', { message: 'fine.nothingToPay' });
  if (open?.for_kind === 'FILING') refuse('FLOW-409', { message: 'fine.waiver.askedWithFiling' });
  if (open !== undefined && open.status !== 'PENDING') refuse('FLOW-409', { message: 'fine.waiver.underWay' });
}

export interface Waiver {
  readonly proposalId: string;
  readonly requestId: string;
  readonly amountPaisa: Paisa;
}

/** Takes the amount off a locked due: its open invoice is withdrawn, and the representatives are told. */
export async function enterWaiver(
  unit: UnitOfWork,
  actor: Actor,
  due: Due,
  { proposalId, requestId, amountPaisa }: Waiver,
): Promise<void> {
  requireWaivable(due);
  const { id, company, event, fiscalYear } = due.shown;
  const today = dayInNepal(unit.now);
  await unit.tx
    .insertInto('fine_waiver')
    .values({
      proposal_id: proposalId,
      due_id: id,
      request_id: requestId,
      amount_paisa: amountPaisa,
      waived_on: today,
    })
    .execute();
  if (due.open) await withdrawInvoice(unit, actor, due.open);
  unit.audit({
    actor,
    action: 'FINE_WAIVED',
    objectType: 'fine-waiver',
    objectId: proposalId,
    before: { restPaisa: due.shown.restPaisa },
    after: { dueId: id, companyId: company.id, requestId, amountPaisa },
  });
  for (const accountId of await representativesOf(unit.tx, company.id, today))
    await notify(unit, {
      accountId,
      eventKey: `fine-waiver:${proposalId}`,
      type: 'PAYABLE_SET',
      title: 'fine.waived.title',
      body: 'fine.waived.body',
      parameters: {
        company: company.nameEnglish,
        companyNepali: company.nameNepali,
        what: event.nameEnglish,
        whatNepali: event.nameNepali,
        year: fiscalYear ?? '',
        ...amountParameters(amountPaisa),
      },
      facts: fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish }),
      next: 'fine.waived.next',
      action: { label: 'mail.action.payments' },
      link: `/fine-calculation/due-payment-detail/${event.eventId}/${id}`,
      sms: 'fine.waived.sms',
    });
}
