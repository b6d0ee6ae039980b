import type { UnitOfWork } from '../platform/unit-of-work';

/**
 * The approval is undone: what it issued stays readable and says that it no longer holds; what it had superseded holds
 * again.
 */
export async function revokePapersOf(unit: UnitOfWork, applicationId: string): Promise<void> {
  const revoked = await unit.tx
    .updateTable('letter')
    .set({ revoked_at: unit.now })
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of revoked) {
    unit.audit({
      actor: null,
      action: 'LETTER_REVOKED',
      objectType: 'letter',
      objectId: id,
      before: { revoked: false },
      after: { revoked: true },
    });
    const restored = await unit.tx
      .updateTable('letter')
      .set({ superseded_by: null, superseded_at: null })
      .where('superseded_by', '=', id)
      .returning('id')
      .execute();
    for (const earlier of restored)
      unit.audit({
        actor: null,
        action: 'LETTER_RESTORED',
        objectType: 'letter',
        objectId: earlier.id,
        before: { supersededBy: id },
        after: { supersededBy: null },
      });
  }
}
