import type { Committee, CommitteeItem, CommitteeMeeting } from '@registrar/domain/calls/committee';
import type { Language } from '@registrar/domain/bilingual';
import { everyProcess } from '@registrar/domain/enumerations';
import { may } from '@registrar/domain/permissions';
import { guardReasons } from '@registrar/domain/transitions';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { firstObjection } from '../../engine/guards';
import { seeApplication } from '../../engine/writable';

/** Maximum number of past meetings; older ones are shown at their applications. */
const PAST_SHOWN = 20;
const COMMITTEE_GUARDS = ['INVITED_TO_COMMITTEE', 'MEETING_BEGUN', 'NO_CONFLICT_OF_INTEREST'] as const;

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
  readonly language: Language;
}

/** The agenda and meetings of the committee in the caller's office; an auditor reads those of every office. */
export async function readCommittee(db: Kysely<DB>, reader: Reader): Promise<Committee> {
  const { actor, now } = reader;
  const everywhere = may(actor.role, 'READ_EVERYTHING');
  const officeId = actor.officeId ?? 0;
  const meetings = await db
    .selectFrom('committee_meeting as meeting')
    .innerJoin('account', 'account.id', 'meeting.convened_by')
    .selectAll('meeting')
    .select(['account.name_english', 'account.name_nepali'])
    .$if(!everywhere, (query) => query.where('meeting.office_id', '=', officeId))
    // the next meeting first, then the past ones from the latest
    .orderBy(sql`meeting.held_at < ${now}`)
    .orderBy(sql`case when meeting.held_at >= ${now} then meeting.held_at end`)
    .orderBy('meeting.held_at', 'desc')
    .limit(PAST_SHOWN * 2)
    .execute();
  const ids = meetings.map(({ id }) => id);
  const items = await readItems(db, reader, { officeId: everywhere ? null : officeId, meetingIds: ids });
  const invited =
    ids.length === 0
      ? []
      : await db
          .selectFrom('committee_invitation')
          .innerJoin('account', 'account.id', 'committee_invitation.account_id')
          .select(['meeting_id', 'account.id', 'name_english', 'name_nepali'])
          .where('meeting_id', 'in', ids)
          .orderBy('account.id')
          .execute();
  const members = await db
    .selectFrom('account')
    .select(['id', 'name_english', 'name_nepali'])
    .where('role', '=', 'COMMITTEE')
    .where('status', '=', 'ACTIVE')
    .where('office_id', '=', officeId)
    .orderBy('id')
    .execute();
  const mayConvene = may(actor.role, 'CONVENE_COMMITTEE');
  return {
    waiting: items.filter(({ meetingId }) => meetingId === null).map(({ item }) => item),
    meetings: meetings.map((meeting): CommitteeMeeting => {
      const own = items.filter(({ meetingId }) => meetingId === meeting.id).map(({ item }) => item);
      return {
        id: meeting.id,
        heldAt: meeting.held_at.toISOString(),
        place: meeting.place,
        convenedBy: named(meeting),
        members: invited
          .filter(({ meeting_id }) => meeting_id === meeting.id)
          .map((member) => ({ id: member.id, ...named(member) })),
        items: own,
        cancelled:
          meeting.cancelled_at === null
            ? null
            : { at: meeting.cancelled_at.toISOString(), remark: meeting.cancel_remark ?? '' },
        mayCancel: mayConvene && meeting.cancelled_at === null && own.every(({ decidedAt }) => decidedAt === null),
      };
    }),
    members: members.map((member) => ({ id: member.id, ...named(member) })),
    mayConvene,
  };
}

const named = ({ name_english, name_nepali }: { readonly name_english: string; readonly name_nepali: string }) => ({
  nameEnglish: name_english,
  nameNepali: name_nepali,
});

interface Placed {
  readonly meetingId: string | null;
  readonly item: CommitteeItem;
}

async function readItems(
  db: Kysely<DB>,
  reader: Reader,
  { officeId, meetingIds }: { readonly officeId: number | null; readonly meetingIds: readonly string[] },
): Promise<Placed[]> {
  const rows = await db
    .selectFrom('committee_item as item')
    .innerJoin('application', 'application.id', 'item.application_id')
    .innerJoin('account as sender', 'sender.id', 'item.sent_by')
    .leftJoin('account as decider', 'decider.id', 'item.decided_by')
    .selectAll('item')
    .select([
      'application.version',
      'application.application_number',
      'application.process_name',
      'application.title_english',
      'application.title_nepali',
    ])
    .select([
      'sender.name_english',
      'sender.name_nepali',
      'decider.name_english as decider_english',
      'decider.name_nepali as decider_nepali',
    ])
    .$if(officeId !== null, (query) => query.where('item.office_id', '=', officeId ?? 0))
    .where((where) =>
      where.or([
        where.and([where('item.meeting_id', 'is', null), where('item.decided_at', 'is', null)]),
        ...(meetingIds.length === 0 ? [] : [where('item.meeting_id', 'in', [...meetingIds])]),
      ]),
    )
    .orderBy('item.sent_at')
    .execute();
  const placed: Placed[] = [];
  for (const row of rows) {
    const objection = row.decided_at === null ? await objectionOf(db, reader, row.application_id) : undefined;
    placed.push({
      meetingId: row.meeting_id,
      item: {
        id: row.id,
        applicationId: row.application_id,
        version: row.version,
        number: row.application_number ?? '',
        processName: everyProcess.schema.parse(row.process_name),
        nameEnglish: row.title_english ?? '',
        nameNepali: row.title_nepali ?? '',
        sentBy: named(row),
        sentAt: row.sent_at.toISOString(),
        remark: row.remark,
        decision: row.decision,
        minutes: row.minutes,
        decidedBy:
          row.decider_english === null
            ? null
            : { nameEnglish: row.decider_english, nameNepali: row.decider_nepali ?? '' },
        decidedAt: row.decided_at?.toISOString() ?? null,
        mayDecide: objection === null,
        objection: objection ?? null,
      },
    });
  }
  return placed;
}

/** Null: this member may decide on it now; undefined: the caller is no member. */
async function objectionOf(
  db: Kysely<DB>,
  { actor, now, language }: Reader,
  applicationId: string,
): Promise<string | null | undefined> {
  if (!may(actor.role, 'DECIDE_IN_COMMITTEE')) return undefined;
  const objection = await firstObjection(COMMITTEE_GUARDS, await seeApplication(db, actor, applicationId, now));
  return objection === undefined ? null : guardReasons[objection][language];
}
