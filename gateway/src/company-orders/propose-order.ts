import { orderDocumentRules, proposedOrderSchema } from '@registrar/domain/calls/company-orders';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { idempotently } from '../platform/idempotency';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { propose, requireNoneWaits } from '../proposals/propose';
import { takeUpload } from '../uploads/given-file';
import { orderProposals, subjectOf, type ProposedOrder } from './order-proposal';

export interface AskedWith {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

/** What is to be proposed, but for its scan. */
export interface CheckedOrder extends Omit<ProposedOrder, 'documentId'> {
  readonly officeId: number;
  readonly remark: string;
}

/**
 * Proposes to place or to lift an order, with its scan. What is wrong is said before the upload is consumed, so that it
 * is kept for the corrected form; the same is looked at again when it is written.
 */
export async function proposeOrder(
  platform: Platform,
  actor: Actor,
  { uploadId, request, check }: { uploadId: string; request: unknown; check: Check },
  { key, language }: AskedWith,
): Promise<{ id: string }> {
  const { runUnitOfWork } = platform;
  const once = { key, request, answer: proposedOrderSchema };
  if (await isAnswered(platform, actor, key))
    return runUnitOfWork((unit) => idempotently(unit, actor, once, () => refuse('REQ-404')));
  await runUnitOfWork(async (unit) => void (await requireFree(unit, check)));
  const upload = await takeUpload(platform, actor, uploadId);
  const scan = await storeDocument(platform, upload, orderDocumentRules, language);
  return runUnitOfWork((unit) => idempotently(unit, actor, once, () => write(unit, actor, scan, check)));
}

type Check = (unit: UnitOfWork) => Promise<CheckedOrder>;

/** The upload is consumed once: a retry with the same key must not look for it again. */
async function isAnswered({ database: { db } }: Platform, actor: Actor, key: string | undefined): Promise<boolean> {
  if (!key) return false;
  const row = await db
    .selectFrom('idempotency')
    .select('key')
    .where('user_id', '=', actor.accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function requireFree(unit: UnitOfWork, check: Check): Promise<{ checked: CheckedOrder; subject: string }> {
  const checked = await check(unit);
  const subject = subjectOf(checked.companyId, checked.orderId, checked.order);
  await requireNoneWaits(unit, orderProposals, subject, 'order.proposalWaits');
  return { checked, subject };
}

async function write(unit: UnitOfWork, actor: Actor, scan: StoredDocument, check: Check): Promise<{ id: string }> {
  const { checked, subject } = await requireFree(unit, check);
  const { officeId, remark, ...content } = checked;
  const documentId = unit.newId();
  await unit.tx
    .insertInto('company_order_document')
    .values({
      id: documentId,
      company_id: content.companyId,
      name: scan.name,
      media_type: scan.mediaType,
      size: scan.size,
      sha256: scan.sha256,
      uploaded_by: actor.accountId,
      uploaded_at: unit.now,
    })
    .execute();
  const id = await propose(unit, actor, orderProposals, {
    subject,
    offices: [officeId],
    content: { ...content, documentId },
    remark,
  });
  return { id };
}

export const problem = (language: WireLanguage, path: string, code: ValidationCode): FieldError => ({
  path,
  code,
  message: validationMessage(code, domainLanguage(language)),
});

/** The day of an order: not in the future, not before the company was registered. */
export function dayProblems(
  { now }: Pick<UnitOfWork, 'now'>,
  language: WireLanguage,
  issuedOn: string,
  registeredOn: string | null,
): FieldError[] {
  if (issuedOn > dayInNepal(now)) return [problem(language, 'issuedOn', 'DATE_IN_FUTURE')];
  return registeredOn !== null && issuedOn < registeredOn ? [problem(language, 'issuedOn', 'BEFORE_REGISTRATION')] : [];
}
