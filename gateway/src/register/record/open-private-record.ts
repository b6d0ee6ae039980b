import { isStaff, may } from '@registrar/domain/permissions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { companiesOf } from '../representation';

/**
 * The private side of a company is for who speaks or acts for it today, for the officers of its office, and for who may
 * read everything. That somebody of the office has read it is written into the audit, as people's papers are in it.
 */
export async function openPrivateRecord(unit: UnitOfWork, actor: Actor, companyId: string): Promise<void> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['office_id', 'version'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) refuse('REQ-404');
  const { role } = actor;
  if (isStaff(role)) {
    if (!may(role, 'READ_EVERYTHING') && !(may(role, 'VIEW_DESK') && actor.officeId === company.office_id))
      refuse('PERM-403');
    unit.audit({
      actor,
      action: 'COMPANY_RECORD_READ',
      objectType: 'company',
      objectId: companyId,
      objectVersion: company.version,
    });
    return;
  }
  const own = await companiesOf(unit.tx, actor.accountId, dayInNepal(unit.now));
  if (!own.some((relation) => relation.companyId === companyId)) refuse('PERM-403');
}
