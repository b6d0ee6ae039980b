import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import type { NamedProcess } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import type { CompanyFacts } from './company-facts';
import { conversionReasons } from './conversion-outlook';
import { initialReturnReasons } from './initial-return';
import { lastRepresentativeReasons } from './last-representative';
import { objectionReasons } from './objection-time';
import type { Reason } from './law-reason';

type OwnConditions = (
  db: Kysely<DB>,
  company: CompanyFacts,
  filing: { readonly id: string; readonly submittedAt: Date | null } | null,
) => Promise<Reason[]>;

/**
 * What a process asks for beside the blockers of every process, before it is begun, when it is handed in and when it is
 * approved.
 */
const OWN: Readonly<Partial<Record<NamedProcess, OwnConditions>>> = {
  COMPANY_TYPE_CHANGE: conversionReasons,
  COMPANY_REPRESENTATIVE_CHANGE: objectionReasons,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: lastRepresentativeReasons,
  THREE_MONTH_UPDATE: (_db, company, filing) => Promise.resolve(initialReturnReasons(company, filing)),
};

/** Of a process that this kind of company does not file there is nothing to say. */
export async function ownConditions(
  db: Kysely<DB>,
  process: NamedProcess,
  company: CompanyFacts,
  filing: Parameters<OwnConditions>[2],
): Promise<Reason[]> {
  return isFiledBy(process, company.type) ? ((await OWN[process]?.(db, company, filing)) ?? []) : [];
}
