import type { Entered } from '@registrar/domain/calls/company-record';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { Noted } from '../../../register/access-log/note-access';
import { readEntered } from '../../../register/record/read-entered';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { seeApplication } from '../../engine/writable';

/**
 * The register entries of a filing, and the entries that reversed them; none before the approval, and none for the
 * parent company.
 */
export async function readEnteredBy(db: Kysely<DB>, actor: Actor, id: string, { now, note }: Noted): Promise<Entered> {
  const situation = await seeApplication(db, actor, id, now);
  await note(actor, ...readingOf(situation));
  if (isOnlyParent(situation)) return [];
  const entry = await db
    .selectFrom('register_entry')
    .select('company_id')
    .where('application_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return entry ? readEntered(db, entry.company_id, { applicationId: id }) : [];
}
