import { definitionTable } from '../../processes/tables/definition-table';
import type { ProcessDefinition } from '../../processes/definition/process-definition';
import { TEST_PROCESS, testFiling } from './definition';

type Group = 'origin' | 'office' | 'money' | 'register';

/** A definition of which something else is said; of a group only what is named. */
export type Variation = Partial<Omit<ProcessDefinition, Group>> & {
  readonly [Name in Group]?: Partial<ProcessDefinition[Name]>;
};

/** The definition with what the variation says. */
export const varied = (
  definition: ProcessDefinition,
  { origin, office, money, register, ...more }: Variation,
): ProcessDefinition => ({
  ...definition,
  ...more,
  origin: { ...definition.origin, ...origin },
  office: { ...definition.office, ...office },
  money: { ...definition.money, ...money },
  register: { ...definition.register, ...register },
});

/**
 * Lets the test filing be filed, or a variation of it. Gives back what puts the table in order again: tests of one
 * worker share it.
 */
export function fileTestFiling(variation: Variation = {}): () => void {
  const before = definitionTable.get(TEST_PROCESS);
  definitionTable.set(TEST_PROCESS, varied(testFiling, variation));
  return () => {
    if (before) definitionTable.set(TEST_PROCESS, before);
    else definitionTable.delete(TEST_PROCESS);
  };
}
