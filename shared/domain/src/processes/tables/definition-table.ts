import type { NamedProcess } from '../../enumerations/processes';
import type { ProcessDefinition } from '../definition/process-definition';

/**
 * Definitions by process, filled by `definitions.ts`. It is a module of its own and not exported by `processes`, so
 * that a test can add the test filing under a process that is not offered yet; a lint rule forbids other imports.
 */
export const definitionTable = new Map<NamedProcess, ProcessDefinition>();
