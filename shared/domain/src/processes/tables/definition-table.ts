import type { NamedProcess } from '../../enumerations/processes';
import type { ProcessDefinition } from '../definition/process-definition';

/**
 * Definitions by process, filled by `definitions.ts`. It is a module of its own and not exported by `processes`, so
 * that a test can add the test filing under a process that is not offered yet; a lint rule forbids other imports.
 */
export const definitionTable = new Map<NamedProcess, ProcessDefinition>();

/** The definition of one of the named processes. */
export interface DefinitionOf<P extends NamedProcess> extends ProcessDefinition {
  readonly process: P;
}

/**
 * The definitions in their order, of which the type tells the processes alone: a declaration file writes out the whole
 * type of what it exports, and the whole definitions together are more than the compiler writes (TS7056).
 */
export const definitionsOf = <P extends NamedProcess>(
  ...definitions: readonly [DefinitionOf<P>, ...DefinitionOf<P>[]]
): readonly [DefinitionOf<P>, ...DefinitionOf<P>[]] => definitions;
