import { blockerCodes, type BlockerCode } from '../definition/blocker-codes';
import type { NamedProcess } from '../../enumerations/processes';
import type { RequestBlocker, RequestKind } from '../../requests/request-kind';
import { isTakenInSpite, passesLock } from './duties';
import { rulesOfProcess } from './process-rules';

/** Blockers of every filing of a company; a definition names its exceptions, the table of duties those of a status. */
const OF_EVERY_FILING: ReadonlySet<BlockerCode> = new Set([
  'EMAIL_UNVERIFIED',
  'MIGRATED_UNVERIFIED',
  'OUTSTANDING_FINE',
  'OPEN_CALL_FOR_EXPLANATION',
  'IN_DEREGISTRATION',
  'IN_LIQUIDATION',
  'ASPECT_CONFLICT',
  'FROZEN',
  'LOCKED',
  'DEREGISTERED',
  'TYPE',
]);
/** A deregistered company cannot reserve a name for another company either. */
const OF_NO_COMPANY: ReadonlySet<BlockerCode> = new Set(['DEREGISTERED']);

/** The possible blockers of a request of this kind, in the order of display; those of filings are no others. */
export function blockersOfRequest({ stoppedBy }: Pick<RequestKind, 'stoppedBy'>): readonly RequestBlocker[] {
  return blockerCodes.keys.filter((code): code is RequestBlocker => stoppedBy.some((one) => one === code));
}

/** The possible blockers of this process, in the order of display. */
export function blockersOf(process: NamedProcess): readonly BlockerCode[] {
  const { ofCompany, stoppedBy = [], notStoppedBy = [] } = rulesOfProcess(process);
  const usual = ofCompany ? OF_EVERY_FILING : OF_NO_COMPANY;
  const passes = (code: BlockerCode) =>
    notStoppedBy.includes(code) || isTakenInSpite(process, code) || passesLock(process, code);
  return blockerCodes.keys.filter((code) => stoppedBy.includes(code) || (usual.has(code) && !passes(code)));
}
