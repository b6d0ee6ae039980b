import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { NoteReadings } from '../../../register/access-log/note-access';
import { authorityOfReader, readerGround, type ReaderGround } from '../../../register/access-log/reader-ground';
import { privatePartsOf } from '../../../register/record/private-parts';
import type { CompanyFacts } from '../gate/company-facts';

/** The processes that the person may file for the company: all of them, some, or none for who only reads. */
export type Authority = 'ALL' | readonly string[];

/** What somebody may file for a company; for whoever may neither file nor read it, the company is not there. */
export async function authorityOver(db: Kysely<DB>, actor: Actor, company: CompanyFacts): Promise<Authority> {
  return authorityOfReader(await groundOver(db, actor, company));
}

/** On what somebody reads a company; for whoever may not, it is not there. */
export const groundOver = async (db: Kysely<DB>, actor: Actor, company: CompanyFacts): Promise<ReaderGround> =>
  (await readerGround(db, actor, company, company.today)) ?? refuse('REQ-404');

/** The same for the yearly reports of a company, which only some mandates need; who reads them is noted. */
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
