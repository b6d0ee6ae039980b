import { fact } from '../notifications/facts';
import { notifyAll } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { companyNamed } from '../register/open-company';
import { representativesOf } from '../register/representation';
import { lockLink } from '../register/standing-locks';

/** Every representative learns of a lock and of what becomes of it. */
export async function tellOfLock(
  unit: UnitOfWork,
  companyId: string,
  {
    event,
    key,
    remark,
  }: { readonly event: 'locked' | 'releasing' | 'kept' | 'released'; readonly key: string; readonly remark?: string },
): Promise<void> {
  const company = await companyNamed(unit.tx, companyId).executeTakeFirstOrThrow();
  const today = dayInNepal(unit.now);
  const accounts = await representativesOf(unit.tx, companyId, today);
  const { releaseDays } = await readTerm(unit.tx, 'COMPANY_LOCK_TERMS', today);
  await notifyAll(
    unit,
    accounts.map((accountId) => ({
      accountId,
      eventKey: `lock:${event}:${key}`,
      type: 'COMPANY_LOCKED',
      title: `lock.${event}.title`,
      body: `lock.${event}.body`,
      parameters: { company: company.nameEnglish, companyNepali: company.nameNepali, hours: releaseDays * 24 },
      facts: [...fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish })],
      ...(remark !== undefined && { remark }),
      link: lockLink(companyId),
      action: { label: 'lock.action' },
    })),
  );
}
