import type { NamedProcess } from '../enumerations/processes';

/**
 * The filing that changes what a clause says, of clauses that repeat what the register knows. Of a locked clause
 * without one the Act decides the words.
 */
const OWNERS: Readonly<Record<string, NamedProcess>> = {
  name: 'NAME_CHANGE',
  preliminary: 'NAME_CHANGE',
  office: 'LOCATION_CHANGE',
  objectives: 'OBJECTIVE_CHANGE',
  capital: 'CAPITAL_CHANGE',
  shares: 'CAPITAL_CHANGE',
  'maximum-holders': 'COMPANY_TYPE_CHANGE',
};

/** Null: nobody changes it, the Act decides. */
export const ownerOfClause = (key: string): NamedProcess | null => OWNERS[key] ?? null;
