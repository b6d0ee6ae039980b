import { blockerCodes, type BlockerCode } from '../definition/blocker-codes';
import type { NamedProcess } from '../../enumerations/processes';
import { rulesOfProcess } from './process-rules';

/** Blockers of every filing of a company; a definition names its exceptions. */
const OF_EVERY_FILING: ReadonlySet<BlockerCode> = new Set([
  'EMAIL_UNVERIFIED',
  'MIGRATED_UNVERIFIED',
  'OUTSTANDING_FINE',
  'OPEN_CALL_FOR_EXPLANATION',
  'IN_DEREGISTRATION',
  'IN_LIQUIDATION',
  'ASPECT_CONFLICT',
  'FROZEN',
  'DEREGISTERED',
  'TYPE',
]);
/** A deregistered company cannot reserve a name for another company either. */
const OF_NO_COMPANY: ReadonlySet<BlockerCode> = new Set(['DEREGISTERED']);

/** The possible blockers of this process, in the order of display. */
export function blockersOf(process: NamedProcess): readonly BlockerCode[] {
  const { ofCompany, stoppedBy = [], notStoppedBy = [] } = rulesOfProcess(process);
  const usual = ofCompany ? OF_EVERY_FILING : OF_NO_COMPANY;
  return blockerCodes.keys.filter(
    (code) => stoppedBy.includes(code) || (usual.has(code) && !notStoppedBy.includes(code)),
  );
}
