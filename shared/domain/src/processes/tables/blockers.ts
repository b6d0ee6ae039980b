import { blockerCodes, type BlockerCode } from '../definition/blocker-codes';
import type { NamedProcess } from '../../enumerations/processes';
import { rulesOfProcess } from './process-rules';

/** These stop every filing of a company; a definition names its exceptions. */
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
/** A company that is no more reserves no name for another one either. */
const OF_NO_COMPANY: ReadonlySet<BlockerCode> = new Set(['DEREGISTERED']);

/** What may keep a company from this process, in the order in which it is said. */
export function blockersOf(process: NamedProcess): readonly BlockerCode[] {
  const { ofCompany, stoppedBy = [], notStoppedBy = [] } = rulesOfProcess(process);
  const usual = ofCompany ? OF_EVERY_FILING : OF_NO_COMPANY;
  return blockerCodes.keys.filter(
    (code) => stoppedBy.includes(code) || (usual.has(code) && !notStoppedBy.includes(code)),
  );
}
