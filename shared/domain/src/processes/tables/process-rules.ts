import { everyProcess, type NamedProcess } from '../../enumerations/processes';
import { processDefinition } from './definitions';
import { specifiedProcesses, type ProcessRules } from './specified-processes';

/** The gate's rules for a process: from its definition, or from the specification while it has none. */
export function rulesOfProcess(process: NamedProcess): ProcessRules {
  const definition = everyProcess.has(process) ? processDefinition(process) : undefined;
  return definition
    ? { ...definition.origin, ofCompany: definition.origin.ofCompany === true }
    : { ofCompany: true, ...specifiedProcesses[process] };
}
