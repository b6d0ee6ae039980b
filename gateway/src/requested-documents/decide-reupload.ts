import { addDays } from '@registrar/domain/calendar';
import {
  isToBring,
  type CallForReupload,
  type ReuploadVerdict,
  type WithdrawReupload,
} from '@registrar/domain/calls/requested-documents';
import type { Language } from '@registrar/domain/bilingual';
import { may } from '@registrar/domain/permissions';
import { openCall } from '../filings/facts/explanation-calls/open-call';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { notifyCompany } from './notify-of-reupload';
import { changeReupload, holdForOffice } from './reupload';

/**
 * Approves or rejects what was brought; a rejection gives the company the days of `CORRECTION_TERM` once more.
 *
 * @throws REQ-404, VER-412, FLOW-409 for a request that does not wait for the office
 */
export async function decideReupload(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  given: ReuploadVerdict,
): Promise<void> {
  const row = await holdForOffice(unit, actor, id, given.version);
  if (row.status !== 'SUBMITTED') refuse('FLOW-409', { message: 'reupload.notToDecide' });
  const { verdict } = given;
  const reason = given.verdict === 'REJECTED' ? given.reason : null;
  await unit.tx
    .updateTable('document_reupload_version')
    .set({ status: verdict, reason, decided_by: actor.accountId, decided_at: unit.now })
    .where('reupload_id', '=', id)
    .where('status', '=', 'SUBMITTED')
    .execute();
  const today = dayInNepal(unit.now);
  const { days } = await readTerm(unit.tx, 'CORRECTION_TERM', today);
  const again = addDays(today, days);
  const decided = await changeReupload(unit, row, {
    status: verdict,
    ...(reason !== null && { due_on: again > row.due_on ? again : row.due_on }),
  });
  unit.audit({
    actor,
    action: verdict === 'APPROVED' ? 'DOCUMENT_REUPLOAD_APPROVED' : 'DOCUMENT_REUPLOAD_REJECTED',
    objectType: 'document-reupload',
    objectId: id,
    objectVersion: decided.version,
    before: { status: row.status },
    after: { number: row.number, status: verdict, dueOn: decided.due_on },
    ...(reason !== null && { remark: reason }),
  });
  await notifyCompany(unit, id, {
    event: verdict === 'APPROVED' ? 'approved' : 'rejected',
    ...(reason !== null && { remark: reason }),
  });
}

/** The office does not need the document any more; the company is told why. */
export async function withdrawReupload(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, reason }: WithdrawReupload,
): Promise<void> {
  const row = await holdForOffice(unit, actor, id, version);
  if (!isToBring(row.status)) refuse('FLOW-409', { message: 'reupload.notToWithdraw' });
  const ended = await changeReupload(unit, row, { status: 'WITHDRAWN', withdrawn_reason: reason });
  unit.audit({
    actor,
    action: 'DOCUMENT_REUPLOAD_WITHDRAWN',
    objectType: 'document-reupload',
    objectId: id,
    objectVersion: ended.version,
    before: { status: row.status },
    after: { number: row.number, status: 'WITHDRAWN' },
    remark: reason,
  });
  await notifyCompany(unit, id, { event: 'withdrawn', remark: reason });
}

/** Whether an officer may call the company to explain why the document has not come. */
export const mayCallFor = (
  row: { readonly status: string; readonly due_on: string; readonly call_id: string | null },
  today: string,
): boolean => (row.status === 'REQUESTED' || row.status === 'REJECTED') && row.due_on < today && row.call_id === null;

/**
 * Calls the company to explain why the document has not come by its last day: a call of section 120, once for each
 * request. The document may still be brought. Returns the id of the call.
 *
 * @throws REQ-404, VER-412, FLOW-409 before the last day is over and where there is a call, VAL-422 for the days
 */
export async function callForReupload(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, text, answerBy }: CallForReupload,
  language: Language,
): Promise<string> {
  const row = await holdForOffice(unit, actor, id, version);
  if (!may(actor.role, 'CALL_FOR_DOCUMENT')) refuse('PERM-403');
  const today = dayInNepal(unit.now);
  if (!mayCallFor(row, today)) refuse('FLOW-409', { message: 'reupload.notToCall' });
  const name = language === 'ne' ? row.name_nepali : row.name_english;
  const callId = await openCall(
    unit,
    actor,
    {
      companyId: row.company_id,
      subject: [...`${row.number}: ${name}`].slice(0, 200).join(''),
      matter: 'OTHER',
      approvedOn: today,
      text,
      answerBy,
    },
    language,
  );
  const called = await changeReupload(unit, row, { call_id: callId });
  unit.audit({
    actor,
    action: 'DOCUMENT_REUPLOAD_CALLED',
    objectType: 'document-reupload',
    objectId: id,
    objectVersion: called.version,
    after: { number: row.number, callId, answerBy },
  });
  return callId;
}
