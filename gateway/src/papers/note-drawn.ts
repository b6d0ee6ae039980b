import { isStaff } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';

/**
 * A paper that is drawn from the answers of a filing names the same persons as its documents: that somebody of the
 * office has looked is written down, also where no company has a log.
 */
export async function noteDrawn(
  { runUnitOfWork }: Pick<Platform, 'runUnitOfWork'>,
  actor: Actor,
  applicationId: string,
  kind: string,
): Promise<void> {
  if (!isStaff(actor.role)) return;
  await runUnitOfWork(async (unit) =>
    unit.audit({
      actor,
      action: 'document.read',
      objectType: 'application',
      objectId: applicationId,
      after: { kind },
    }),
  );
}
