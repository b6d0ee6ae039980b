import { addDays } from '@registrar/domain/calendar';
import { REUPLOAD_DAYS_MAXIMUM, type AskReupload } from '@registrar/domain/calls/requested-documents';
import { takeNumber } from '../money/take-number';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { hasErrorCode } from '../platform/error-code';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requireUnrelated } from '../register/require-unrelated';
import { problem } from '../company-orders/propose-order';
import { notifyCompany } from './notify-of-reupload';
import { findRegisterDocument } from './register-documents';

const UNIQUE_VIOLATION = '23505';
const SERIES = { key: 'DOCUMENT_RE_UPLOAD', prefix: 'DRU' };

/**
 * Asks a company of the own office to bring a document of the register once more, until a last day. Nothing that stands
 * against the company stops it: it answers what the office asks. Returns its id.
 *
 * @throws VAL-422 for a company of another office, a document of another company or one that is asked for already, and
 *   a last day that is over or too far
 */
export async function askReupload(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, documentId, reason, dueOn }: AskReupload,
  language: WireLanguage,
): Promise<string> {
  const { tx, now } = unit;
  const today = dayInNepal(now);
  const company = await tx
    .selectFrom('company')
    .select(['id', 'office_id'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company || company.office_id !== actor.officeId)
    refuse('VAL-422', { errors: [problem(language, 'companyId', 'COMPANY_REQUIRED')] });
  await requireUnrelated(unit, actor, companyId);
  const document = await findRegisterDocument(tx, { companyId, documentId }, now);
  const errors = [
    ...(document ? [] : [problem(language, 'documentId', 'REGISTER_DOCUMENT_REQUIRED')]),
    ...(dueOn <= today ? [problem(language, 'dueOn', 'LAST_DAY_PAST')] : []),
    ...(dueOn > addDays(today, REUPLOAD_DAYS_MAXIMUM)
      ? [problem(language, 'dueOn', 'LAST_DAY_TOO_FAR', { maximum: REUPLOAD_DAYS_MAXIMUM })]
      : []),
  ];
  if (!document || errors.length > 0) refuse('VAL-422', { errors });
  const { number } = await takeNumber(unit, SERIES, company.office_id, today);
  const id = unit.newId();
  try {
    await tx
      .insertInto('document_reupload')
      .values({
        id,
        number,
        company_id: companyId,
        office_id: company.office_id,
        document_id: documentId,
        name_nepali: document.name.ne,
        name_english: document.name.en,
        reason,
        asked_by: actor.accountId,
        asked_at: now,
        due_on: dueOn,
        status: 'REQUESTED',
      })
      .execute();
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION))
      refuse('VAL-422', { errors: [problem(language, 'documentId', 'DOCUMENT_ASKED_ALREADY')] });
    throw error;
  }
  unit.audit({
    actor,
    action: 'DOCUMENT_REUPLOAD_ASKED',
    objectType: 'document-reupload',
    objectId: id,
    objectVersion: 1,
    after: { number, companyId, documentId, dueOn },
    remark: reason,
  });
  await notifyCompany(unit, id, { event: 'asked', remark: reason });
  return id;
}
