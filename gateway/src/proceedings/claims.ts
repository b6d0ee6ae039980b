import type { Language } from '@registrar/domain/bilingual';
import type { JudgeClaimRequest } from '@registrar/domain/calls/proceedings';
import type { ClaimKind } from '@registrar/domain/enumerations';
import { proceedingKind } from '@registrar/domain/proceedings';
import { takeNumber, type NumberSeries } from '../money/take-number';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { wireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { hasClaimed, isOfCompany, personOf, type Claimant } from './claiming-person';
import { lookSoon } from './due-job';
import { refuseField } from '../platform/refuse-field';
import { dismissedObjection, hearAgain } from './further-evidence';
import { conduct, lockWithCompany } from './lock-proceeding';
import { notifyClaimant, notifyOfDue, notifyOfReceipt } from './notify-of-proceeding';

export type { Claimant };

export interface NewClaim {
  readonly notice: string;
  readonly kind: ClaimKind;
  readonly text: string;
  /** Of a claim only. */
  readonly amountPaisa: number | null;
  /** Files that the claimant brought before, by id. */
  readonly evidence?: { readonly claimantId: string; readonly ids: readonly string[] };
}

/** DB-2083/84-KTM-000012: claims (dabi) and objections (ujuri) are counted apart, by office and fiscal year. */
const SERIES: Readonly<Record<ClaimKind, NumberSeries>> = {
  CLAIM: { key: 'PROCEEDING_CLAIM', prefix: 'DB' },
  OBJECTION: { key: 'PROCEEDING_OBJECTION', prefix: 'UJ' },
};

/**
 * Takes a claim or an objection within the time of a notice, gives it a number and tells the person; a person hands in
 * one of each kind, with an account or without, and after a dismissed objection once more what further shows it.
 *
 * @returns its id
 * @throws REQ-404 where the notice takes none, FLOW-409 before the notice, after its end and the second time, PERM-403
 *   for the company itself
 */
export async function receiveClaim(
  unit: UnitOfWork,
  claimant: Claimant,
  proceedingId: string,
  { notice, kind, text, amountPaisa, evidence }: NewClaim,
  language: Language,
): Promise<string> {
  const row = await lockWithCompany(unit, proceedingId);
  const asked = row && proceedingKind(row.kind).notices.find(({ key }) => key === notice);
  if (!row || !asked?.takes.includes(kind)) refuse('REQ-404');
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  const today = dayInNepal(unit.now);
  const person = await personOf(unit, claimant);
  const dismissed = kind === 'OBJECTION' ? await dismissedObjection(unit, person, { proceedingId, notice }) : undefined;
  if (dismissed) {
    if (text.trim() === '') refuseField(language, 'text', 'CLAIM_TEXT_REQUIRED');
    const heard = await hearAgain(unit, row, dismissed, { actor: claimant.actor, text });
    if (evidence !== undefined) await attach(unit, heard.id, evidence);
    await notifyOfReceipt(unit, row, heard);
    await notifyOfDue(unit, row, { kind: 'CLAIMED', claim: heard }, `proceeding:${row.id}:CLAIMED:${heard.id}:again`);
    return heard.id;
  }
  if (!(await isRunning(unit, row.id, notice, today))) refuse('FLOW-409', { message: 'proceeding.claimTimeOver' });
  if (await isOfCompany(unit, person, row.company_id, today))
    refuse('PERM-403', { message: 'proceeding.claimOfCompany' });
  if (text.trim() === '') refuseField(language, 'text', 'CLAIM_TEXT_REQUIRED');
  if ((kind === 'CLAIM') !== (amountPaisa !== null)) refuseField(language, 'amountPaisa', 'CLAIM_AMOUNT_REQUIRED');
  if (await hasClaimed(unit, person, { proceedingId: row.id, notice, kind }))
    refuse('FLOW-409', { message: 'proceeding.claimTwice' });
  const by = columnsOf(claimant);
  const id = unit.newId();
  const { number } = await takeNumber(unit, SERIES[kind], row.office_id, today);
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
      number,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!written) refuse('FLOW-409', { message: 'proceeding.claimTwice' });
  const files = evidence === undefined ? [] : await attach(unit, id, evidence);
  await notifyOfReceipt(unit, row, written);
  await notifyOfDue(unit, row, { kind: 'CLAIMED', claim: written }, `proceeding:${row.id}:CLAIMED:${id}`);
  unit.audit({
    actor: claimant.actor,
    action: 'PROCEEDING_CLAIM_RECEIVED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { id, number, notice, kind, ...by, text, amountPaisa, files },
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

/** Gives the files to the claim; their hashes, in the order in which they came. */
async function attach(
  { tx }: UnitOfWork,
  claimId: string,
  { claimantId, ids }: NonNullable<NewClaim['evidence']>,
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const files = await tx
    .updateTable('proceeding_claim_evidence')
    .set({ claim_id: claimId })
    .where('claimant_id', '=', claimantId)
    .where('claim_id', 'is', null)
    .where('id', 'in', wanted)
    .returning('sha256')
    .execute();
  if (files.length < wanted.length) refuse('REQ-404');
  return files.map(({ sha256 }) => sha256);
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
