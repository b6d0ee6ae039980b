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

/** The accounts that an event notifies, by audience, with their contact data. */
export interface Listeners {
  readonly of: ReadonlyMap<Audience, readonly string[]>;
  readonly receivers: Receivers;
}

/**
 * The recipients that the notification matrix names for an application in this status. Read before the status is
 * written: the office's number count is locked from that write to the commit and blocks the whole office, so nothing is
 * read in between.
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
 * Notifies the recipients in the same unit of work, each account once even if it belongs to several audiences. An
 * officer is not notified of their own action; an applicant is, as a written confirmation.
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
  // the audiences are in order of priority, and an account gets only the first message of an event
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

/** Given accounts, or all staff of the office with one of these roles. */
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

/** The operator who has the application; without one, all operators of the office. */
function operatorOf(row: ApplicationRow): Heard {
  return row.assignee_id === null ? { staff: ['OPERATOR'] } : { accounts: [row.assignee_id] };
}
