import type { RegisterAspect } from '../register/register-aspects';

/**
 * The part of the register that a clause repeats, of clauses that repeat one: it changes with that part, by the filing
 * that changes the part. Of a locked clause without one the Act decides the words.
 */
const REPEATED: Readonly<Record<string, RegisterAspect>> = {
  name: 'NAME',
  preliminary: 'NAME',
  office: 'REGISTERED_OFFICE',
  objectives: 'OBJECTIVES',
  capital: 'CAPITAL',
  shares: 'CAPITAL',
  'maximum-holders': 'COMPANY_TYPE',
};

/** Null: the clause repeats nothing of the register. */
export const aspectOfClause = (key: string): RegisterAspect | null => REPEATED[key] ?? null;
