import { isStaff, may } from '@registrar/domain/permissions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { authorityOfGround, groundFor, type Ground } from '../representation';
import { privatePartsOf, type PrivateParts } from './private-parts';

/**
 * The private side of a company is for who speaks for it today, for who acts for it within what the mandate needs, for
 * the officers of its office, and for who may read everything. Who has read it, and on what ground, is written into the
 * audit, as people's papers are in it. What may be read is answered.
 */
export async function openPrivateRecord(unit: UnitOfWork, actor: Actor, companyId: string): Promise<PrivateParts> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['office_id', 'version'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) refuse('REQ-404');
  const read = (ground: string): void =>
    unit.audit({
      actor,
      action: 'COMPANY_RECORD_READ',
      objectType: 'company',
      objectId: companyId,
      objectVersion: company.version,
      remark: ground,
    });
  const { role } = actor;
  if (isStaff(role)) {
    const ofOffice = may(role, 'VIEW_DESK') && actor.officeId === company.office_id;
    if (!ofOffice && !may(role, 'READ_EVERYTHING')) refuse('PERM-403');
    read(ofOffice ? 'OFFICE' : 'READ_EVERYTHING');
    return privatePartsOf('ALL');
  }
  const ground = await groundFor(unit.tx, actor.accountId, companyId, dayInNepal(unit.now));
  if (ground === null) refuse('PERM-403');
  read(written(ground));
  return privatePartsOf(authorityOfGround(ground));
}

/** For example `AUTHORISATION 0190a000-…: LOCATION_CHANGE`. */
function written(ground: Ground): string {
  if (ground === 'REPRESENTATIVE') return ground;
  return ground.map(({ id, processes }) => `AUTHORISATION ${id}: ${processes?.join(', ') ?? 'ALL'}`).join('; ');
}
