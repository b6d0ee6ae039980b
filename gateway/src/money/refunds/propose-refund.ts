import type { RefundGround, RefundRequest } from '@registrar/domain/calls/refunds';
import { validationMessage } from '@registrar/domain/messages';
import { formatMoney } from '@registrar/domain/money';
import { rolesWith } from '@registrar/domain/permissions';
import { readTerm } from '../../platform/terms';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { proposalExpiry } from '../../proposals/two-person';
import type { InvoiceRow } from '../payment-state';
import { expireRefunds } from './expire-refunds';
import { lockWithFiling, refuseOwnPart } from './invoice-to-refund';
import type { RefundFollower } from './refund-follower';
import { readRefundable } from './refundable';
import { notifyOfRefund } from './notify-of-refund';

export const REFUNDS_PAGE = '/refunds';

/** The revenue officer proposes a refund, line by line and with the reason; an approver decides. */
export async function proposeRefund(
  unit: UnitOfWork,
  actor: Actor,
  { invoiceId, lines, reason }: RefundRequest,
  { language, follower }: { readonly language: WireLanguage; readonly follower: RefundFollower },
): Promise<string> {
  const today = dayInNepal(unit.now);
  const invoice = await lockOfficesInvoice(unit, actor, invoiceId);
  await refuseOwnPart(unit, actor, invoice, language);
  await expireRefunds(unit, follower, invoiceId);
  if (
    await unit.tx
      .selectFrom('refund')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'PROPOSED')
      .executeTakeFirst()
  )
    refuse('FLOW-409', { message: 'money.refund.waits' });
  const refundable = await readRefundable(unit.tx, invoice, unit.now, today);
  const { ground } = refundable;
  if (ground === null) refuse('FLOW-409', { message: 'money.refund.nothing' });

  const wanted = lines.map(({ lineId, amountPaisa }, at) => {
    const line = refundable.lines.find(({ id }) => id === lineId);
    const repeated = lines.findIndex((other) => other.lineId === lineId) !== at;
    if (!line || repeated)
      refuse('VAL-422', {
        errors: [
          {
            path: `lines.${at}.lineId`,
            code: 'INVALID',
            message: validationMessage('INVALID', domainLanguage(language)),
          },
        ],
      });
    if (amountPaisa > line.refundablePaisa) {
      const amount = formatMoney(line.refundablePaisa, domainLanguage(language));
      refuse('VAL-422', {
        errors: [
          {
            path: `lines.${at}.amountPaisa`,
            code: 'REFUND_TOO_MUCH',
            message: validationMessage('REFUND_TOO_MUCH', domainLanguage(language), { amount }),
          },
        ],
      });
    }
    return { lineId, amountPaisa };
  });
  return enterRefund(unit, actor, invoice, { ground, wanted, reason, follower });
}

interface WantedRefund {
  readonly ground: RefundGround;
  readonly wanted: readonly { readonly lineId: string; readonly amountPaisa: number }[];
  readonly reason: string;
  readonly follower: RefundFollower;
}

/**
 * All that may go back of an invoice is proposed by the officer whose decision made it so, without a request of the
 * payer; another person decides as on every refund. Nothing: the rules of the office give nothing back.
 */
export async function proposeOwed(
  unit: UnitOfWork,
  actor: Actor,
  invoiceId: string,
  { reason, follower }: Pick<WantedRefund, 'reason' | 'follower'>,
): Promise<void> {
  const invoice = (await lockWithFiling(unit, invoiceId)) ?? refuse('REQ-404');
  const { ground, lines } = await readRefundable(unit.tx, invoice, unit.now, dayInNepal(unit.now));
  if (ground === null) return;
  const wanted = lines.flatMap(({ id, refundablePaisa }) =>
    refundablePaisa > 0 ? [{ lineId: id, amountPaisa: refundablePaisa }] : [],
  );
  await enterRefund(unit, actor, invoice, { ground, wanted, reason, follower });
}

async function enterRefund(
  unit: UnitOfWork,
  actor: Actor,
  invoice: InvoiceRow,
  { ground, wanted, reason, follower }: WantedRefund,
): Promise<string> {
  const invoiceId = invoice.id;
  const totalPaisa = wanted.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const { expiresAfterDays } = await readTerm(unit.tx, 'REFUND_RULES', dayInNepal(unit.now));
  const id = unit.newId();
  await unit.tx
    .insertInto('refund')
    .values({
      id,
      invoice_id: invoiceId,
      office_id: invoice.office_id,
      ground,
      total_paisa: totalPaisa,
      reason,
      status: 'PROPOSED',
      proposed_by: actor.accountId,
      proposed_at: unit.now,
      expires_at: proposalExpiry(unit.now, expiresAfterDays),
    })
    .execute();
  await unit.tx
    .insertInto('refund_line')
    .values(
      wanted.map(({ lineId, amountPaisa }) => ({ refund_id: id, invoice_line_id: lineId, amount_paisa: amountPaisa })),
    )
    .execute();
  await follower.proposed(unit, actor, { id, invoiceId });
  unit.audit({
    actor,
    action: 'REFUND_PROPOSED',
    objectType: 'refund',
    objectId: id,
    objectVersion: 1,
    after: { invoiceId, ground, totalPaisa, lines: wanted.map(({ lineId, amountPaisa }) => [lineId, amountPaisa]) },
    remark: reason,
  });
  const deciders = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', invoice.office_id)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', [...rolesWith('COUNTER_SIGN_REFUND')])
    .where('id', '<>', actor.accountId)
    .execute();
  for (const decider of deciders)
    await notifyOfRefund(unit, id, {
      to: decider.id,
      type: 'WORK_REFUND',
      title: 'money.refund.work.title',
      body: 'money.refund.work.body',
      remark: reason,
      link: REFUNDS_PAGE,
    });
  return id;
}

/** An invoice of another office does not exist (REQ-404). */
async function lockOfficesInvoice(unit: UnitOfWork, actor: Actor, invoiceId: string): Promise<InvoiceRow> {
  const invoice = await lockWithFiling(unit, invoiceId);
  if (!invoice || invoice.office_id !== actor.officeId) refuse('REQ-404');
  return invoice;
}
