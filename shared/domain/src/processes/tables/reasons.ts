import { reasonCodes, type ReasonCode } from '../../transitions/reason-codes';
import type { NamedProcess } from '../../enumerations/processes';

/** Reasons about a proposed name, for processes that decide on one. */
const OF_A_NAME: ReadonlySet<ReasonCode> = new Set([
  'SAME_AS_REGISTERED',
  'TOO_SIMILAR',
  'TRADEMARK',
  'IMPROPER_MEANING',
  'NAME_RULES',
  'SCRIPTS_DO_NOT_MATCH',
  'OBJECTIVE_DOES_NOT_FIT',
  'CONSENT_MISSING',
]);

/** Processes whose decision is about a name. */
const DECIDE_ON_NAME: ReadonlySet<string> = new Set<NamedProcess>([
  'NAME_RESERVATION',
  'MIGRATION_NAME_RESERVATION',
  'NAME_CHANGE',
]);

/** The reasons for a refusal or revocation of this process, in their order. */
export function reasonsOf(process: string): readonly ReasonCode[] {
  return DECIDE_ON_NAME.has(process) ? reasonCodes.keys : reasonCodes.keys.filter((code) => !OF_A_NAME.has(code));
}
