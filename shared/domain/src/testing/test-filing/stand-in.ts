import { definitionTable } from '../../processes/tables/definition-table';
import type { ProcessDefinition } from '../../processes/definition/process-definition';
import { TEST_PROCESS, testFiling } from './definition';

/**
 * Lets the test filing be filed, or a variation of it. Gives back what puts the table in order again: tests of one
 * worker share it.
 */
export function fileTestFiling(variation: Partial<ProcessDefinition> = {}): () => void {
  const before = definitionTable.get(TEST_PROCESS);
  definitionTable.set(TEST_PROCESS, { ...testFiling, ...variation });
  return () => {
    if (before) definitionTable.set(TEST_PROCESS, before);
    else definitionTable.delete(TEST_PROCESS);
  };
}
