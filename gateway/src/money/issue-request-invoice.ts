import { fiscalYearOf } from '@registrar/domain/calendar';
import type { ProposedLine } from '@registrar/domain/calls/money';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requestPaidJob } from './filing-paid';
import { insertLines } from './insert-lines';
import { settleWithoutFee, takeNumbers } from './issue-invoice';

export interface AskedRequest {
  readonly id: string;
  readonly office_id: number;
}

/**
 * The invoice of a request, of these lines of the schedule: it is paid at once. One of zero is settled with the
 * request.
 */
export async function issueRequestInvoice(
  unit: UnitOfWork,
  actor: Actor | null,
  request: AskedRequest,
  lines: readonly ProposedLine[],
): Promise<string> {
  const today = dayInNepal(unit.now);
  const id = unit.newId();
  const totalPaisa = lines.reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0);
  const numbers = totalPaisa === 0 ? null : await takeNumbers(unit, request.office_id);
  await unit.tx
    .insertInto('invoice')
    .values({
      id,
      company_id: null,
      for_kind: 'REQUEST',
      for_id: request.id,
      office_id: request.office_id,
      status: 'PENDING',
      number: numbers?.number ?? null,
      ebp_code: numbers?.ebpCode ?? null,
      basis: JSON.stringify(lines[0]?.basis ?? {}),
      scheduled_on: today,
      total_paisa: totalPaisa,
      proposed_at: unit.now,
      issued_at: unit.now,
    })
    .execute();
  const fiscalYear = fiscalYearOf(today)?.name ?? '';
  await insertLines(
    unit,
    id,
    lines.map((line) => ({ ...line, fiscalYear })),
  );
  unit.audit({
    actor,
    action: 'INVOICE_ISSUED',
    objectType: 'invoice',
    objectId: id,
    objectVersion: 1,
    after: { requestId: request.id, number: numbers?.number ?? null, totalPaisa },
  });
  if (totalPaisa === 0) {
    await settleWithoutFee(unit, actor, { id, version: 1, for_kind: 'REQUEST', for_id: request.id });
    unit.enqueue(requestPaidJob, { requestId: request.id }, { dedupeKey: `request-paid:${id}` });
  }
  return id;
}
