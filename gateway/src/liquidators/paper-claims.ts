import type { Language } from '@registrar/domain/bilingual';
import type { JudgePaperClaim, RecordClaim } from '@registrar/domain/calls/liquidations';
import type { Kysely } from 'kysely';
import { dayParameters } from '../notifications/facts';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseField } from '../platform/refuse-field';
import { claimsUntil, holdLiquidation } from './own-liquidations';

/**
 * Records a claim that reached the liquidator on paper, within the notice to creditors. Returns its id.
 *
 * @throws REQ-404 for others, FLOW-409 before the notice and without a licence in force, VAL-422
 */
export async function recordClaim(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  request: RecordClaim,
  language: Language,
): Promise<string> {
  await holdLiquidation(unit, actor, proceedingId);
  const until = await claimsUntil(unit.tx, proceedingId);
  if (until === null) refuse('FLOW-409', { message: 'liquidator.noNotice' });
  if (request.receivedOn > dayInNepal(unit.now)) refuseField(language, 'receivedOn', 'DATE_IN_FUTURE');
  if (request.receivedOn > until) {
    const { ended: endedEnglish = until, endedNepali = until } = dayParameters('ended', until);
    refuseField(language, 'receivedOn', 'CLAIM_AFTER_NOTICE', { endedEnglish, endedNepali });
  }
  const id = unit.newId();
  await unit.tx
    .insertInto('liquidator_claim')
    .values({
      id,
      proceeding_id: proceedingId,
      claimant: request.claimant,
      grounds: request.grounds,
      received_on: request.receivedOn,
      claimed_paisa: request.claimedPaisa,
      recorded_at: unit.now,
      recorded_by: actor.accountId,
    })
    .execute();
  unit.audit({
    actor,
    action: 'LIQUIDATOR_CLAIM_RECORDED',
    objectType: 'proceeding',
    objectId: proceedingId,
    after: { claimId: id, receivedOn: request.receivedOn, claimedPaisa: request.claimedPaisa },
  });
  return id;
}

/**
 * What the liquidator finds to be owed of a claim, and what was paid: never above the claim. It may be judged again
 * until the form with the claims is handed in.
 *
 * @throws REQ-404, VER-412, FLOW-409 as above and once the claims are handed in, VAL-422
 */
export async function judgePaperClaim(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, claimId }: { readonly proceedingId: string; readonly claimId: string },
  { version, admittedPaisa, reason, paidPaisa, paidOn }: JudgePaperClaim,
  language: Language,
): Promise<void> {
  const { tx, now } = unit;
  await holdLiquidation(unit, actor, proceedingId);
  const claim = await tx
    .selectFrom('liquidator_claim')
    .selectAll()
    .where('id', '=', claimId)
    .where('proceeding_id', '=', proceedingId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) refuse('REQ-404');
  if (claim.version !== version) refuse('VER-412');
  if (await isHandedIn(tx, proceedingId)) refuse('FLOW-409', { message: 'liquidator.claimsHandedIn' });
  const today = dayInNepal(now);
  if (admittedPaisa > claim.claimed_paisa) refuseField(language, 'admittedPaisa', 'ADMITTED_ABOVE_CLAIM');
  if (paidOn !== undefined && paidOn > today) refuseField(language, 'paidOn', 'DATE_IN_FUTURE');
  if (paidOn !== undefined && paidOn < claim.received_on) refuseField(language, 'paidOn', 'PAID_BEFORE_RECEIVED');
  await tx
    .updateTable('liquidator_claim')
    .set({
      admitted_paisa: admittedPaisa,
      judged_on: today,
      judgement: reason,
      paid_paisa: paidPaisa ?? null,
      paid_on: paidOn ?? null,
      version: version + 1,
    })
    .where('id', '=', claimId)
    .execute();
  unit.audit({
    actor,
    action: 'LIQUIDATOR_CLAIM_JUDGED',
    objectType: 'proceeding',
    objectId: proceedingId,
    before: { admittedPaisa: claim.admitted_paisa, paidPaisa: claim.paid_paisa },
    after: { claimId, admittedPaisa, paidPaisa: paidPaisa ?? null },
    remark: reason,
  });
}

/** The office has the form with the claims, or has accepted it. */
async function isHandedIn(db: Kysely<DB>, proceedingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('process_name', '=', 'LIQUIDATION_II')
    .where('subject_kind', '=', 'PROCEEDING')
    .where('subject_id', '=', proceedingId)
    .where('discarded_at', 'is', null)
    .where('status', 'not in', ['DRAFT', 'REJECTED', 'SEND_FOR_CORRECTION'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Every claim as the form of phase II asks it: those that came to the office, and those on paper. */
export async function claimsForForm(db: Kysely<DB>, proceedingId: string): Promise<object[]> {
  const submitted = await db
    .selectFrom('proceeding_claim')
    .leftJoin('account', 'account.id', 'proceeding_claim.account_id')
    .select(['proceeding_claim.number', 'amount_paisa', 'contact_name', 'account.name_nepali'])
    .where('proceeding_id', '=', proceedingId)
    .where('proceeding_claim.kind', '=', 'CLAIM')
    .orderBy('proceeding_claim.id')
    .execute();
  const onPaper = await db
    .selectFrom('liquidator_claim')
    .selectAll()
    .where('proceeding_id', '=', proceedingId)
    .orderBy('id')
    .execute();
  return [
    ...submitted.map(({ number, amount_paisa, contact_name, name_nepali }) => ({
      claimant: contact_name ?? name_nepali ?? '',
      ...(number === null ? {} : { claimNumber: number }),
      claimed: amount_paisa,
    })),
    ...onPaper.map((claim) => ({ claimant: claim.claimant, claimed: claim.claimed_paisa, ...settlementOf(claim) })),
  ];
}

function settlementOf(claim: {
  readonly admitted_paisa: number | null;
  readonly judged_on: string | null;
  readonly paid_paisa: number | null;
  readonly paid_on: string | null;
  readonly judgement: string | null;
}): object {
  const remark = claim.judgement === null ? {} : { remark: claim.judgement };
  if (claim.paid_paisa !== null) return { way: 'PAID', settled: claim.paid_paisa, settledOn: claim.paid_on, ...remark };
  if (claim.admitted_paisa === 0) return { way: 'NOT_OWED', settled: 0, settledOn: claim.judged_on, ...remark };
  return remark;
}
