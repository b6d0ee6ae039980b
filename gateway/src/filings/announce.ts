import { rolesAtLevel } from '@registrar/domain/processes';
import type { Role } from '@registrar/domain/permissions';
import type { Transition } from '@registrar/domain/transitions';
import { notifyAll, type NewNotification } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import { announcementsOf, eventOf } from './announcements';
import { audiences, type Audience } from '../applications/audiences';
import { noticeOfEvent } from './notice-of-event';
import type { ApplicationRow } from '../applications/application';
import type { EffectContext } from './effects/process-effects';
import { filingLink } from '../applications/filing-link';

/**
 * Tells those whom the notification matrix names, in the unit of work itself: each person once, however many parts they have in
 * it. An officer is not told what they have just done; an applicant gets it in writing.
 */
export async function announce(context: EffectContext, transition: Transition): Promise<void> {
  const { unit, application: { row }, actor } = context;
  const event = eventOf(transition);
  if (!event) return;
  const announcements = announcementsOf(event);
  // the audiences come in their order, and the first message of an event is the only one of a person
  const told = new Map<string, NewNotification>();

  for (const audience of audiences) {
    const announcement = announcements[audience];
    if (!announcement) continue;
    const link = filingLink(row.id, audience);
    const { type, sms, mail, ...notice } = { ...announcement, ...(await noticeOfEvent(context, event, audience)) };
    for (const accountId of await listeners(context, audience)) {
      if (accountId === actor?.accountId && audience !== 'APPLICANT') continue;
      if (!told.has(accountId)) told.set(accountId, { accountId, eventKey: `${row.id}:${row.version}`, ...notice, type, sms, mail, link });
    }
  }
  await notifyAll(unit, [...told.values()]);
}

async function listeners({ unit, application: { row, definition } }: EffectContext, audience: Audience): Promise<string[]> {
  const today = dayInNepal(unit.now);
  switch (audience) {
    case 'APPLICANT': return [row.applicant_id];
    case 'PARENT': return row.parent_company_id === null ? [] : representativesOf(unit.tx, row.parent_company_id, today);
    case 'REPRESENTATIVES': return row.company_id === null ? [] : representativesOf(unit.tx, row.company_id, today);
    case 'OFFICE': return operatorOf(unit, row);
    case 'NEXT_ACTOR': return nextActors(unit, row, rolesAtLevel(definition, row.level));
  }
}

async function nextActors(unit: UnitOfWork, row: ApplicationRow, deciding: readonly Role[]): Promise<string[]> {
  if (row.status === 'VERIFY') return staffOf(unit, row, deciding);
  if (row.status === 'SENT_FOR_COMMITTEE') return staffOf(unit, row, ['COMMITTEE']);
  return operatorOf(unit, row);
}

/** Whoever has it already; else everybody of the office who may take it. */
async function operatorOf(unit: UnitOfWork, row: ApplicationRow): Promise<string[]> {
  return row.assignee_id === null ? staffOf(unit, row, ['OPERATOR']) : [row.assignee_id];
}

async function staffOf(unit: UnitOfWork, row: ApplicationRow, staffRoles: readonly Role[]): Promise<string[]> {
  const accounts = await unit.tx.selectFrom('account').select('id').where('office_id', '=', row.office_id).where('status', '=', 'ACTIVE').where('role', 'in', [...staffRoles]).execute();
  return accounts.map((account) => account.id);
}
