import { deRegistrationOfForeignType } from '@registrar/domain/processes/filings/de-registration-of-foreign-type/definition';
import { deRegistrationOfForeignTypeIi } from '@registrar/domain/processes/filings/de-registration-of-foreign-type-ii/definition';
import { discountedDeRegistration } from '@registrar/domain/processes/filings/discounted-de-registration/definition';
import { forced } from '@registrar/domain/processes/filings/forced/definition';
import { forcedIi } from '@registrar/domain/processes/filings/forced-ii/definition';
import { liquidation } from '@registrar/domain/processes/filings/liquidation/definition';
import { liquidationIi } from '@registrar/domain/processes/filings/liquidation-ii/definition';
import { liquidationFinal } from '@registrar/domain/processes/filings/liquidation-final/definition';
import type { ProcessDefinition } from '@registrar/domain/processes';

/** The filings of this remote; `npm run new:filing -- PROCESS XX --remote mf-deregistration` writes another row. */
export const filings = [
  // in the order in which they are offered
  deRegistrationOfForeignType,
  deRegistrationOfForeignTypeIi,
  liquidation,
  liquidationIi,
  liquidationFinal,
  forced,
  forcedIi,
  discountedDeRegistration,
] as const satisfies readonly ProcessDefinition[];
