import type { Bilingual } from '@registrar/domain/bilingual';
import { roles } from '@registrar/domain/permissions';
import type { UnitOfWork } from '../platform/unit-of-work';

export function roleName(role: string): Bilingual {
  return roles.name(role);
}

export async function officeName(unit: UnitOfWork, officeId: number): Promise<Bilingual> {
  const row = await unit.tx
    .selectFrom('office')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  return { ne: row.name_nepali, en: row.name_english };
}

export async function accountName(unit: UnitOfWork, accountId: string): Promise<Bilingual> {
  const row = await unit.tx
    .selectFrom('account')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ne: row.name_nepali, en: row.name_english };
}
