import type { CounterSignRequest } from '@registrar/domain/calls/money';
import { seeFiling } from '../applications/sight';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { issueInvoice } from './issue-invoice';
import { readLines } from './read-lines';
import { notifyOffice } from './notify-of-money';

/** A second officer agrees to the amounts, or returns them to the schedule's proposal. */
export async function counterSign(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  { invoiceId, version, agreed, remark }: CounterSignRequest,
): Promise<void> {
  const {
    application: { row },
  } = await seeFiling(unit.tx, actor, applicationId, unit.now, { forUpdate: true });
  const invoice = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', invoiceId)
    .where('for_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  if (!invoice) refuse('REQ-404');
  if (invoice.counter_sign_asked_at === null) refuse('FLOW-409', { message: 'money.noCounterSign' });
  if (invoice.version !== version) refuse('VER-412');
  if (invoice.assessed_by === actor.accountId) refuse('PERM-403', { message: 'money.ownCounterSign' });

  const proposed = (await readLines(unit.tx, [invoice.id])).reduce((sum, line) => sum + line.proposed_paisa, 0);
  if (!agreed) {
    await unit.tx
      .updateTable('invoice_line')
      .set((of) => ({ amount_paisa: of.ref('proposed_paisa'), override_reason: null }))
      .where('invoice_id', '=', invoice.id)
      .execute();
  }
  const signed = await unit.tx
    .updateTable('invoice')
    .set({
      counter_sign_asked_at: null,
      counter_signed_by: actor.accountId,
      counter_signed_at: unit.now,
      counter_sign_remark: remark,
      total_paisa: agreed ? invoice.total_paisa : proposed,
      version: invoice.version + 1,
    })
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: agreed ? 'INVOICE_COUNTER_SIGNED' : 'INVOICE_COUNTER_REFUSED',
    objectType: 'invoice',
    objectId: invoice.id,
    objectVersion: signed.version,
    before: { totalPaisa: invoice.total_paisa },
    after: { applicationId, totalPaisa: signed.total_paisa },
    remark,
  });
  if (invoice.assessed_by !== null) {
    await notifyOffice(
      unit,
      row,
      { accountId: invoice.assessed_by },
      {
        event: `${signed.id}:${signed.version}`,
        type: 'WORK_COUNTER_SIGN',
        amountPaisa: invoice.total_paisa,
        reason: remark,
        ...(agreed
          ? { title: 'money.counterSigned.title', body: 'money.counterSigned.body' }
          : { title: 'money.counterRefused.title', body: 'money.counterRefused.body' }),
      },
    );
  }
  if (agreed) await issueInvoice(unit, actor, row, signed);
}
