import type { NamedProcess } from '@registrar/domain/enumerations';
import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { CompanyFacts } from '../facts/gate/company-facts';
import type { Reason } from '../facts/gate/law-reason';
import { findEffects } from './effects-of';
import type { FilingAtGate } from './effects/process-effects';

/**
 * The conditions of a process in addition to the blockers of every process; checked when the draft is opened, on
 * submission and on approval. None for a process that this company type does not file.
 */
export async function ownConditions(
  db: Kysely<DB>,
  process: NamedProcess,
  company: CompanyFacts,
  filing: FilingAtGate | null,
): Promise<Reason[]> {
  if (!isFiledBy(process, company.type)) return [];
  return (await findEffects(process)?.conditions?.(db, company, filing)) ?? [];
}
