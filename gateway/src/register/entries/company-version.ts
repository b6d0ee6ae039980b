import type { UnitOfWork } from '../../platform/unit-of-work';

/** The version that a unit of work gives each company it changes. */
const given = new WeakMap<UnitOfWork, Map<string, number>>();

/**
 * A change of a company is one version, however many entries and postings it is written by: raised once in a unit of
 * work. The company is held from here on.
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

/** Of a company that has just been written: everything that is entered with it is of the version it came with. */
export function giveVersion(unit: UnitOfWork, companyId: string, version: number): number {
  given.set(unit, (given.get(unit) ?? new Map<string, number>()).set(companyId, version));
  return version;
}
