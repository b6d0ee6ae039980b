import type { NamedProcess } from '@registrar/domain/enumerations';
import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { CompanyFacts } from '../facts/gate/company-facts';
import type { Reason } from '../facts/gate/law-reason';
import { findEffects } from './effects-of';
import type { FilingAtGate } from './effects/process-effects';

/**
 * What a process asks for beside the blockers of every process, before it is begun, when it is handed in and when it is
 * approved. Of a process that this kind of company does not file there is nothing to say.
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
