import type { AutomaticFlag } from '@registrar/domain/enumerations';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { isGroupFiling, type Application } from '../../../applications/application';
import { standingDocuments } from '../../../documents/standing-documents';
import type { DB } from '../../../platform/database/schema.generated';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { flagsOfReport } from './flags-of-report';
import { isSampled } from './sample';
import { consentsNeeded } from '../../facts/documents/required-documents';

/**
 * The reasons against an automatic approval; null: automatic approval is off for this process, or it cannot be decided
 * yet.
 */
export async function judge(
  unit: UnitOfWork,
  application: Application,
  secret: string,
): Promise<AutomaticFlag[] | null> {
  const terms = await readTerm(unit.tx, 'AUTO_APPROVAL', application.today);
  const flags = await flagsOf(unit.tx, application, terms);
  if (flags === null) return null;
  return (await isSampled(unit, application, secret, terms.samplePercent)) ? [...flags, 'SAMPLED'] : flags;
}

async function flagsOf(
  db: Kysely<DB>,
  application: Application,
  terms: TermOf<'AUTO_APPROVAL'>,
): Promise<AutomaticFlag[] | null> {
  const {
    definition: {
      process,
      office: { autoApprove },
    },
  } = application;
  if (!autoApprove) return null;
  if (process === 'ANNUAL_REPORT') return terms.annualReports ? flagsOfReport(db, application, terms) : null;
  return process === 'NAME_RESERVATION' && terms.nameReservations ? flagsOfName(db, application) : null;
}

async function flagsOfName(db: Kysely<DB>, application: Application): Promise<AutomaticFlag[]> {
  const { id } = application.row;
  const check = await db
    .selectFrom('filed_name_check')
    .select(['outcome', 'findings'])
    .where('application_id', '=', id)
    .executeTakeFirst();
  const clear = check?.outcome === 'AVAILABLE' && Array.isArray(check.findings) && check.findings.length === 0;
  const asks = isGroupFiling(application) || (await consentsNeeded(db, application)).length > 0;
  const documents = await standingDocuments(db, id);
  return [
    ...(clear ? [] : ['NAME_OBJECTION' as const]),
    ...(asks ? ['CONSENT_NEEDED' as const] : []),
    ...(documents.length > 0 ? ['WITH_DOCUMENTS' as const] : []),
  ];
}
