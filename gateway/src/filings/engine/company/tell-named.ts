import { everyProcess } from '@registrar/domain/enumerations';
import type { EffectContext } from '../../processes/effects/process-effects';
import { dayInNepal } from '../../../platform/clock';
import type { MessageKey } from '../../../platform/language';
import { notifyPeople } from '../../../register/notify-of-change';
import { companyNamed } from '../../../register/open-company';
import { representativesOf } from '../../../register/representation';

const TOLD = {
  CHANGED: { title: 'namedCompany.changed.title', body: 'namedCompany.changed.body' },
  UNDONE: { title: 'namedCompany.undone.title', body: 'namedCompany.undone.body' },
} as const satisfies Record<string, { title: MessageKey; body: MessageKey }>;

/**
 * Tells the representatives of each company that the filing of another one has changed, or whose change was undone:
 * they do not see that filing. `changed`: ids of companies, also that of the filing, whose people hear of it as
 * applicants.
 */
export async function tellNamedCompanies(
  { unit, application: { row, definition } }: EffectContext,
  changed: readonly string[],
  what: keyof typeof TOLD,
): Promise<void> {
  const others = changed.filter((id) => id !== row.company_id);
  if (others.length === 0 || row.company_id === null) return;
  const by = await companyNamed(unit.tx, row.company_id).executeTakeFirstOrThrow();
  for (const companyId of others) {
    const company = await companyNamed(unit.tx, companyId).executeTakeFirstOrThrow();
    await notifyPeople(unit, await representativesOf(unit.tx, companyId, dayInNepal(unit.now)), {
      company,
      by,
      type: 'COMPANY_DETAILS_CHANGED',
      ...TOLD[what],
      filing: { number: row.application_number ?? '', process: everyProcess.name(definition.process) },
      next: 'namedCompany.next',
      action: { label: 'mail.action.company' },
      link: `/post-amendment/company/${companyId}`,
    });
  }
}
