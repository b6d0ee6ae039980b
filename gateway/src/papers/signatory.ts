import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { roles, type Role } from '@registrar/domain/permissions';
import type { UnitOfWork } from '../platform/unit-of-work';

/** An officer signs with the rank, which is not what the portal calls the work ("approver"). */
const RANKS: Partial<Record<Role, Bilingual>> = {
  APPROVER_1: { ne: 'शाखा अधिकृत', en: 'Section Officer' },
  APPROVER_2: { ne: 'रजिष्ट्रार', en: 'Registrar' },
};

const rankOf = (role: string): Bilingual => (roles.has(role) ? RANKS[role] : undefined) ?? roles.name(role);

/** An officer as the one who signs; null where there is no such account. */
export async function signedBy({ tx }: UnitOfWork, accountId: string): Promise<LetterContent['signatory']> {
  const officer = await tx
    .selectFrom('account')
    .select(['name_english', 'name_nepali', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return officer ? { name: { ne: officer.name_nepali, en: officer.name_english }, role: rankOf(officer.role) } : null;
}

/** Who approved an application; the history knows where the caller does not. */
export async function signatoryOf(
  unit: UnitOfWork,
  applicationId: string,
  decidedBy: string | null,
): Promise<LetterContent['signatory']> {
  const approver =
    decidedBy ??
    (
      await unit.tx
        .selectFrom('application_history')
        .select('actor_id')
        .where('application_id', '=', applicationId)
        .where('action', '=', 'approve')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.actor_id;
  return approver ? signedBy(unit, approver) : null;
}
