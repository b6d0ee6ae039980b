import type { PaymentPaper } from '@registrar/domain/calls/receipts';
import type { Kysely } from 'kysely';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import type { DocumentContent } from '../../documents/send-document';
import { lettersFor } from '../../papers/letters-for';
import { verifyLink } from '../../papers/read-papers';
import { notesReadings } from '../../register/access-log/note-access';
import { notePayment } from '../note-payments';
import { isPayers } from '../card/payers';

/** The documents of these receipts or refunds, by the id of the receipt or refund. */
export async function readPaymentPapers(
  db: Kysely<DB>,
  of: 'RECEIPT' | 'REFUND',
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<PaymentPaper, 'number'>>> {
  if (ids.length === 0) return new Map();
  const rows = await lettersFor(db, of, ids).select(['code', 'rendered_at', 'issued_for_id']).execute();
  return new Map(
    rows.map((row) => [
      row.issued_for_id,
      { code: row.code, ready: row.rendered_at !== null, link: verifyLink(row.code) },
    ]),
  );
}

/**
 * The signed file of a receipt or credit note, for users who may file for its payer and for revenue officers of its
 * office. For others it does not exist (REQ-404).
 */
export async function readPaymentPaperFile(
  platform: Platform,
  actor: Actor,
  writtenCode: string,
): Promise<DocumentContent> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const paper = await db
    .selectFrom('letter')
    .leftJoin('receipt', 'receipt.id', 'letter.issued_for_id')
    .leftJoin('refund', 'refund.id', 'letter.issued_for_id')
    .leftJoin('invoice', (join) =>
      join.on((of) => of('invoice.id', '=', of.fn.coalesce('receipt.invoice_id', 'refund.invoice_id'))),
    )
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .select((of) => [
      'letter.id',
      'letter.kind',
      'letter.code',
      'letter.file_key',
      'letter.file_hash',
      'letter.file_size',
      of.fn.coalesce('receipt.invoice_id', 'refund.invoice_id').as('invoice_id'),
      of.fn.coalesce('receipt.office_id', 'refund.office_id').as('office_id'),
      of.fn.coalesce('invoice.company_id', 'application.company_id').as('company_id'),
    ])
    .where('letter.code', '=', readVerificationCode(writtenCode) ?? '')
    .where('letter.issued_for_kind', 'in', ['RECEIPT', 'REFUND'])
    .executeTakeFirst();
  if (!paper?.invoice_id) refuse('REQ-404');
  const isOffices =
    may(actor.role, 'READ_EVERYTHING') ||
    ((may(actor.role, 'REFUND') || may(actor.role, 'COUNTER_SIGN_REFUND')) && actor.officeId === paper.office_id);
  if (!isOffices && !(await isPayers(db, actor.accountId, paper.invoice_id, dayInNepal(clock.now()))))
    refuse('REQ-404');
  if (paper.file_key === null) refuse('FLOW-409', { message: 'papers.notReady' });
  await notePayment(
    db,
    actor,
    { now: clock.now(), note: notesReadings(platform) },
    { companyId: paper.company_id, officeId: paper.office_id },
  );
  // what a person paid is in no company's log
  if (isStaff(actor.role) && paper.company_id === null)
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'paper.read',
        objectType: 'letter',
        objectId: paper.id,
        after: { code: paper.code, sha256: paper.file_hash },
      }),
    );
  return {
    key: paper.file_key,
    name: `${paper.kind.toLowerCase().replaceAll('_', '-')}-${paper.code}.pdf`,
    mediaType: 'application/pdf',
    shown: 'inline',
    size: paper.file_size ?? 0,
  };
}
