import type { UnitOfWork } from '../../platform/unit-of-work';

/** The version that a unit of work gave each company it changed. */
const given = new WeakMap<UnitOfWork, Map<string, number>>();

/**
 * Raises the version once per unit of work: a change of a company is one version, however many entries and postings it
 * writes. The company is locked from here on.
 */
export async function raiseVersion(unit: UnitOfWork, companyId: string): Promise<number> {
  const known = given.get(unit)?.get(companyId);
  if (known !== undefined) return known;
  const { version } = await unit.tx
    .updateTable('company')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', companyId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return giveVersion(unit, companyId, version);
}

/** For a new company: everything entered in the same unit of work has its first version. */
export function giveVersion(unit: UnitOfWork, companyId: string, version: number): number {
  given.set(unit, (given.get(unit) ?? new Map<string, number>()).set(companyId, version));
  return version;
}
