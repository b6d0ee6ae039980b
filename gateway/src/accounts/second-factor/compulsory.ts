import { rankOf } from '@registrar/domain/calls/staff';
import { isStaff, type Role } from '@registrar/domain/permissions';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { readTerm } from '../../platform/terms';

/** The term of the office, in force now. */
export const readSecondFactorTerm = (db: Kysely<DB>, now: Date): Promise<TermOf<'SECOND_FACTOR'>> =>
  readTerm(db, 'SECOND_FACTOR', dayInNepal(now));

export async function isCompulsoryFor(db: Kysely<DB>, role: Role, now: Date): Promise<boolean> {
  return isCompulsory(await readSecondFactorTerm(db, now), role);
}

/** Rank 2 and above appoints people, decides, or watches over the office. */
export function isCompulsory({ compulsory }: TermOf<'SECOND_FACTOR'>, role: Role): boolean {
  if (compulsory === 'NOBODY' || !isStaff(role)) return false;
  return compulsory === 'OFFICERS' || rankOf(role) >= 2;
}
