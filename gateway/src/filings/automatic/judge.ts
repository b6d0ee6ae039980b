import type { AutomaticFlag } from '@registrar/domain/enumerations';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { keyedHash } from '../../accounts/secrets';
import { isGroupFiling, type Application } from '../../applications/application';
import { standingDocuments } from '../../documents/standing-documents';
import type { DB } from '../../platform/database/schema.generated';
import { readTerm } from '../../platform/terms';
import { flagsOfReport } from './flags-of-report';
import { consentsNeeded } from '../required-documents';

const HUNDREDTHS = 10_000;

/**
 * Whether a filing belongs to the share that an officer looks at although nothing is flagged. It depends on a secret of
 * the installation and on the filing alone: nobody chooses it, and asking twice gives the same answer.
 */
export function isSampled(secret: string, applicationId: string, percent: number): boolean {
  return Number.parseInt(keyedHash(secret, `sample:${applicationId}`).slice(0, 8), 16) % HUNDREDTHS < percent * (HUNDREDTHS / 100);
}

/** What keeps the portal from approving this filing by itself; null: the office has not switched it on for this process, or it is not time yet. */
export async function judge(db: Kysely<DB>, application: Application, secret: string): Promise<AutomaticFlag[] | null> {
  const terms = await readTerm(db, 'AUTO_APPROVAL', application.today);
  const flags = await flagsOf(db, application, terms);
  if (flags === null) return null;
  return isSampled(secret, application.row.id, terms.samplePercent) ? [...flags, 'SAMPLED'] : flags;
}

async function flagsOf(db: Kysely<DB>, application: Application, terms: TermOf<'AUTO_APPROVAL'>): Promise<AutomaticFlag[] | null> {
  const { definition: { process, autoApprove } } = application;
  if (!autoApprove) return null;
  if (process === 'ANNUAL_REPORT') return terms.annualReports ? flagsOfReport(db, application, terms) : null;
  return process === 'NAME_RESERVATION' && terms.nameReservations ? flagsOfName(db, application) : null;
}

async function flagsOfName(db: Kysely<DB>, application: Application): Promise<AutomaticFlag[]> {
  const { id } = application.row;
  const check = await db.selectFrom('filed_name_check').select(['outcome', 'findings']).where('application_id', '=', id).executeTakeFirst();
  const clear = check?.outcome === 'AVAILABLE' && Array.isArray(check.findings) && check.findings.length === 0;
  const asks = isGroupFiling(application) || (await consentsNeeded(db, application)).length > 0;
  const documents = await standingDocuments(db, id);
  return [...(clear ? [] : ['NAME_OBJECTION' as const]), ...(asks ? ['CONSENT_NEEDED' as const] : []), ...(documents.length > 0 ? ['WITH_DOCUMENTS' as const] : [])];
}
