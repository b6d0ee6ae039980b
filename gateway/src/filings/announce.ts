import { rolesAtLevel } from '@registrar/domain/processes';
import type { Role } from '@registrar/domain/permissions';
import type { Transition } from '@registrar/domain/transitions';
import { notify } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import { announcementFor, announcements, type Audience } from './announcements';
import type { ApplicationRow } from './application';
import { effectsOf } from './effects/effects-of';
import type { EffectContext } from './effects/process-effects';

/** Tells those whom the transition names, in the deed itself. An officer is not told what they have just done; an applicant gets it in writing. */
export async function announce(context: EffectContext, transition: Transition): Promise<void> {
  const { deed, application: { row, definition }, actor, remark } = context;
  const audiences = new Set(transition.effects.flatMap((effect) => announcements[effect] ?? []));
  // a decision on a group name also concerns the parent company that consented
  if (row.parent_company_id !== null && audiences.has('APPLICANT')) audiences.add('PARENT');

  for (const audience of audiences) {
    const announcement = announcementFor(transition.action, audience);
    if (!announcement) continue;
    const link = effectsOf(definition.process).link(row.id, audience);
    for (const accountId of await listeners(context, audience)) {
      if (accountId === actor?.accountId && audience !== 'APPLICANT') continue;
      await notify(deed, {
        accountId,
        eventKey: `${row.id}:${row.version}:${audience}`,
        type: `FILING_${transition.action.toUpperCase()}`,
        title: announcement.title,
        body: announcement.body,
        parameters: { number: row.application_number ?? '', name: row.title_english, nameNepali: row.title_nepali, remark: remark ?? '' },
        link,
        sms: announcement.sms,
      });
    }
  }
}

async function listeners({ deed, application: { row, definition } }: EffectContext, audience: Audience): Promise<string[]> {
  switch (audience) {
    case 'APPLICANT': return [row.applicant_id];
    case 'PARENT': return row.parent_company_id === null ? [] : representativesOf(deed, row.parent_company_id);
    case 'OFFICE': return staffOf(deed, row, ['OPERATOR']);
    case 'NEXT_ACTOR': return row.status === 'VERIFY' ? staffOf(deed, row, rolesAtLevel(definition, row.level)) : operatorOf(deed, row);
  }
}

async function operatorOf(deed: Deed, row: ApplicationRow): Promise<string[]> {
  return row.assignee_id === null ? staffOf(deed, row, ['OPERATOR']) : [row.assignee_id];
}

async function staffOf(deed: Deed, row: ApplicationRow, staffRoles: readonly Role[]): Promise<string[]> {
  const accounts = await deed.tx.selectFrom('account').select('id').where('office_id', '=', row.office_id).where('status', '=', 'ACTIVE').where('role', 'in', [...staffRoles]).execute();
  return accounts.map((account) => account.id);
}

async function representativesOf(deed: Deed, companyId: string): Promise<string[]> {
  const today = dayInNepal(deed.now);
  const rows = await deed.tx
    .selectFrom('company_representative')
    .select('account_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  return rows.map((row) => row.account_id);
}
