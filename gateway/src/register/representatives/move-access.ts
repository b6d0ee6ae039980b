import { endSessionsOf } from '../../accounts/sessions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { companiesOf } from '../representation';
import { record, withdrawOpen } from './invitation';
import { endSeat } from './remove-representative';

export interface Seat {
  readonly companyId: string;
  readonly accountId: string;
  /** The part of the register with the person's details. */
  readonly partId: string | null;
}

/** Makes the user a representative; a user who was only an applicant must sign in again. */
export async function seat(
  unit: UnitOfWork,
  actor: Actor | null,
  { companyId, accountId, partId }: Seat,
  action: 'ACCEPTED' | 'RESTORED',
): Promise<void> {
  const since = dayInNepal(unit.now);
  await unit.tx
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: accountId, since, part_id: partId })
    // for a user who was removed earlier on the same day
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'account_id', 'since'])
        .doUpdateSet({ until: null, ended_at: null, part_id: partId }),
    )
    .execute();
  await record(unit, { companyId, action, actor, accountId });
  const promoted = await unit.tx
    .updateTable('account')
    .set((account) => ({
      role: 'COMPANY_REPRESENTATIVE',
      company_representative: true,
      version: account('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('role', '=', 'APPLICANT')
    .returning('id')
    .executeTakeFirst();
  if (!promoted) return;
  await endSessionsOf(unit, accountId, 'ROLE_CHANGED');
  unit.audit({
    actor,
    action: 'account.role',
    objectType: 'account',
    objectId: accountId,
    before: { role: 'APPLICANT' },
    after: { role: 'COMPANY_REPRESENTATIVE' },
  });
}

/** Ends the representation and every open session, so that no session keeps the former rights. */
export async function unseat(
  unit: UnitOfWork,
  actor: Actor | null,
  { companyId, accountId }: Omit<Seat, 'partId'>,
  remark: string | null,
): Promise<void> {
  await endSeat(unit, companyId, accountId);
  await record(unit, { companyId, action: 'REMOVED', actor, accountId, remark });
  await withdrawOpen(unit, { companyId, invitedBy: accountId }, actor?.accountId ?? null);
  if ((await companiesOf(unit.tx, accountId, dayInNepal(unit.now))).length === 0) {
    const changed = await unit.tx
      .updateTable('account')
      .set((account) => ({ role: 'APPLICANT', version: account('version', '+', 1) }))
      .where('id', '=', accountId)
      .where('role', '=', 'COMPANY_REPRESENTATIVE')
      .returning('id')
      .executeTakeFirst();
    if (changed)
      unit.audit({
        actor,
        action: 'account.role',
        objectType: 'account',
        objectId: accountId,
        before: { role: 'COMPANY_REPRESENTATIVE' },
        after: { role: 'APPLICANT' },
      });
  }
  await endSessionsOf(unit, accountId, 'REPRESENTATION_ENDED');
}
