import { recordOn, type RegisterEntry } from '@registrar/domain/register';
import type { FiledCompany } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { companyTypeOf } from '../lookups/seed/company-types';
import type { DB } from '../platform/database/schema.generated';
import { readOpeningEntries } from './entries/opening-entries';
import { readEntries } from './entries/read-entries';
import { readShares } from './shares/read-shares';

/** As of a day in Nepal; with `version` as it was before later changes. */
export interface StandingOf {
  readonly on: string;
  readonly version?: number;
}

/** The whole record of a company with its shares, including private parts. */
export async function readStandingCompany(
  db: Kysely<DB>,
  companyId: string,
  { on, version }: StandingOf,
): Promise<FiledCompany> {
  const company = await db
    .selectFrom('company')
    .select(['version', 'company_type_id'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const entered = await readEntries(db, companyId, { upTo: version });
  const entries = entered.length > 0 ? entered : await openingEntries(db, companyId);
  const deceased = deceasedIn(entries);
  const posted = await readShares(db, companyId, on, version);
  return {
    id: companyId,
    version: version ?? company.version,
    type: companyTypeOf(company.company_type_id),
    parts: recordOn(entries, on),
    shares: posted?.table ?? null,
    ...(deceased.length > 0 && { deceased }),
  };
}

/** Whose part was entered with the status DECEASED last before it ended; who was given back by an undoing stands again. */
function deceasedIn(entries: readonly RegisterEntry[]): string[] {
  const ended = new Map<string, boolean>();
  const died = new Map<string, boolean>();
  for (const { aspect, subjectId, after } of entries) {
    if (aspect !== 'SHAREHOLDER' || subjectId === null) continue;
    ended.set(subjectId, after === null);
    if (after !== null) died.set(subjectId, after['status'] === 'DECEASED');
  }
  return [...died].flatMap(([id, isDead]) => (isDead && ended.get(id) === true ? [id] : []));
}

/** A company without entries has its migrated state. */
async function openingEntries(db: Kysely<DB>, companyId: string): Promise<RegisterEntry[]> {
  const opening = (await readOpeningEntries(db, companyId)) ?? [];
  return opening.map((entry) => ({ ...entry, revision: 1, before: null, applicationId: null }));
}
