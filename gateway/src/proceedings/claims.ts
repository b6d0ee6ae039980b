import type { Language } from '@registrar/domain/bilingual';
import type { JudgeClaimRequest } from '@registrar/domain/calls/proceedings';
import type { ClaimKind } from '@registrar/domain/enumerations';
import { proceedingKind } from '@registrar/domain/proceedings';
import type { Actor } from '../platform/actor';
import type { AuditEntry } from '../platform/audit/append-audit';
import { dayInNepal } from '../platform/clock';
import { wireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from '../register/representation';
import { lookSoon } from './due-job';
import { refuseField } from './field-problem';
import { conduct, lockWithCompany } from './lock-proceeding';
import { notifyClaimant } from './notify-of-proceeding';

/** Who claims or objects: an account, or a person whose address was proven by a link or a code. */
export type Claimant =
  | { readonly actor: NonNullable<AuditEntry['actor']> }
  | {
      readonly actor: null;
      readonly name: string;
      readonly email: string | null;
      readonly mobileNumber: string | null;
    };

export interface NewClaim {
  readonly notice: string;
  readonly kind: ClaimKind;
  readonly text: string;
  /** Of a claim only. */
  readonly amountPaisa: number | null;
}

/**
 * Takes a claim or an objection within the time of a notice; a person hands in one of each kind.
 *
 * @returns its id
 * @throws REQ-404 where the notice takes none, FLOW-409 before the notice, after its end and the second time, PERM-403
 *   for the company itself
 */
export async function receiveClaim(
  unit: UnitOfWork,
  claimant: Claimant,
  proceedingId: string,
  { notice, kind, text, amountPaisa }: NewClaim,
  language: Language,
): Promise<string> {
  const row = await lockWithCompany(unit, proceedingId);
  const asked = row && proceedingKind(row.kind).notices.find(({ key }) => key === notice);
  if (!row || !asked?.takes.includes(kind)) refuse('REQ-404');
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  const today = dayInNepal(unit.now);
  if (!(await isRunning(unit, row.id, notice, today))) refuse('FLOW-409', { message: 'proceeding.claimTimeOver' });
  if (claimant.actor && (await speaksFor(unit.tx, claimant.actor.accountId, row.company_id, today)))
    refuse('PERM-403', { message: 'proceeding.claimOfCompany' });
  if (text.trim() === '') refuseField(language, 'text', 'CLAIM_TEXT_REQUIRED');
  if ((kind === 'CLAIM') !== (amountPaisa !== null)) refuseField(language, 'amountPaisa', 'CLAIM_AMOUNT_REQUIRED');
  const by = columnsOf(claimant);
  const id = unit.newId();
  const written = await unit.tx
    .insertInto('proceeding_claim')
    .values({
      id,
      proceeding_id: row.id,
      notice,
      kind,
      ...by,
      language: wireLanguage(language),
      body: text,
      amount_paisa: amountPaisa,
      received_at: unit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) refuse('FLOW-409', { message: 'proceeding.claimTwice' });
  unit.audit({
    actor: claimant.actor,
    action: 'PROCEEDING_CLAIM_RECEIVED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { id, notice, kind, ...by, text, amountPaisa },
  });
  return id;
}

/** Whether a service of the notice that was not returned has begun and not ended. */
async function isRunning({ tx }: UnitOfWork, proceedingId: string, notice: string, today: string): Promise<boolean> {
  const running = await tx
    .selectFrom('proceeding_notice')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', notice)
    .where('published_on', '<=', today)
    .where('ends_on', '>=', today)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  return running !== undefined;
}

function columnsOf(claimant: Claimant) {
  return claimant.actor
    ? { account_id: claimant.actor.accountId }
    : { contact_name: claimant.name, contact_email: claimant.email, contact_mobile: claimant.mobileNumber };
}

/**
 * Decides on a claim or an objection, with a reason; who handed it in is told. An objection that is upheld stops the
 * phase that waits for the notice.
 */
export async function judgeClaim(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, claimId }: { readonly proceedingId: string; readonly claimId: string },
  { version, outcome, reason }: JudgeClaimRequest,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const claim = await unit.tx
    .selectFrom('proceeding_claim')
    .selectAll()
    .where('id', '=', claimId)
    .where('proceeding_id', '=', row.id)
    .executeTakeFirst();
  if (!claim) refuse('REQ-404');
  if (claim.outcome !== null) refuse('FLOW-409', { message: 'proceeding.claimJudged' });
  if (claim.account_id === actor.accountId) refuse('PERM-403', { message: 'proceeding.ownClaim' });
  await unit.tx
    .updateTable('proceeding_claim')
    .set({ outcome, reason, judged_at: unit.now, judged_by: actor.accountId })
    .where('id', '=', claimId)
    .execute();
  await notifyClaimant(unit, row, { ...claim, outcome, reason });
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_CLAIM_JUDGED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    before: { outcome: null },
    after: { claimId, outcome },
    remark: reason,
  });
}
