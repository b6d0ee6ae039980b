import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { ChangeOutcome } from './change-role';
import { proposeChange } from './staff-change';
import { findStaff, requireAnotherAdministrator, requireStaffAction, requireVersion } from './staff-person';

export interface OfficeMove {
  readonly officeId: number;
  readonly remark: string;
  readonly version: number;
}

/** Nobody sends a person to another office alone: its administrator takes them, or another second person agrees. */
export async function moveToOffice(
  unit: UnitOfWork,
  actor: Actor,
  accountId: string,
  { officeId, remark, version }: OfficeMove,
  language: WireLanguage,
): Promise<ChangeOutcome> {
  const person = await findStaff(unit, actor, accountId);
  requireStaffAction(actor, person, 'MOVE');
  requireVersion(person, version);
  const wrong = (code: ValidationCode): never =>
    refuse('VAL-422', {
      errors: [{ path: 'officeId', code, message: validationMessage(code, domainLanguage(language)) }],
    });
  if (officeId === person.officeId) wrong('OFFICE_UNCHANGED');
  const office = await unit.tx
    .selectFrom('office')
    .select('id')
    .where('id', '=', officeId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!office) wrong('OFFICE_REQUIRED');
  await requireAnotherAdministrator(unit, person);
  await proposeChange(unit, actor, person, { kind: 'OFFICE', officeId }, remark);
  return 'PROPOSED';
}
