import { reasonCodes, type ReasonCode } from '../transitions/reason-codes';
import type { FilableProcess } from './definitions';

/** These speak of a proposed name and mean nothing where none is decided on. */
const OF_A_NAME: ReadonlySet<ReasonCode> = new Set(['SAME_AS_REGISTERED', 'TOO_SIMILAR', 'TRADEMARK', 'IMPROPER_MEANING', 'NAME_RULES', 'SCRIPTS_DO_NOT_MATCH', 'OBJECTIVE_DOES_NOT_FIT', 'CONSENT_MISSING']);

/** Whether a decision on this filing is one on a name. */
const DECIDES_ON_NAME: Readonly<Record<FilableProcess, boolean>> = {
  NAME_RESERVATION: true,
  MIGRATION_NAME_RESERVATION: true,
  NAME_CHANGE: true,
  LOCATION_CHANGE: false,
  OTHERS: false,
  COMPANY_REGISTRATION: false,
  MIGRATION_COMPANY_REGISTRATION: false,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: false,
};

/** The grounds on which a filing of this process is refused or revoked, in their order. */
export function reasonsOf(process: string): readonly ReasonCode[] {
  const onName = Object.entries(DECIDES_ON_NAME).some(([known, decides]) => known === process && decides);
  return onName ? reasonCodes.keys : reasonCodes.keys.filter((code) => !OF_A_NAME.has(code));
}
