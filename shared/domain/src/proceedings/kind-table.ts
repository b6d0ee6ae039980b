import { deRegistrationOfForeignType } from './kinds/de-registration-of-foreign-type';
import { discountedDeRegistration } from './kinds/discounted-de-registration';
import { explanationCall } from './kinds/explanation-call';
import { forced } from './kinds/forced';
import { forcedByOffice } from './kinds/forced-by-office';
import { liquidation } from './kinds/liquidation';
import { merger } from './kinds/merger';
import { newOfMerger } from './kinds/new-of-merger';
import type { ProceedingKind } from './proceeding-kind';

/** Every kind of proceeding, by its key; a test adds its own (`../testing/test-proceeding`). */
export const kindTable = new Map<string, ProceedingKind>([
  [explanationCall.key, explanationCall],
  [merger.key, merger],
  [newOfMerger.key, newOfMerger],
  [deRegistrationOfForeignType.key, deRegistrationOfForeignType],
  [forced.key, forced],
  [forcedByOffice.key, forcedByOffice],
  [liquidation.key, liquidation],
  [discountedDeRegistration.key, discountedDeRegistration],
]);
