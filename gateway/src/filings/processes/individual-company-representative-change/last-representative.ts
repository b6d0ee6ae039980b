import { stepsBack } from '@registrar/domain/processes/filings/individual-company-representative-change/definition';
import type { Kysely } from 'kysely';
import { asRecord } from '../../../applications/application-record';
import type { DB } from '../../../platform/database/schema.generated';
import { representativesOf, someoneElseCanAct } from '../../../register/representation';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';

/** The reason against the resignation of the only remaining representative. */
export async function lastRepresentativeReasons(
  db: Kysely<DB>,
  { id: companyId, today }: Pick<CompanyFacts, 'id' | 'today'>,
  filing: { readonly id: string } | null,
): Promise<Reason[]> {
  if (!filing) return [];
  const { applicant_id: applicantId } = await db
    .selectFrom('application')
    .select('applicant_id')
    .where('id', '=', filing.id)
    .executeTakeFirstOrThrow();
  const sections = await db
    .selectFrom('application_section')
    .select(['section_key', 'data'])
    .where('application_id', '=', filing.id)
    .execute();
  if (
    !stepsBack({ answers: Object.fromEntries(sections.map(({ section_key, data }) => [section_key, asRecord(data)])) })
  )
    return [];
  if (await someoneElseCanAct(db, await representativesOf(db, companyId, today), applicantId)) return [];
  return [factualReason('LAST_REPRESENTATIVE', 'blocker.lastRepresentative', {}, { wayOut: '/representatives' })];
}
