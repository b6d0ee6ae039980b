import type { CallSummary } from '@registrar/domain/calls/explanation-calls';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import type { PrivateReads } from '@registrar/domain/processes/definition/private-reads';
import { rulesOfProcess } from '@registrar/domain/processes/tables/process-rules';
import { registerAspects, type RegisterAspect } from '@registrar/domain/register';

/** What somebody reads of the private side of a company. */
export interface PrivateParts {
  /** Parts of the register, with their details and the filings behind them. */
  readonly aspects: ReadonlySet<RegisterAspect>;
  /** The holders with their shares. */
  readonly shareholders: boolean;
  /** The yearly reports with what each is worth, and the figures of what was recorded. */
  readonly reports: boolean;
  /** Calls for explanation, by what they are about. */
  readonly calls: 'ALL' | ReadonlySet<CallSummary['matter']>;
  /** Signed papers, by the process that they were issued with. */
  readonly processes: 'ALL' | ReadonlySet<string>;
}

/** What the company is: whoever files anything for it has to know that. */
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
];

const ALL: PrivateParts = {
  aspects: new Set(registerAspects.keys),
  shareholders: true,
  reports: true,
  calls: 'ALL',
  processes: 'ALL',
};

/** Of who may file these processes for the company; `ALL` also of its office. */
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
