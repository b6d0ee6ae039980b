import { reasonCodes, type ReasonCode } from '../../transitions/reason-codes';
import type { NamedProcess } from '../../enumerations/processes';

/** These speak of a proposed name and mean nothing where none is decided on. */
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

/** The decisions on these are decisions on a name. */
const DECIDE_ON_NAME: ReadonlySet<string> = new Set<NamedProcess>([
  'NAME_RESERVATION',
  'MIGRATION_NAME_RESERVATION',
  'NAME_CHANGE',
]);

/** The grounds on which a filing of this process is refused or revoked, in their order. */
export function reasonsOf(process: string): readonly ReasonCode[] {
  return DECIDE_ON_NAME.has(process) ? reasonCodes.keys : reasonCodes.keys.filter((code) => !OF_A_NAME.has(code));
}
