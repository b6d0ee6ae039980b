import { correctableParts, type CorrectablePart } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** A part of a company that a filing entered, and that a correction of this filing may set right. */
export interface EnteredPart {
  readonly part: CorrectablePart;
  /** The version of the company with this entry. */
  readonly companyVersion: number;
  /** What entered the part since, by its number where it is a filing; null: the entry stands. */
  readonly replacedBy: { readonly number: string | null } | null;
}

/** What this filing entered of this company, each part once. */
export async function enteredParts(db: Kysely<DB>, companyId: string, applicationId: string): Promise<EnteredPart[]> {
  return (await partsEntered(db, companyId))(applicationId);
}

/** The same of each filing of the company, read once. */
export async function partsEntered(
  db: Kysely<DB>,
  companyId: string,
): Promise<(applicationId: string) => EnteredPart[]> {
  const rows = await db
    .selectFrom('register_entry as entry')
    .leftJoin('application', 'application.id', 'entry.application_id')
    .select(['entry.aspect', 'entry.application_id', 'entry.company_version', 'application.application_number'])
    .where('entry.company_id', '=', companyId)
    .where('entry.aspect', 'in', [...correctableParts.keys])
    .orderBy('entry.revision')
    .execute();
  return (applicationId) =>
    correctableParts.keys.flatMap((part): EnteredPart[] => {
      const ofPart = rows.filter(({ aspect }) => aspect === part);
      const own = ofPart.findLast(({ application_id: id }) => id === applicationId);
      const last = ofPart.at(-1);
      if (own === undefined || last === undefined) return [];
      const replacedBy = last === own ? null : { number: last.application_number };
      return [{ part, companyVersion: own.company_version, replacedBy }];
    });
}
