import { rolesAtLevel } from '@registrar/domain/processes';
import type { Role } from '@registrar/domain/permissions';
import type { Transition } from '@registrar/domain/transitions';
import { notify } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import { representativesOf } from '../register/representation';
import { announcementsOf, audiences, eventOf, type Audience } from './announcements';
import { noticeOfEvent } from './notice-of-event';
import type { ApplicationRow } from './application';
import type { EffectContext } from './effects/process-effects';
import { filingLink } from './filing-link';

/**
 * Tells those whom the notification matrix names, in the deed itself: each person once, however many parts they have in
 * it. An officer is not told what they have just done; an applicant gets it in writing.
 */
export async function announce(context: EffectContext, transition: Transition): Promise<void> {
  const { deed, application: { row, definition }, actor } = context;
  const event = eventOf(transition);
  if (!event) return;
  const announcements = announcementsOf(event);

  for (const audience of audiences) {
    const announcement = announcements[audience];
    if (!announcement) continue;
    const link = filingLink(definition.process, row.id, audience);
    const { type, sms, mail, ...notice } = { ...announcement, ...(await noticeOfEvent(context, event, audience)) };
    for (const accountId of await listeners(context, audience)) {
      if (accountId === actor?.accountId && audience !== 'APPLICANT') continue;
      await notify(deed, {
        accountId,
        // the audiences come in their order, and the first message of an event is the only one
        eventKey: `${row.id}:${row.version}`,
        ...notice, type, sms, mail, link,
      });
    }
  }
}

async function listeners({ deed, application: { row, definition } }: EffectContext, audience: Audience): Promise<string[]> {
  const today = dayInNepal(deed.now);
  switch (audience) {
    case 'APPLICANT': return [row.applicant_id];
    case 'PARENT': return row.parent_company_id === null ? [] : representativesOf(deed.tx, row.parent_company_id, today);
    case 'REPRESENTATIVES': return row.company_id === null ? [] : representativesOf(deed.tx, row.company_id, today);
    case 'OFFICE': return operatorOf(deed, row);
    case 'NEXT_ACTOR': return nextActors(deed, row, rolesAtLevel(definition, row.level));
  }
}

async function nextActors(deed: Deed, row: ApplicationRow, deciding: readonly Role[]): Promise<string[]> {
  if (row.status === 'VERIFY') return staffOf(deed, row, deciding);
  if (row.status === 'SENT_FOR_COMMITTEE') return staffOf(deed, row, ['COMMITTEE']);
  return operatorOf(deed, row);
}

/** Whoever has it already; else everybody of the office who may take it. */
async function operatorOf(deed: Deed, row: ApplicationRow): Promise<string[]> {
  return row.assignee_id === null ? staffOf(deed, row, ['OPERATOR']) : [row.assignee_id];
}

async function staffOf(deed: Deed, row: ApplicationRow, staffRoles: readonly Role[]): Promise<string[]> {
  const accounts = await deed.tx.selectFrom('account').select('id').where('office_id', '=', row.office_id).where('status', '=', 'ACTIVE').where('role', 'in', [...staffRoles]).execute();
  return accounts.map((account) => account.id);
}
