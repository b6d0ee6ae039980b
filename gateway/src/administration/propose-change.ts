import type { Bilingual } from '@registrar/domain/bilingual';
import { rolesWith, type Role } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { proposalExpiry } from '../platform/two-person';
import { expireChanges } from './expire-changes';
import type { StaffAccount } from './staff-person';
import { accountName, officeName, personName, roleName } from './staff-names';
import { STAFF_CHANGES_PAGE, notifyStaff } from './notify-staff';

export type ProposedChange =
  | { readonly kind: 'ROLE'; readonly role: Role }
  | { readonly kind: 'OFFICE'; readonly officeId: number }
  | { readonly kind: 'SECOND_FACTOR' };

/** Writes down what is to change, and tells those who may let it happen and the person it is about. */
export async function proposeChange(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  change: ProposedChange,
  remark: string,
): Promise<void> {
  await requireNoOpenChange(unit, person.id);
  const { staffChangeDays } = await readTerm(unit.tx, 'PROPOSAL_TERMS', dayInNepal(unit.now));
  const row = {
    id: unit.newId(),
    account_id: person.id,
    kind: change.kind,
    role_before: person.role,
    role_after: change.kind === 'ROLE' ? change.role : person.role,
    office_before: person.officeId,
    office_after: change.kind === 'OFFICE' ? change.officeId : person.officeId,
    remark,
    status: 'PROPOSED' as const,
    proposed_by: actor.accountId,
    proposed_at: unit.now,
    expires_at: proposalExpiry(unit.now, staffChangeDays),
  };
  await unit.tx.insertInto('staff_change').values(row).execute();
  unit.audit({
    actor,
    action: 'STAFF_CHANGE_PROPOSED',
    objectType: 'staff-change',
    objectId: row.id,
    after: row,
    remark,
  });

  const [before, after] =
    change.kind === 'OFFICE'
      ? [await officeName(unit, row.office_before), await officeName(unit, row.office_after)]
      : [roleName(row.role_before), roleName(row.role_after)];
  const words: Record<string, Bilingual> = {
    person: personName(person),
    proposer: await accountName(unit, actor.accountId),
    before,
    after,
  };
  const [toApprover, toPerson] =
    change.kind === 'SECOND_FACTOR'
      ? (['resetProposed.approver', 'resetProposed.person'] as const)
      : (['proposed.approver', 'proposed.person'] as const);
  for (const approver of await approversOf(unit, { ...row, exceptFor: [person.id, actor.accountId] })) {
    await notifyStaff(unit, {
      to: approver,
      message: toApprover,
      event: row.id,
      words,
      remark,
      link: STAFF_CHANGES_PAGE,
    });
  }
  await notifyStaff(unit, { to: person.id, message: toPerson, event: row.id, words, remark });
}

/** A change that waits has to be decided or withdrawn before another one is made on top of it. */
export async function requireNoOpenChange(unit: UnitOfWork, accountId: string): Promise<void> {
  await expireChanges(unit, accountId);
  const open = await unit.tx
    .selectFrom('staff_change')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'PROPOSED')
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message: 'staff.changeWaits' });
}

interface WhoIsConcerned {
  readonly office_before: number;
  readonly office_after: number;
  readonly exceptFor: readonly string[];
}

async function approversOf(
  { tx }: UnitOfWork,
  { office_before, office_after, exceptFor }: WhoIsConcerned,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', rolesWith('APPROVE_STAFF_CHANGE'))
    .where((where) =>
      where.or([where('role', '=', 'SYSTEM_ADMINISTRATOR'), where('office_id', 'in', [office_before, office_after])]),
    )
    .where('id', 'not in', exceptFor)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
