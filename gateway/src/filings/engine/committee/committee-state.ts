import { answersOf } from '../../../applications/application';
import { fact } from '../../facts/situation';

/** How a member stands to the meeting that has the application on its agenda. */
export interface CommitteeSeat {
  /** The item is on the agenda of a meeting to which the person is invited. */
  readonly invited: boolean;
  /** That meeting has begun. */
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
 * The person is named in the filing as holder, director, witness or otherwise, by mail address or mobile number. Asked
 * of members of the committee, who sit outside of the office.
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
