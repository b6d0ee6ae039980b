import type { Kysely } from 'kysely';
import type { Application } from '../../applications/application';
import { answersOf } from '../../applications/application';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { EffectContext } from '../processes/effects/process-effects';

/** How the person who looks stands to the item of this application. */
export interface CommitteeState {
  /** The item is on the agenda of a meeting to which the person is invited. */
  readonly invited: boolean;
  /** That meeting has begun. */
  readonly begun: boolean;
  /** The person is named in the filing, by mail address or mobile number. */
  readonly named: boolean;
}

/** Null: the application does not lie before the committee. */
export async function readCommitteeState(
  db: Kysely<DB>,
  application: Application,
  actor: Actor | null,
  now: Date,
): Promise<CommitteeState | null> {
  if (application.row.status !== 'SENT_FOR_COMMITTEE') return null;
  if (actor === null) return { invited: false, begun: false, named: false };
  const item = await db
    .selectFrom('committee_item')
    .innerJoin('committee_meeting', 'committee_meeting.id', 'committee_item.meeting_id')
    .innerJoin('committee_invitation', 'committee_invitation.meeting_id', 'committee_meeting.id')
    .select('committee_meeting.held_at')
    .where('committee_item.application_id', '=', application.row.id)
    .where('committee_item.decided_at', 'is', null)
    .where('committee_meeting.cancelled_at', 'is', null)
    .where('committee_invitation.account_id', '=', actor.accountId)
    .executeTakeFirst();
  return {
    invited: item !== undefined,
    begun: item !== undefined && item.held_at <= now,
    named: await isNamed(db, application, actor.accountId),
  };
}

/** Whoever is named in a filing as holder, director, witness or otherwise does not decide on it. */
async function isNamed(db: Kysely<DB>, application: Application, accountId: string): Promise<boolean> {
  const person = await db
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const answers = JSON.stringify(answersOf(application)).toLowerCase();
  return (
    person !== undefined &&
    [person.email, person.mobile_number].some(
      (said) => said !== null && said !== '' && answers.includes(`"${said.toLowerCase()}"`),
    )
  );
}

/** An approver sends it: it waits for a meeting. */
export async function addToAgenda({ unit, application: { row }, actor, remark }: EffectContext): Promise<void> {
  if (!actor) throw new Error('An approver sends an application to the committee');
  await unit.tx
    .insertInto('committee_item')
    .values({
      id: unit.newId(),
      application_id: row.id,
      office_id: row.office_id,
      sent_by: actor.accountId,
      sent_at: unit.now,
      remark: remark ?? '',
    })
    .execute();
}

/** What the meeting decided of it, with its minutes. */
export async function recordDecision(
  unit: UnitOfWork,
  applicationId: string,
  decided: { readonly decision: 'RETURNED' | 'FOR_REVIEW'; readonly minutes: string; readonly by: string },
): Promise<void> {
  await unit.tx
    .updateTable('committee_item')
    .set({ decision: decided.decision, minutes: decided.minutes, decided_by: decided.by, decided_at: unit.now })
    .where('application_id', '=', applicationId)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
}
