import { endSessionsOf } from '../../accounts/sessions';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';

/**
 * The applicant of the registration represents the company from this day on. An intermediary never represents a
 * company: it gets a mandate for this filing only, and the representative named in the filing takes over.
 */
export async function appointFounder(unit: UnitOfWork, companyId: string, accountId: string): Promise<void> {
  const { tx, now } = unit;
  const since = dayInNepal(now);
  const account = await tx
    .selectFrom('account')
    .select(['role', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.role === 'INTERMEDIARY') {
    await tx
      .insertInto('mandate')
      .values({
        id: unit.newId(),
        company_id: companyId,
        account_id: accountId,
        email: account.email,
        asked_by: 'COMPANY',
        state: 'ACCEPTED',
        processes: JSON.stringify(['COMPANY_REGISTRATION']),
        since,
        requested_by: accountId,
        created_at: now,
        settled_at: now,
        settled_by: accountId,
      })
      .execute();
    return;
  }
  await tx
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: accountId, since })
    .execute();
  await tx
    .insertInto('representative_event')
    .values({ company_id: companyId, account_id: accountId, action: 'ACCEPTED', at: now, actor_id: accountId })
    .execute();
  if (account.role !== 'APPLICANT') return;
  await tx
    .updateTable('account')
    .set((row) => ({ role: 'COMPANY_REPRESENTATIVE', company_representative: true, version: row('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  // a session with the former role cannot be refreshed: it ends, and the next sign-in has the new role
  await endSessionsOf(unit, accountId, 'ROLE_CHANGED');
  unit.audit({
    actor: null,
    action: 'account.role',
    objectType: 'account',
    objectId: accountId,
    before: { role: 'APPLICANT' },
    after: { role: 'COMPANY_REPRESENTATIVE' },
  });
}
