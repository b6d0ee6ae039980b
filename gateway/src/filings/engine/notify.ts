import { rolesAtLevel } from '@registrar/domain/processes';
import type { Role } from '@registrar/domain/permissions';
import type { Transition } from '@registrar/domain/transitions';
import { notifyAll, readReceivers, type NewNotification, type Receivers } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { announcementsOf, eventOf } from '../facts/dashboard/announcements';
import { audiences, type Audience } from '../../applications/audiences';
import { noticeOfEvent } from './notice-of-event';
import type { Application, ApplicationRow } from '../../applications/application';
import type { EffectContext } from '../processes/effects/process-effects';
import { filingLink } from '../../applications/filing-link';

/** Whom an event concerns, by audience, and what is known of them. */
export interface Listeners {
  readonly of: ReadonlyMap<Audience, readonly string[]>;
  readonly receivers: Receivers;
}

/**
 * Whom the notification matrix names for an application that comes to this status. Asked before the status is written:
 * from the office's count of numbers to the commit the whole office waits, and nothing is looked up.
 */
export async function findListeners(
  unit: UnitOfWork,
  application: Pick<Application, 'row' | 'definition'>,
  transition: Transition,
): Promise<Listeners> {
  const event = eventOf(transition);
  const announced = event ? audiences.filter((audience) => announcementsOf(event)[audience]) : [];
  const heard = new Map<Audience, Heard>();
  for (const audience of announced) heard.set(audience, await hearing(unit, application, audience));
  const accountIds = [...heard.values()].flatMap(({ accounts = [] }) => accounts);
  const roles = [...heard.values()].flatMap(({ staff = [] }) => staff);
  const { office_id: officeId } = application.row;
  const receivers = await readReceivers(unit, { accountIds, ...(roles.length > 0 && { staff: { officeId, roles } }) });
  const staffOf = (staff: readonly Role[]): string[] =>
    [...receivers.values()]
      .filter(({ role, office_id }) => office_id === officeId && staff.some((one) => one === role))
      .map(({ id }) => id);
  return {
    of: new Map(
      [...heard].map(([audience, { accounts = [], staff = [] }]) => [audience, [...accounts, ...staffOf(staff)]]),
    ),
    receivers,
  };
}

/**
 * Tells them, in the unit of work itself: each person once, however many parts they have in it. An officer is not told
 * what they have just done; an applicant gets it in writing.
 */
export async function notifyListeners(
  context: EffectContext,
  transition: Transition,
  { of, receivers }: Listeners,
): Promise<void> {
  const {
    unit,
    application: { row },
    actor,
  } = context;
  const event = eventOf(transition);
  if (!event) return;
  const announcements = announcementsOf(event);
  // the audiences come in their order, and the first message of an event is the only one of a person
  const told = new Map<string, NewNotification>();

  for (const [audience, accounts] of of) {
    const announcement = announcements[audience];
    const listening = accounts.filter(
      (accountId) => !told.has(accountId) && (accountId !== actor?.accountId || audience === 'APPLICANT'),
    );
    if (!announcement || listening.length === 0) continue;
    const link = filingLink(row.id, audience);
    const { type, sms, mail, ...notice } = { ...announcement, ...(await noticeOfEvent(context, event, audience)) };
    for (const accountId of listening)
      told.set(accountId, { accountId, eventKey: `${row.id}:${row.version}`, ...notice, type, sms, mail, link });
  }
  await notifyAll(unit, [...told.values()], receivers);
}

/** Certain people, or whoever of the office has one of these roles. */
interface Heard {
  readonly accounts?: readonly string[];
  readonly staff?: readonly Role[];
}

async function hearing(
  unit: UnitOfWork,
  { row, definition }: Pick<Application, 'row' | 'definition'>,
  audience: Audience,
): Promise<Heard> {
  const representatives = async (companyId: string | null): Promise<Heard> => ({
    accounts: companyId === null ? [] : await representativesOf(unit.tx, companyId, dayInNepal(unit.now)),
  });
  switch (audience) {
    case 'APPLICANT':
      return { accounts: [row.applicant_id] };
    case 'PARENT':
      return representatives(row.parent_company_id);
    case 'REPRESENTATIVES':
      return representatives(row.company_id);
    case 'OFFICE':
      return operatorOf(row);
    case 'NEXT_ACTOR':
      return nextActors(row, rolesAtLevel(definition, row.level));
  }
}

function nextActors(row: ApplicationRow, deciding: readonly Role[]): Heard {
  if (row.status === 'VERIFY') return { staff: deciding };
  if (row.status === 'SENT_FOR_COMMITTEE') return { staff: ['COMMITTEE'] };
  return operatorOf(row);
}

/** Whoever has it already; else everybody of the office who may take it. */
function operatorOf(row: ApplicationRow): Heard {
  return row.assignee_id === null ? { staff: ['OPERATOR'] } : { accounts: [row.assignee_id] };
}
