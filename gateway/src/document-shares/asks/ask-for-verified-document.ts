import type { AskForVerifiedDocument } from '@registrar/domain/calls/document-asks';
import type { Kysely } from 'kysely';
import { institutionOf, stateOfInstitution, type InstitutionRow } from '../../institutions/institution';
import { takeNumber } from '../../money/take-number';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { notifyCompany } from './notify-of-ask';

const SERIES = { key: 'DOCUMENT_ASK', prefix: 'DAK' };
const DAY = 24 * 3600 * 1000;

/**
 * An institution asks a company for verified documents; its representatives answer.
 *
 * @throws FLOW-409 for an institution whose admission has ended, a company that nobody represents, and where the same
 *   was asked and waits; REQ-404 for a company that is not there
 */
export async function askForVerifiedDocument(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, target, purpose }: AskForVerifiedDocument,
): Promise<{ readonly id: string; readonly number: string }> {
  const { tx, now } = unit;
  const institution = await holdInstitution(unit, actor);
  const today = dayInNepal(now);
  const company = await tx
    .selectFrom('company')
    .select(['id', 'office_id'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) refuse('REQ-404');
  if ((await representativesOf(tx, companyId, today)).length === 0)
    refuse('FLOW-409', { message: 'documentAsk.nobodyRepresents' });
  const waits = await tx
    .selectFrom('document_ask')
    .select('number')
    .where('institution_id', '=', institution.id)
    .where('company_id', '=', companyId)
    .where('target', '=', target)
    .where('share_id', 'is', null)
    .where('refused_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('lapses_at', '>', now)
    .executeTakeFirst();
  if (waits) refuse('FLOW-409', { message: 'documentAsk.waits', parameters: { number: waits.number } });
  const { askDays } = await readTerm(tx, 'DOCUMENT_SHARE_TERMS', today);
  const { number } = await takeNumber(unit, SERIES, company.office_id, today);
  const id = unit.newId();
  const lapsesAt = new Date(now.getTime() + askDays * DAY);
  await tx
    .insertInto('document_ask')
    .values({
      id,
      number,
      institution_id: institution.id,
      company_id: companyId,
      target,
      purpose,
      asked_at: now,
      lapses_at: lapsesAt,
    })
    .execute();
  unit.audit({
    actor,
    action: 'DOCUMENT_ASKED',
    objectType: 'document-ask',
    objectId: id,
    objectVersion: 1,
    after: { number, companyId, target },
    remark: purpose,
  });
  await notifyCompany(unit, id);
  return { id, number };
}

/** The institution of the caller, locked: the same ask twice at once is one. */
async function holdInstitution(unit: UnitOfWork, actor: Actor): Promise<InstitutionRow> {
  const row = await unit.tx
    .selectFrom('institution')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || stateOfInstitution(row, unit.now) === 'ENDED') refuse('FLOW-409', { message: 'documentAsk.notAdmitted' });
  return row;
}

/** Why the caller cannot ask; null: it can. */
export async function whyEnded(db: Kysely<DB>, actor: Actor, now: Date): Promise<'NOT_ADMITTED' | 'ENDED' | null> {
  const row = await institutionOf(db, actor.accountId);
  if (row === undefined) return 'NOT_ADMITTED';
  return stateOfInstitution(row, now) === 'ENDED' ? 'ENDED' : null;
}
