import type { Kysely } from 'kysely';
import { answersOf } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { fact } from '../../facts/situation';

/** The caller's relation to the meeting that has the application on its agenda. */
export interface CommitteeSeat {
  /** The caller is invited to a meeting that has the application on its agenda. */
  readonly invited: boolean;
  /** The start time of that meeting has passed. */
  readonly begun: boolean;
}

export const committeeSeat = fact(async ({ application, actor, db, now }): Promise<CommitteeSeat> => {
  if (actor === null || application.row.status !== 'SENT_FOR_COMMITTEE') return { invited: false, begun: false };
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
  return { invited: item !== undefined, begun: item !== undefined && item.held_at <= now };
});

/**
 * True when the answers contain the caller's email address or mobile number, in any role: holder, director, witness or
 * other. Checked only while the committee has the application, because its members are not officers of the office.
 */
export const isNamedInFiling = fact(async ({ application, actor, db }): Promise<boolean> => {
  if (actor === null || application.row.status !== 'SENT_FOR_COMMITTEE') return false;
  const person = await db
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  const answers = JSON.stringify(answersOf(application)).toLowerCase();
  return (
    person !== undefined &&
    [person.email, person.mobile_number].some(
      (said) => said !== null && said !== '' && answers.includes(`"${said.toLowerCase()}"`),
    )
  );
});

/** The committee has given its opinion on the application and left the decision to the officers. */
export async function hasReturned(db: Kysely<DB>, applicationId: string): Promise<boolean> {
  const item = await db
    .selectFrom('committee_item')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('decision', '=', 'RETURNED')
    .executeTakeFirst();
  return item !== undefined;
}
