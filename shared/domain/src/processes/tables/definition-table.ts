import type { NamedProcess } from '../../enumerations/processes';
import type { ProcessDefinition } from '../definition/process-definition';

/**
 * Definitions by process, filled by `definitions.ts`. In a module of its own, and not among what `processes` exports:
 * a test puts the test filing here under a process that is not filed yet; lint keeps everything else away.
 */
export const definitionTable = new Map<NamedProcess, ProcessDefinition>();
