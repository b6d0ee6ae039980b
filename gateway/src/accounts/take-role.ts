import type { Role } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { endSessionsOf } from './sessions';

/**
 * An account that the office admitted has a role of its own from now on. A session with the former role cannot be
 * refreshed: it ends, and the next sign-in has the new role.
 */
export async function takeRole(
  unit: UnitOfWork,
  actor: Actor,
  account: { readonly id: string; readonly role: string },
  role: Role,
): Promise<void> {
  if (account.role === role) return;
  await unit.tx
    .updateTable('account')
    .set((own) => ({ role, version: own('version', '+', 1) }))
    .where('id', '=', account.id)
    .execute();
  await endSessionsOf(unit, account.id, 'ROLE_CHANGED');
  unit.audit({
    actor,
    action: 'account.role',
    objectType: 'account',
    objectId: account.id,
    before: { role: account.role },
    after: { role },
  });
}
