import type { CallSummary } from '@registrar/domain/calls/explanation-calls';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import type { PrivateReads } from '@registrar/domain/processes/definition/private-reads';
import { rulesOfProcess } from '@registrar/domain/processes/tables/process-rules';
import { registerAspects, type RegisterAspect } from '@registrar/domain/register';

/** The parts of a company's private data that a caller may read. */
export interface PrivateParts {
  /** Parts of the register, with their details and filings. */
  readonly aspects: ReadonlySet<RegisterAspect>;
  /** The shareholders with their shares. */
  readonly shareholders: boolean;
  /** The annual reports with their fines, and the recorded figures. */
  readonly reports: boolean;
  /** Calls for explanation, by their matter. */
  readonly calls: 'ALL' | ReadonlySet<CallSummary['matter']>;
  /** Signed documents, by the process that issued them. */
  readonly processes: 'ALL' | ReadonlySet<string>;
}

/** Basic data that every filing for the company needs. */
const EVERY_FILING: readonly RegisterAspect[] = [
  'NAME',
  'COMPANY_TYPE',
  'REGISTRATION',
  'STATUS',
  'REGISTERED_OFFICE',
  'HEAD_OFFICE',
  'BRANCH',
  'OBJECTIVES',
  'CAPITAL',
  'ORDER',
];

const ALL: PrivateParts = {
  aspects: new Set(registerAspects.keys),
  shareholders: true,
  reports: true,
  calls: 'ALL',
  processes: 'ALL',
};

/** The private parts for a caller who may file these processes; `ALL` also for its office. */
export function privatePartsOf(authority: 'ALL' | readonly string[]): PrivateParts {
  if (authority === 'ALL') return ALL;
  const needs = authority.map((process) => readsOf(process));
  const calls = needs.map((need) => need.calls ?? []);
  return {
    aspects: new Set([...EVERY_FILING, ...needs.flatMap((need) => need.aspects ?? [])]),
    shareholders: needs.some((need) => need.shareholders === true),
    reports: needs.some((need) => need.reports === true),
    calls: calls.includes('ALL') ? 'ALL' : new Set(calls.flatMap((matters) => (matters === 'ALL' ? [] : matters))),
    processes: new Set(authority),
  };
}

const readsOf = (process: string): PrivateReads =>
  everyProcess.has(process) ? (rulesOfProcess(process).reads ?? {}) : {};
