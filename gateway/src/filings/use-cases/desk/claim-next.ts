import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@registrar/domain/bilingual';
import { kindsOf } from '@registrar/domain/calls/desk';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { guardReasons } from '@registrar/domain/transitions';
import { isOnLeave } from '../../../accounts/leave';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { performAction } from '../../engine/perform-action';
import { describeSummary, summaries } from '../../../applications/summary';
import { returnLapsedClaims } from './lapsed-claims';

/**
 * Claims the next application: first those returned or assigned to this officer, then the one that has waited longest.
 * A row locked by another claim is skipped, so two officers get two different applications. If no other row is free, it
 * waits for the locked one: the lock may belong to a job that does not claim it. Own applications and those reserved
 * for other officers are left out.
 */
export async function claimNext(
  unit: UnitOfWork,
  actor: Actor,
  { processName, language }: { processName?: string; language: Language },
): Promise<ApplicationSummary | null> {
  if (actor.officeId === null) return null;
  if (await isOnLeave(unit.tx, actor.accountId, dayInNepal(unit.now)))
    refuse('FLOW-409', { text: guardReasons.NOT_ON_LEAVE[language] });
  await returnLapsedClaims(unit, actor.officeId);
  const next =
    (await nextFor(unit, actor, processName, sql`skip locked`)) ?? (await nextFor(unit, actor, processName, sql``));
  if (!next) return null;
  await performAction(unit, actor, next.id, next.status === 'SUBMITTED' ? 'claim' : 'resume', {
    version: next.version,
    language,
  });
  return describeSummary(await summaries(unit.tx).where('application.id', '=', next.id).executeTakeFirstOrThrow());
}

interface Waiting {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

async function nextFor(
  { tx }: UnitOfWork,
  actor: Actor,
  processName: string | undefined,
  whenLocked: RawBuilder<unknown>,
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select id, version, status from application
     where discarded_at is null and office_id = ${actor.officeId} and applicant_id <> ${actor.accountId}
       and ((status = 'SUBMITTED' and (assignee_id is null or assignee_id = ${actor.accountId}))
            or (status = 'BACK_FOR_REVIEW' and assignee_id = ${actor.accountId}))
       ${processName ? sql`and process_name in (${sql.join(kindsOf(processName))})` : sql``}
     order by (assignee_id is null), queued_at, id limit 1 for no key update ${whenLocked}`.execute(tx);
  return rows[0];
}
