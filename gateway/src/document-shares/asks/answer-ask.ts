import type { RefuseDocumentAsk } from '@registrar/domain/calls/document-asks';
import type { Selectable } from 'kysely';
import { institutionsOf, stateOfInstitution } from '../../institutions/institution';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DocumentAskTable } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { speaksFor } from '../../register/representation';
import { stateOfAsk } from './document-ask';
import { notifyInstitution } from './notify-of-ask';

type AskRow = Selectable<DocumentAskTable>;

/** Locks an ask; one that was answered, taken back or not answered in time is not answered again. */
async function holdAsk(unit: UnitOfWork, id: string, isOwn: (row: AskRow) => Promise<boolean>): Promise<AskRow> {
  const row = await unit.tx.selectFrom('document_ask').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || !(await isOwn(row))) refuse('REQ-404');
  return row;
}

function requireOpen(row: AskRow, now: Date): void {
  const state = stateOfAsk(row, now);
  if (state === 'LAPSED') refuse('FLOW-409', { message: 'documentAsk.lapsed' });
  if (state !== 'OPEN') refuse('FLOW-409', { message: 'documentAsk.answeredAlready' });
}

const ofCompanyOf =
  (unit: UnitOfWork, actor: Actor) =>
  ({ company_id }: AskRow): Promise<boolean> =>
    speaksFor(unit.tx, actor.accountId, company_id, dayInNepal(unit.now));

/** The institution takes its ask back. */
export async function withdrawAsk(unit: UnitOfWork, actor: Actor, id: string, version: number): Promise<void> {
  const own = await institutionsOf(unit.tx).where('institution.account_id', '=', actor.accountId).executeTakeFirst();
  const row = await holdAsk(unit, id, async ({ institution_id }) => institution_id === own?.id);
  if (row.version !== version) refuse('VER-412');
  requireOpen(row, unit.now);
  await unit.tx
    .updateTable('document_ask')
    .set({ withdrawn_at: unit.now, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: 'DOCUMENT_ASK_WITHDRAWN',
    objectType: 'document-ask',
    objectId: id,
    objectVersion: row.version + 1,
    after: { number: row.number },
  });
}

/** The company does not share what was asked for; the institution reads why. */
export async function refuseAsk(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, reason }: RefuseDocumentAsk,
): Promise<void> {
  const row = await holdAsk(unit, id, ofCompanyOf(unit, actor));
  if (row.version !== version) refuse('VER-412');
  requireOpen(row, unit.now);
  await unit.tx
    .updateTable('document_ask')
    .set({ refused_at: unit.now, refused_by: actor.accountId, refused_reason: reason, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: 'DOCUMENT_ASK_REFUSED',
    objectType: 'document-ask',
    objectId: id,
    objectVersion: row.version + 1,
    after: { number: row.number },
    remark: reason,
  });
  await notifyInstitution(unit, id, 'refused', reason);
}

/** To whom an ask that the company agrees to is shared. */
export interface AskedReceiver {
  readonly askId: string;
  readonly companyId: string;
  readonly target: string;
  readonly receiver: string;
  readonly roleType: 'INTERNAL' | 'EXTERNAL';
  readonly email: string;
  readonly language: 'np' | 'en';
}

/**
 * The receiver of an open ask of a company that the caller represents, with the ask locked.
 *
 * @throws REQ-404, FLOW-409 for one that is answered, late, or of an institution whose admission has ended
 */
export async function receiverOfAsk(unit: UnitOfWork, actor: Actor, id: string): Promise<AskedReceiver> {
  const row = await holdAsk(unit, id, ofCompanyOf(unit, actor));
  requireOpen(row, unit.now);
  const institution = await institutionsOf(unit.tx)
    .where('institution.id', '=', row.institution_id)
    .executeTakeFirstOrThrow();
  if (stateOfInstitution(institution, unit.now) === 'ENDED')
    refuse('FLOW-409', { message: 'documentAsk.institutionEnded' });
  const { language } = institution;
  return {
    askId: id,
    companyId: row.company_id,
    target: row.target,
    receiver: language === 'en' ? institution.name_english : institution.name_nepali,
    roleType: institution.role_type,
    email: institution.email,
    language,
  };
}

/** The share answers the ask; the institution has the link by email, and reads where it stands. */
export async function settleAsk(unit: UnitOfWork, askId: string, shareId: string): Promise<void> {
  await unit.tx
    .updateTable('document_ask')
    .set((own) => ({ share_id: shareId, version: own('version', '+', 1) }))
    .where('id', '=', askId)
    .execute();
  await notifyInstitution(unit, askId, 'shared');
}
