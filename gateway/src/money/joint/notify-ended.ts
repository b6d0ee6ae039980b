import { amountParameters, fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { invoiceFacts } from '../notify-of-money';

/**
 * Notifies that a joint invoice ended without a request of its payers: one of its filings ended or has another amount,
 * or a fine has grown. A payer may have its number, or a slip for the bank, and must not use it any more.
 */
export async function notifyJointEnded(unit: UnitOfWork, jointId: string, covered: readonly string[]): Promise<void> {
  const { tx } = unit;
  const joint = await tx
    .selectFrom('invoice')
    .innerJoin('company', 'company.id', 'invoice.company_id')
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.ebp_code',
      'invoice.total_paisa',
      'company.id as company_id',
      'company.name_english',
      'company.name_nepali',
    ])
    .where('invoice.id', '=', jointId)
    .executeTakeFirst();
  if (!joint) return;
  const applicants =
    covered.length === 0
      ? []
      : await tx
          .selectFrom('application')
          .innerJoin('invoice', 'invoice.for_id', 'application.id')
          .select('application.applicant_id')
          .where('invoice.id', 'in', [...covered])
          .execute();
  for (const accountId of new Set([
    ...applicants.map(({ applicant_id }) => applicant_id),
    ...(await representativesOf(tx, joint.company_id, dayInNepal(unit.now))),
  ])) {
    await notify(unit, {
      accountId,
      eventKey: `${jointId}:ended`,
      type: 'PAYABLE_SET',
      title: 'money.jointEnded.title',
      body: 'money.jointEnded.body',
      next: 'money.jointEnded.next',
      parameters: {
        number: joint.number ?? '',
        name: joint.name_english,
        nameNepali: joint.name_nepali,
        ebpCode: joint.ebp_code ?? '',
        ...amountParameters(joint.total_paisa),
      },
      facts: [
        ...fact('fact.company', { ne: joint.name_nepali, en: joint.name_english }),
        ...invoiceFacts(joint, joint.total_paisa),
      ],
      action: { label: 'mail.action.openPayments', link: '/payment' },
      link: '/payment',
    });
  }
}
