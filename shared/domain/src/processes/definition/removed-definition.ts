import { everyProcess, type NamedProcess } from '../../enumerations/processes';
import type { ProcessDefinition } from './process-definition';

/**
 * Stands for the definition of a process that is not offered any more, so that its filings can still be read: it asks
 * nothing, nobody may file it, and no person may act on a filing of it.
 */
export const removedDefinition = (process: NamedProcess): ProcessDefinition => ({
  process,
  removed: true,
  version: 1,
  name: everyProcess.name(process),
  numberPrefix: '',
  sections: [],
  steps: [],
  documents: [],
  declarations: [],
  origin: { mayStart: [] },
  office: { levels: 1, approverChain: [[]], committee: false, operatorMayReject: false, autoApprove: false },
  money: { payTiming: 'NONE' },
  register: { aspects: [] },
});
