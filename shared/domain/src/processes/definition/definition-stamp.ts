import { everyProcess, type NamedProcess } from '../../enumerations/processes';

export interface DefinitionStamp {
  readonly process: NamedProcess;
  readonly version: number;
}

/** By process. Each page knows those of its own filings, and is not built anew for another one. */
export type DefinitionVersions = Readonly<Partial<Record<string, number>>>;

/**
 * As every call that writes a filing carries it, in the query: `definition=NAME_CHANGE.1`
 * (docs/decisions/0077-definition-version.md). Nothing for a filing that this side does not know.
 */
export function definitionQuery(
  process: string | undefined,
  versions: DefinitionVersions,
): { readonly definition?: string } {
  const version = process !== undefined && everyProcess.has(process) ? versions[process] : undefined;
  return version === undefined ? {} : { definition: `${process}.${version}` };
}

/** Reads what `definitionQuery` wrote; undefined for anything else. */
export function readDefinitionStamp(text: string): DefinitionStamp | undefined {
  const [, process = '', version = ''] = /^([A-Z_]{1,60})\.(\d{1,6})$/.exec(text) ?? [];
  return everyProcess.has(process) ? { process, version: Number(version) } : undefined;
}
