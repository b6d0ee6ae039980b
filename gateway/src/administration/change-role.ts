import { needsSecondPerson } from '@registrar/domain/calls/staff';
import { validationMessage } from '@registrar/domain/messages';
import type { Role } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import { proposeChange, requireNoOpenChange } from './staff-change';
import { findStaff, requireStaffAction, requireVersion } from './staff-person';
import { giveRole } from './take-effect';

export interface RoleChange {
  readonly role: Role;
  readonly remark: string;
  readonly version: number;
}

export type ChangeOutcome = 'DONE' | 'PROPOSED';

/** At once where both roles rank below the administrator's own; otherwise it waits for a second person. */
export async function changeRole(
  unit: UnitOfWork,
  actor: Actor,
  accountId: string,
  { role, remark, version }: RoleChange,
  language: WireLanguage,
): Promise<ChangeOutcome> {
  const person = await findStaff(unit, actor, accountId);
  requireStaffAction(actor, person, 'CHANGE_ROLE');
  requireVersion(person, version);
  if (role === person.role) {
    refuse('VAL-422', {
      errors: [
        {
          path: 'role',
          code: 'ROLE_UNCHANGED',
          message: validationMessage('ROLE_UNCHANGED', domainLanguage(language)),
        },
      ],
    });
  }
  await requireNoOpenChange(unit, person.id);
  if (needsSecondPerson(actor.role, person.role, role)) {
    await proposeChange(unit, actor, person, { kind: 'ROLE', role }, remark);
    return 'PROPOSED';
  }
  await giveRole(unit, actor, person, role, { remark });
  return 'DONE';
}
