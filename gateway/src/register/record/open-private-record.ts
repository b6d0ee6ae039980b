import type { AccessPart } from '@registrar/domain/calls/access-log';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { Reading } from '../access-log/note-access';
import { authorityOfReader, readerGround } from '../access-log/reader-ground';
import { privatePartsOf, type PrivateParts } from './private-parts';

/** The private parts that a caller may read, with the read to log before. */
export interface OpenedRecord {
  readonly parts: PrivateParts;
  readonly reading: Reading;
}

/** Refuses a caller without a ground to read the company. */
export async function openPrivateRecord(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { part, today }: { readonly part: AccessPart; readonly today: string },
): Promise<OpenedRecord> {
  const company = await db.selectFrom('company').select('office_id').where('id', '=', companyId).executeTakeFirst();
  if (!company) refuse('REQ-404');
  const ground = await readerGround(db, actor, { id: companyId, officeId: company.office_id }, today);
  if (ground === null) refuse('PERM-403');
  return { parts: privatePartsOf(authorityOfReader(ground)), reading: { companyId, part, ground } };
}
