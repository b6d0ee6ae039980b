import type { ConsentBody } from '../../../names/consent-bodies';

/**
 * Objectives that nobody pursues without a licence, by the beginning of their NSIC code in the office's list, with the
 * body that gives it: the same bodies whose consent a name asks for.
 */
const LICENSED: readonly (readonly [prefix: string, body: ConsentBody])[] = [
  ['65', 'NRB'],
  ['66', 'INSURANCE_AUTHORITY'],
  ['671', 'SEBON'],
  ['672', 'INSURANCE_AUTHORITY'],
  ['62', 'CIVIL_AVIATION_AUTHORITY'],
  ['801', 'MINISTRY_OF_EDUCATION'],
  ['802', 'MINISTRY_OF_EDUCATION'],
  ['803', 'UNIVERSITY_GRANTS_COMMISSION'],
  ['8511', 'MINISTRY_OF_HEALTH'],
  ['7491', 'DEPARTMENT_OF_FOREIGN_EMPLOYMENT'],
  ['0008', 'DEPARTMENT_OF_FOREIGN_EMPLOYMENT'],
];

export function licensingBody(nsicCode: string): ConsentBody | undefined {
  return LICENSED.find(([prefix]) => nsicCode.startsWith(prefix))?.[1];
}

/** The bodies, each once, in the order of the objectives. */
export function licensingBodies(nsicCodes: readonly string[]): readonly ConsentBody[] {
  return [...new Set(nsicCodes.flatMap((code) => licensingBody(code) ?? []))];
}
