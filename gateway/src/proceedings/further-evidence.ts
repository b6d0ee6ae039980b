import { addDays } from '@registrar/domain/calendar';
import type { Selectable } from 'kysely';
import type { AuditEntry } from '../platform/audit/append-audit';
import { dayInNepal } from '../platform/clock';
import type { ProceedingClaimTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { ofPerson, type ClaimingPerson } from './claiming-person';
import type { ProceedingRow } from './lock-proceeding';

type Claim = Selectable<ProceedingClaimTable>;
type Judged = Pick<Claim, 'kind' | 'outcome' | 'judged_at' | 'further_at'>;

/** The last day on which more evidence may be brought for an objection; null: none may. AD. */
export async function furtherUntil(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { kind, outcome, judged_at, further_at }: Judged,
): Promise<string | null> {
  if (kind !== 'OBJECTION' || outcome !== 'DISMISSED' || judged_at === null || further_at !== null) return null;
  const judgedOn = dayInNepal(judged_at);
  const { furtherEvidenceDays } = await readTerm(tx, 'HEARING_TERMS', judgedOn);
  return furtherEvidenceDays === 0 ? null : addDays(judgedOn, furtherEvidenceDays);
}

/** The objection of the person to the notice that was dismissed; undefined: there is none. */
export function dismissedObjection(
  { tx }: UnitOfWork,
  person: ClaimingPerson,
  { proceedingId, notice }: { readonly proceedingId: string; readonly notice: string },
): Promise<Claim | undefined> {
  return tx
    .selectFrom('proceeding_claim')
    .selectAll()
    .where('proceeding_id', '=', proceedingId)
    .where('notice', '=', notice)
    .where('kind', '=', 'OBJECTION')
    .where('outcome', '=', 'DISMISSED')
    .where(ofPerson(person))
    .executeTakeFirst();
}

/**
 * Takes what the objector brings once more: the objection is to be judged again, and until then it stops the phase as a
 * new one does. The decision of before stays on record.
 *
 * @throws FLOW-409 the second time, and after the last day
 */
export async function hearAgain(
  unit: UnitOfWork,
  row: ProceedingRow,
  claim: Claim,
  { actor, text }: { readonly actor: AuditEntry['actor']; readonly text: string },
): Promise<Claim> {
  if (claim.further_at !== null) refuse('FLOW-409', { message: 'proceeding.furtherTwice' });
  const until = await furtherUntil(unit, claim);
  if (until === null || until < dayInNepal(unit.now)) refuse('FLOW-409', { message: 'proceeding.furtherOver' });
  const heard = await unit.tx
    .updateTable('proceeding_claim')
    .set({
      further_body: text,
      further_at: unit.now,
      first_reason: claim.reason,
      first_judged_at: claim.judged_at,
      first_judged_by: claim.judged_by,
      outcome: null,
      reason: null,
      judged_at: null,
      judged_by: null,
    })
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'PROCEEDING_OBJECTION_HEARD_AGAIN',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    before: { outcome: claim.outcome, reason: claim.reason },
    after: { id: claim.id, number: claim.number, outcome: null, text },
  });
  return heard;
}
