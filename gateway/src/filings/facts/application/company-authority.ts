import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { NoteReadings } from '../../../register/access-log/note-access';
import { authorityOfReader, readerGround, type ReaderGround } from '../../../register/access-log/reader-ground';
import { privatePartsOf } from '../../../register/record/private-parts';
import type { CompanyFacts } from '../gate/company-facts';

/** The processes that the user may file for the company: all, some, or none for a user who only reads. */
export type Authority = 'ALL' | readonly string[];

/**
 * The user's authority over a company; for a user who may neither file nor read, the company does not exist (REQ-404).
 */
export async function authorityOver(db: Kysely<DB>, actor: Actor, company: CompanyFacts): Promise<Authority> {
  return authorityOfReader(await groundOver(db, actor, company));
}

/** The ground on which the user may read a company; without one, the company does not exist (REQ-404). */
export const groundOver = async (db: Kysely<DB>, actor: Actor, company: CompanyFacts): Promise<ReaderGround> =>
  (await readerGround(db, actor, company, company.today)) ?? refuse('REQ-404');

/** Access to a company's annual reports, which only some mandates include. Each read is logged. */
export async function openReports(
  db: Kysely<DB>,
  actor: Actor,
  company: CompanyFacts,
  note: NoteReadings,
): Promise<void> {
  const ground = await groundOver(db, actor, company);
  if (!privatePartsOf(authorityOfReader(ground)).reports) refuse('PERM-403', { message: 'mandate.notForThis' });
  await note(actor, { companyId: company.id, part: 'ANNUAL_REPORTS', ground });
}
