import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { referenceData } from '../platform/reference-data';

const officeCodes = referenceData(
  async (db) =>
    new Map((await db.selectFrom('office').select(['id', 'code']).execute()).map(({ id, code }) => [id, code])),
);

export async function isKnownOffice(db: Kysely<DB>, id: number): Promise<boolean> {
  return (await officeCodes(db)).has(id);
}

/** KTM; of an office that something already belongs to. */
export async function officeCode(db: Kysely<DB>, id: number): Promise<string> {
  const code = (await officeCodes(db)).get(id);
  if (code === undefined) throw new Error(`There is no office ${id}`);
  return code;
}

const companyTypes = referenceData(async (db) => {
  const rows = await db.selectFrom('company_type').select(['id', 'parent_company_type']).execute();
  return new Map(rows.map((row) => [row.id, row.parent_company_type]));
});

/** The parent type of a company type by its id; undefined: there is none. */
export async function knownParentType(db: Kysely<DB>, companyTypeId: number): Promise<string | undefined> {
  return (await companyTypes(db)).get(companyTypeId);
}

const objectives = referenceData(
  async (db) => new Set((await db.selectFrom('nsic').select('code').execute()).map(({ code }) => code)),
);

/** Whether the list of objectives has every one of these codes. */
export async function areKnownObjectives(db: Kysely<DB>, codes: readonly string[]): Promise<boolean> {
  const known = await objectives(db);
  return codes.every((code) => known.has(code));
}
