import { companyProcesses } from '@registrar/domain/enumerations/process-groups';
import { namedProcesses, type NamedProcess } from '@registrar/domain/enumerations/processes';
import { filableProcesses } from '@registrar/domain/processes/tables/definitions';
import { specifiedProcesses, type ProcessRules } from '@registrar/domain/processes/tables/specified-processes';

export interface UnwrittenProcess {
  readonly process: NamedProcess;
  readonly rules: Partial<ProcessRules>;
  /** Of its folder, and of its definition. */
  readonly folder: string;
  readonly name: string;
}

/**
 * Whatever a company files and nobody has written yet, and after it what the specification names besides: who writes
 * the example of a guide leaves its tests green.
 */
export const unwrittenProcesses: readonly UnwrittenProcess[] = [
  ...new Set([...Object.values(companyProcesses).flat(), ...namedProcesses]),
]
  .filter((process) => !filableProcesses.some((filed) => filed === process))
  .flatMap((process) => {
    const rules = specifiedProcesses[process];
    if (rules === undefined || rules.ofCompany === false) return [];
    const folder = process.toLowerCase().replaceAll('_', '-');
    const name = folder.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return [{ process, rules, folder, name }];
  });

/** The one at this place of the list; by then most of the specification is written, and the test is to be another. */
export function unwritten(place: number): UnwrittenProcess {
  const found = unwrittenProcesses[place];
  if (found === undefined) throw new Error('Every process is written: generate one that the specification adds.');
  return found;
}
