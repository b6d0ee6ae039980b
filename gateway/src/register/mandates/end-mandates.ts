import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';

/**
 * Ends every mandate of a company that leaves the register, and takes back those that nobody has accepted yet: there
 * is nothing more to file for it.
 */
export async function endMandatesOf(unit: UnitOfWork, companyId: string, actor: Actor | null): Promise<void> {
  const open = await unit.tx
    .selectFrom('mandate')
    .select(['id', 'state', 'version', 'account_id'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['PENDING', 'ACCEPTED'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, state, version, account_id } of open) {
    const isAccepted = state === 'ACCEPTED';
    const by = actor?.accountId ?? null;
    const to = isAccepted ? 'ENDED' : 'WITHDRAWN';
    await unit.tx
      .updateTable('mandate')
      .set({
        state: to,
        version: version + 1,
        ...(isAccepted ? { ended_at: unit.now, ended_by: by } : { settled_at: unit.now, settled_by: by }),
      })
      .where('id', '=', id)
      .execute();
    unit.audit({
      actor,
      action: isAccepted ? 'mandate.end' : 'mandate.withdraw',
      objectType: 'mandate',
      objectId: id,
      objectVersion: version + 1,
      before: { state },
      after: { state: to, companyId, accountId: account_id },
    });
  }
}
