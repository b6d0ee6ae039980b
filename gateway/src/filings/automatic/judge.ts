import type { AutomaticFlag } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import { keyedHash } from '../../accounts/secrets';
import { isGroupFiling, type Application } from '../../applications/application';
import { standingDocuments } from '../../documents/standing-documents';
import type { DB } from '../../platform/database/schema.generated';
import { readTerm } from '../../platform/terms';
import { consentsNeeded } from '../required-documents';

const HUNDREDTHS = 10_000;

/**
 * Whether a filing belongs to the share that an officer looks at although nothing is flagged. It depends on a secret of
 * the installation and on the filing alone: nobody chooses it, and asking twice gives the same answer.
 */
export function isSampled(secret: string, applicationId: string, percent: number): boolean {
  return Number.parseInt(keyedHash(secret, `sample:${applicationId}`).slice(0, 8), 16) % HUNDREDTHS < percent * (HUNDREDTHS / 100);
}

/** What keeps the portal from approving this filing by itself; null: the office has not switched it on for this process. */
export async function judge(db: Kysely<DB>, application: Application, secret: string): Promise<AutomaticFlag[] | null> {
  const terms = await readTerm(db, 'AUTO_APPROVAL', application.today);
  if (!application.definition.autoApprove || application.definition.process !== 'NAME_RESERVATION' || !terms.nameReservations) return null;
  const flags = await flagsOfName(db, application);
  return isSampled(secret, application.row.id, terms.samplePercent) ? [...flags, 'SAMPLED'] : flags;
}

async function flagsOfName(db: Kysely<DB>, application: Application): Promise<AutomaticFlag[]> {
  const { id } = application.row;
  const check = await db.selectFrom('filed_name_check').select(['outcome', 'findings']).where('application_id', '=', id).executeTakeFirst();
  const clear = check?.outcome === 'AVAILABLE' && Array.isArray(check.findings) && check.findings.length === 0;
  const asks = isGroupFiling(application) || (await consentsNeeded(db, application)).length > 0;
  const documents = await standingDocuments(db, id);
  return [...(clear ? [] : ['NAME_OBJECTION' as const]), ...(asks ? ['CONSENT_NEEDED' as const] : []), ...(documents.length > 0 ? ['WITH_DOCUMENTS' as const] : [])];
}
