import type { LetterContent } from '@registrar/domain/calls/letters';
import { refundGrounds, type RefundDecision, type RefundStep } from '@registrar/domain/calls/refunds';
import type { Selectable } from 'kysely';
import { signedBy } from '../../papers/signatory';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { RefundTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { isAnotherPerson, requireOpenProposal } from '../../proposals/two-person';
import { paidLine } from '../receipts/issue-receipt';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from '../receipts/invoice-subject';
import { issuePaymentPaper } from '../receipts/issue-payment-paper';
import { same, subjectFact } from '../receipts/paper-words';
import { payerAccount } from '../receipts/payer-account';
import { readLines } from '../read-lines';
import { CREDIT_NOTES, takeNumber } from '../take-number';
import { lockWithFiling, refuseOwnPart } from './invoice-to-refund';
import { REFUNDS_PAGE } from './propose-refund';
import type { RefundFollower } from './refund-follower';
import { readRefundable } from './refundable';
import { notifyOfRefund } from './notify-of-refund';

type RefundRow = Selectable<RefundTable>;

/**
 * The approver agrees or refuses; the proposer may only withdraw. An approved refund has a credit note with a number,
 * and the payer is notified. The invoice and its receipt are unchanged, because the payment took place.
 */
export async function decideRefund(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  step: RefundStep,
  { version, remark }: RefundDecision,
  { language, follower }: { readonly language: WireLanguage; readonly follower: RefundFollower },
): Promise<void> {
  const found = await unit.tx.selectFrom('refund').select('invoice_id').where('id', '=', id).executeTakeFirst();
  const invoice = found && (await lockWithFiling(unit, found.invoice_id));
  const refund = await unit.tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!refund || !invoice || refund.office_id !== actor.officeId) refuse('REQ-404');
  requireOpenProposal(refund, unit.now);
  if (refund.version !== version) refuse('VER-412');
  if (isAnotherPerson(actor, refund) === (step === 'withdraw'))
    refuse('PERM-403', step === 'withdraw' ? {} : { message: 'proposal.secondPersonNeeded' });
  if (step !== 'withdraw') await refuseOwnPart(unit, actor, invoice, language);

  const today = dayInNepal(unit.now);
  if (step === 'approve') await refuseWhatHasChanged(unit, refund, invoice, today);
  const number = step === 'approve' ? (await takeNumber(unit, CREDIT_NOTES, refund.office_id, today)).number : null;
  await unit.tx
    .updateTable('refund')
    .set({
      status: STATUS[step],
      decided_by: actor.accountId,
      decided_at: unit.now,
      remark,
      number,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: AUDIT[step],
    objectType: 'refund',
    objectId: id,
    objectVersion: version + 1,
    before: { status: refund.status },
    after: { invoiceId: refund.invoice_id, status: STATUS[step], number, totalPaisa: refund.total_paisa },
    remark,
  });
  if (step === 'withdraw') return follower.released(unit, actor, [id]);
  await follower.decided(unit, actor, id, { approved: step === 'approve', remark });
  if (number !== null) {
    await issueCreditNote(unit, actor, refund, number, today);
    await notifyOfRefund(unit, id, {
      to: await payerAccount(unit, invoice),
      type: 'PAYMENT_REFUNDED',
      title: 'money.refund.done.title',
      body: 'money.refund.done.body',
      remark,
      link: '/payment-history',
    });
  }
  const body = step === 'approve' ? 'money.refund.agreed.body' : 'money.refund.declined.body';
  await notifyOfRefund(unit, id, {
    to: refund.proposed_by,
    type: 'WORK_REFUND',
    title: 'money.refund.answered.title',
    body,
    remark,
    link: REFUNDS_PAGE,
  });
}

const STATUS = { approve: 'APPROVED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' } as const;
const AUDIT = { approve: 'REFUND_APPROVED', refuse: 'REFUND_REFUSED', withdraw: 'REFUND_WITHDRAWN' } as const;

/** The filing may have changed between the proposal and the decision. */
async function refuseWhatHasChanged(
  unit: UnitOfWork,
  refund: RefundRow,
  invoice: Parameters<typeof readRefundable>[1],
  today: string,
): Promise<void> {
  const now = await readRefundable(unit.tx, invoice, unit.now, today, refund.id);
  const lines = await unit.tx.selectFrom('refund_line').selectAll().where('refund_id', '=', refund.id).execute();
  const fits = lines.every(
    (line) => line.amount_paisa <= (now.lines.find(({ id }) => id === line.invoice_line_id)?.refundablePaisa ?? 0),
  );
  if (!fits) refuse('FLOW-409', { message: 'proposal.outdated' });
}

async function issueCreditNote(
  unit: UnitOfWork,
  actor: Actor,
  refund: RefundRow,
  number: string,
  today: string,
): Promise<void> {
  const invoice = await invoicesWithSubject(unit.tx)
    .innerJoin('office', 'office.id', 'invoice.office_id')
    .leftJoin('receipt', (join) =>
      join.on((of) => of('receipt.invoice_id', '=', of.fn.coalesce('invoice.covered_by', 'invoice.id'))),
    )
    .select(SUBJECT_COLUMNS)
    .select([
      'invoice.id',
      'invoice.number',
      'receipt.number as receipt_number',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('invoice.id', '=', refund.invoice_id)
    .executeTakeFirstOrThrow();
  const given = await unit.tx.selectFrom('refund_line').selectAll().where('refund_id', '=', refund.id).execute();
  const lines = (await readLines(unit.tx, [refund.invoice_id])).flatMap((line) => {
    const amountPaisa = given.find(({ invoice_line_id }) => invoice_line_id === line.id)?.amount_paisa;
    return amountPaisa === undefined ? [] : [{ ...paidLine(line), amountPaisa }];
  });
  const facts: LetterContent['facts'] = [
    subjectFact(subjectOf(invoice)),
    { label: { ne: 'बिल नम्बर', en: 'Invoice number' }, value: same(invoice.number ?? '') },
    ...(invoice.receipt_number === null
      ? []
      : [{ label: { ne: 'रसिद नम्बर', en: 'Receipt number' }, value: same(invoice.receipt_number) }]),
    { label: { ne: 'फिर्ताको आधार', en: 'Ground' }, value: refundGrounds.name(refund.ground) },
  ];
  await issuePaymentPaper(
    unit,
    {
      kind: 'CREDIT_NOTE',
      office: { ne: invoice.office_nepali, en: invoice.office_english },
      number,
      day: today,
      payer: payerOf(invoice),
      facts,
      lines,
      totalPaisa: refund.total_paisa,
      signatory: await signedBy(unit, actor.accountId),
    },
    { issuedFor: { kind: 'REFUND', id: refund.id }, accountId: await payerAccount(unit, invoice) },
  );
}
