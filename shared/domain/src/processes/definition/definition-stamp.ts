import { everyProcess, type NamedProcess } from '../../enumerations/processes';

export interface DefinitionStamp {
  readonly process: NamedProcess;
  readonly version: number;
}

/**
 * Definition versions by process. A page contains only those of its own filings, so it is not rebuilt when another
 * process changes.
 */
export type DefinitionVersions = Readonly<Partial<Record<string, number>>>;

/**
 * The query parameter of every call that writes a filing: `definition=NAME_CHANGE.1`
 * (docs/decisions/0077-definition-version.md). Empty for a process that this side does not know.
 */
export function definitionQuery(
  process: string | undefined,
  versions: DefinitionVersions,
): { readonly definition?: string } {
  const version = process !== undefined && everyProcess.has(process) ? versions[process] : undefined;
  return version === undefined ? {} : { definition: `${process}.${version}` };
}

/** Parses the value of `definitionQuery`; undefined for any other text. */
export function readDefinitionStamp(text: string): DefinitionStamp | undefined {
  const [, process = '', version = ''] = /^([A-Z_]{1,60})\.(\d{1,6})$/.exec(text) ?? [];
  return everyProcess.has(process) ? { process, version: Number(version) } : undefined;
}
