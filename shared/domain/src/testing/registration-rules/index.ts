import type { BrokenRule } from './broken-rule';
import { RULES_OF_CAPITAL_AND_RANGES } from './capital-and-ranges';
import { RULES_OF_OFFICE_AND_PERSONS } from './office-and-persons';
import { RULES_OF_SHAREHOLDERS } from './shareholders';
import { RULES_OF_THE_BOARD } from './the-board';

export type { BrokenRule } from './broken-rule';

/**
 * Every rule of section 5 for a registration, and of the law where it asks more; the domain and the gateway are both
 * held to them.
 */
export const REGISTRATION_RULES: Readonly<Record<string, readonly BrokenRule[]>> = {
  'office and persons': RULES_OF_OFFICE_AND_PERSONS,
  shareholders: RULES_OF_SHAREHOLDERS,
  'the board': RULES_OF_THE_BOARD,
  'capital and ranges': RULES_OF_CAPITAL_AND_RANGES,
};
