import { everyProcess, type NamedProcess } from '../../enumerations/processes';

/**
 * The version of each definition, from 1: raised with every change of what is asked or how it is judged. A table of its
 * own, so that a page can say which one it was built with and need not carry every form
 * (docs/decisions/0077-definition-version.md).
 */
export const definitionVersions = {
  NAME_RESERVATION: 1,
  MIGRATION_NAME_RESERVATION: 1,
  NAME_CHANGE: 2,
  LOCATION_CHANGE: 3,
  OBJECTIVE_CHANGE: 1,
  AMENDMENT_OF_AOA_MOA: 1,
  SHARE_HOLDER_CHANGE: 3,
  OTHERS: 1,
  CALL_FOR_EXPLANATION: 1,
  COMPANY_REGISTRATION: 2,
  MIGRATION_COMPANY_REGISTRATION: 2,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: 1,
  COMPANY_TYPE_CHANGE: 1,
  COMPANY_REPRESENTATIVE_CHANGE: 1,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: 1,
  THREE_MONTH_UPDATE: 2,
  ANNUAL_REPORT: 2,
} as const satisfies Partial<Record<NamedProcess, number>>;

export interface DefinitionStamp {
  readonly process: NamedProcess;
  readonly version: number;
}

const versions: Partial<Record<NamedProcess, number>> = definitionVersions;

/** The version that this side knows; undefined for what cannot be filed. */
export function versionOfDefinition(process: NamedProcess | (string & {})): number | undefined {
  return everyProcess.has(process) ? versions[process] : undefined;
}

/**
 * As every call that writes a filing carries it, in the query: `definition=NAME_CHANGE.1`. Nothing for a filing that
 * this side does not know. `version`: of a definition that somebody else brought.
 */
export function definitionQuery(
  process: NamedProcess | (string & {}) | undefined,
  version = process === undefined ? undefined : versionOfDefinition(process),
): { readonly definition?: string } {
  return version === undefined ? {} : { definition: `${process}.${version}` };
}

/** Reads what `definitionQuery` wrote; undefined for anything else. */
export function readDefinitionStamp(text: string): DefinitionStamp | undefined {
  const [, process = '', version = ''] = /^([A-Z_]{1,60})\.(\d{1,6})$/.exec(text) ?? [];
  return everyProcess.has(process) ? { process, version: Number(version) } : undefined;
}
