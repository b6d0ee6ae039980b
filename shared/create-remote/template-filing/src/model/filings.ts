import type { ProcessDefinition } from '@registrar/domain/processes';

/** The filings of this remote; `npm run new:filing -- PROCESS XX --remote __NAME__` writes another row. */
export const filings = [
  // in the order in which they are offered
] as const satisfies readonly ProcessDefinition[];
