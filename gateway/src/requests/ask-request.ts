import { wordsOf } from '@registrar/domain/requests';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { hasErrorCode } from '../platform/error-code';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { takeNumber } from '../money/take-number';
import { dueDay } from './due-day';
import { notifyOffice } from './notify-of-request';
import type { RequestHandler, RequestRow } from './request-handler';

/** What the gate of the filings answers: refuses (BLK-423) what stops the company. */
export type RequestGate = (unit: UnitOfWork, handler: RequestHandler, companyId: string) => Promise<void>;

export interface NewRequest {
  /** By the schema of the kind. */
  readonly answers: unknown;
  readonly officeId: number;
  readonly companyId: string | null;
  readonly subjectId: string | null;
  /** The proven address of who asks without an account. */
  readonly contact?: string;
  /** Their name and language, of a kind that has no table of its own for them. */
  readonly contactPerson?: { readonly name: string; readonly language: WireLanguage };
  /** Writes what the kind keeps besides, before the officers are notified. */
  readonly written?: (request: RequestRow) => Promise<void>;
  /** Of a kind that blockers stop. */
  readonly gate?: RequestGate;
}

/**
 * Writes a request down under the next number of its office, with its last day to answer, and notifies the officers who
 * decide. A second open one about the same subject is refused (FLOW-409). Whether this person may ask about the subject
 * is judged before, and the subject is locked.
 */
export async function askRequest(
  unit: UnitOfWork,
  actor: Actor | null,
  handler: RequestHandler,
  { answers, officeId, companyId, subjectId, contact, contactPerson, written, gate }: NewRequest,
): Promise<RequestRow> {
  const { kind } = handler;
  if (kind.about !== 'ANYTHING' && (kind.about === 'COMPANY' ? companyId : subjectId) === null)
    throw new Error(`A request ${kind.key} is about no ${kind.about}`);
  if (kind.stoppedBy.length > 0) {
    if (!gate || companyId === null) throw new Error(`A request ${kind.key} is judged by blockers of a company`);
    await gate(unit, handler, companyId);
  }
  const given = kind.answers.parse(answers);
  const { number } = await takeNumber(
    unit,
    { key: `REQUEST_${kind.key}`, prefix: kind.prefix },
    officeId,
    dayInNepal(unit.now),
  );
  const row = await insert(unit, {
    id: unit.newId(),
    kind: kind.key,
    number,
    requester_account: actor?.accountId ?? null,
    requester_contact: actor === null ? contact : null,
    requester_name: contactPerson?.name,
    requester_language: contactPerson?.language,
    company_id: companyId,
    office_id: officeId,
    subject_id: subjectId,
    answers: JSON.stringify(given),
    status: 'ASKED',
    asked_at: unit.now,
    due_on: await dueDay(unit, kind),
  });
  await written?.(row);
  unit.audit({
    actor,
    action: handler.audit.asked,
    objectType: handler.audit.object,
    objectId: row.id,
    objectVersion: 1,
    after: { kind: kind.key, number, subjectId, companyId, status: 'ASKED' },
    remark: wordsOf(kind, given),
  });
  // what costs a fee waits for its payment first
  if (kind.fee === null) await notifyOffice(unit, handler, row, handler.notices.asked, wordsOf(kind, given));
  return row;
}

const UNIQUE_VIOLATION = '23505';

async function insert(
  { tx }: UnitOfWork,
  values: Parameters<ReturnType<typeof tx.insertInto<'request'>>['values']>[0],
): Promise<RequestRow> {
  try {
    return await tx.insertInto('request').values(values).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION)) refuse('FLOW-409', { message: 'requests.waits' });
    throw error;
  }
}
