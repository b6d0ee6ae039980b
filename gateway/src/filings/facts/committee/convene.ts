import type { ConveneRequest } from '@registrar/domain/calls/committee';
import type { Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { notify, type NewNotification } from '../../../notifications/notify';
import type { Actor } from '../../../platform/actor';
import { dayInNepal, startOfDayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';

export const COMMITTEE_PAGE = '/committee';

function refuseField(path: string, code: ValidationCode, language: Language): never {
  refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language) }] });
}

/**
 * Creates a meeting of the office's committee with time, place, invited members and agenda. Members are notified at
 * once.
 */
export async function conveneMeeting(
  unit: UnitOfWork,
  actor: Actor,
  { day, time, place, members, items }: ConveneRequest,
  language: Language,
): Promise<string> {
  const officeId = actor.officeId ?? refuse('PERM-403');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const heldAt = new Date(startOfDayInNepal(day).getTime() + (hours * 60 + minutes) * 60_000);
  // a meeting of today may already have started: its decisions are recorded on the same day
  if (day < dayInNepal(unit.now)) refuseField('day', 'MEETING_IN_PAST', language);
  const invited = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', members)
    .where('role', '=', 'COMMITTEE')
    .where('status', '=', 'ACTIVE')
    .where('office_id', '=', officeId)
    .orderBy('id')
    .execute();
  if (invited.length < new Set(members).size) refuseField('members', 'MEMBERS_REQUIRED', language);

  const id = unit.newId();
  await unit.tx
    .insertInto('committee_meeting')
    .values({ id, office_id: officeId, held_at: heldAt, place, convened_by: actor.accountId, convened_at: unit.now })
    .execute();
  await unit.tx
    .insertInto('committee_invitation')
    .values(invited.map((member) => ({ meeting_id: id, account_id: member.id })))
    .execute();
  // of two meetings that take the same item at once, the second one finds it taken
  const taken = await unit.tx
    .updateTable('committee_item')
    .set({ meeting_id: id })
    .where('id', 'in', items)
    .where('office_id', '=', officeId)
    .where('decided_at', 'is', null)
    .where('meeting_id', 'is', null)
    .returning('id')
    .execute();
  if (taken.length < new Set(items).size) refuse('FLOW-409', { message: 'committee.itemTaken' });
  unit.audit({
    actor,
    action: 'COMMITTEE_CONVENED',
    objectType: 'committee',
    objectId: id,
    after: {
      heldAt: heldAt.toISOString(),
      place,
      members: invited.map((member) => member.id),
      items: taken.map((item) => item.id),
    },
  });
  await tell(unit, {
    meetingId: id,
    to: invited.map((member) => member.id),
    heldAt,
    place,
    message: 'convened',
    remark: null,
  });
  return id;
}

/** Allowed before an item is decided; the items wait for another meeting. */
export async function cancelMeeting(unit: UnitOfWork, actor: Actor, id: string, remark: string): Promise<void> {
  const meeting = await unit.tx
    .selectFrom('committee_meeting')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!meeting || meeting.office_id !== actor.officeId) refuse('REQ-404');
  const decided = await unit.tx
    .selectFrom('committee_item')
    .select('id')
    .where('meeting_id', '=', id)
    .where('decided_at', 'is not', null)
    .executeTakeFirst();
  if (meeting.cancelled_at !== null || decided) refuse('FLOW-409', { message: 'committee.notCancelled' });
  await unit.tx
    .updateTable('committee_meeting')
    .set({ cancelled_by: actor.accountId, cancelled_at: unit.now, cancel_remark: remark })
    .where('id', '=', id)
    .execute();
  await unit.tx.updateTable('committee_item').set({ meeting_id: null }).where('meeting_id', '=', id).execute();
  unit.audit({
    actor,
    action: 'COMMITTEE_CANCELLED',
    objectType: 'committee',
    objectId: id,
    before: { heldAt: meeting.held_at.toISOString() },
    after: { cancelled: true },
    remark,
  });
  const members = await unit.tx
    .selectFrom('committee_invitation')
    .select('account_id')
    .where('meeting_id', '=', id)
    .orderBy('account_id')
    .execute();
  await tell(unit, {
    meetingId: id,
    to: members.map(({ account_id }) => account_id),
    heldAt: meeting.held_at,
    place: meeting.place,
    message: 'cancelled',
    remark,
  });
}

interface News {
  readonly meetingId: string;
  readonly to: readonly string[];
  readonly heldAt: Date;
  readonly place: string;
  readonly message: 'convened' | 'cancelled';
  readonly remark: string | null;
}

async function tell(unit: UnitOfWork, { meetingId, to, heldAt, place, message, remark }: News): Promise<void> {
  const day = dayInNepal(heldAt);
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kathmandu',
  }).format(heldAt);
  for (const accountId of to) {
    const news: NewNotification = {
      accountId,
      eventKey: `committee:${meetingId}:${message}`,
      type: 'WORK_FOR_COMMITTEE',
      title: `committee.${message}.title`,
      body: `committee.${message}.body`,
      parameters: { dayNepali: bothCalendars(day, 'ne'), dayEnglish: bothCalendars(day, 'en'), time, place },
      remark,
      action: { label: 'mail.action.committee' },
      link: COMMITTEE_PAGE,
    };
    await notify(unit, news);
  }
}
