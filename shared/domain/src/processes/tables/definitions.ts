import type { NamedProcess } from '../../enumerations/processes';
import { migrationCompanyRegistration } from '../filings/migration-company-registration/definition';
import { companyRegistration } from '../filings/company-registration/definition';
import { typeChangeBeforeRegistration } from '../filings/type-change-before-registration/definition';
import { annualReport } from '../filings/annual-report/definition';
import { companyChanges } from './company-changes';
import { nameReservation } from '../filings/name-reservation/definition';
import { migrationNameReservation } from '../filings/migration-name-reservation/definition';
import { deRegistrationOfForeignType } from '../filings/de-registration-of-foreign-type/definition';
import { deRegistrationOfForeignTypeIi } from '../filings/de-registration-of-foreign-type-ii/definition';
import { forced } from '../filings/forced/definition';
import { forcedIi } from '../filings/forced-ii/definition';
import { discountedDeRegistration } from '../filings/discounted-de-registration/definition';
import { liquidation } from '../filings/liquidation/definition';
import { liquidationFinal } from '../filings/liquidation-final/definition';
import { liquidationIi } from '../filings/liquidation-ii/definition';
import { definitionsOf, definitionTable } from './definition-table';
import type { ProcessDefinition } from '../definition/process-definition';

/** Every filing the portal offers. */
const ROWS = definitionsOf(
  nameReservation,
  migrationNameReservation,
  ...companyChanges,
  annualReport,
  companyRegistration,
  migrationCompanyRegistration,
  typeChangeBeforeRegistration,
  deRegistrationOfForeignType,
  deRegistrationOfForeignTypeIi,
  forced,
  forcedIi,
  liquidation,
  liquidationIi,
  liquidationFinal,
  discountedDeRegistration,
);
for (const definition of ROWS) definitionTable.set(definition.process, definition);

/** The process of one of these rows; a record with these keys must be complete for every filing. */
export type FilableProcess = (typeof ROWS)[number]['process'];

export function processDefinition(process: NamedProcess): ProcessDefinition | undefined {
  return definitionTable.get(process);
}

/** In the order of the rows above. */
export const everyDefinition = (): readonly ProcessDefinition[] => [...definitionTable.values()];

export const filableProcesses: readonly FilableProcess[] = ROWS.map((definition) => definition.process);

/**
 * The filings that decide the name of a registered company; a reservation filed for a company is for a future company.
 */
export const companyNameProcesses: readonly NamedProcess[] = everyDefinition()
  .filter(({ origin: { ofCompany }, register: { aspects } }) => ofCompany === true && aspects.includes('NAME'))
  .map(({ process }) => process);
