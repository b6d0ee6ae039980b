import type { CallSummary } from '@registrar/domain/calls/explanation-calls';
import type { NamedProcess } from '@registrar/domain/enumerations/processes';
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

interface Need {
  /** Beside those that every filing needs. */
  readonly aspects?: readonly RegisterAspect[];
  readonly shareholders?: true;
  readonly reports?: true;
  readonly calls?: 'ALL' | readonly CallSummary['matter'][];
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
const OF_SHARES: Need = { aspects: ['SHAREHOLDER'], shareholders: true, calls: ['SHARES'] };
const OF_HOLDERS: Need = { aspects: ['SHAREHOLDER', 'DIRECTOR'], shareholders: true, calls: ['SHARES', 'DIRECTORS'] };
const OF_REPORTS: Need = {
  aspects: ['SHAREHOLDER', 'DIRECTOR', 'AUDITOR', 'DISCLOSURE'],
  shareholders: true,
  reports: true,
  calls: ['RETURNS', 'ACCOUNTS'],
};
const OF_AN_END: Need = {
  aspects: ['SHAREHOLDER', 'DIRECTOR', 'AUDITOR'],
  shareholders: true,
  reports: true,
  calls: 'ALL',
};
const OF_REPRESENTATIVES: Need = { aspects: ['REPRESENTATIVE'] };

/**
 * What filing a process takes, beside what every filing does. A process without a row takes no more; so does one that
 * is written later, until somebody decides.
 */
const NEEDS: Readonly<Partial<Record<NamedProcess, Need>>> = {
  LOCATION_CHANGE: { calls: ['REGISTERED_OFFICE'] },
  CAPITAL_CHANGE: OF_SHARES,
  SHARE_RATE_CHANGE: OF_SHARES,
  SHARE_BAAD_PHAAD: OF_SHARES,
  SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE: OF_SHARES,
  SHARES_PURCHASE_SALES_AGREEMENT: OF_SHARES,
  SHARE_HOLDER_CHANGE: OF_HOLDERS,
  LOCAL_SHAREHOLDER: OF_HOLDERS,
  FOREIGN_SHAREHOLDER: OF_HOLDERS,
  COMPANY_TYPE_CHANGE: OF_HOLDERS,
  AMENDMENT_OF_AOA_MOA: { aspects: ['DOCUMENT'] },
  ANNUAL_REPORT: OF_REPORTS,
  THREE_MONTH_UPDATE: OF_REPORTS,
  COMPANY_REPRESENTATIVE_CHANGE: OF_REPRESENTATIVES,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: OF_REPRESENTATIVES,
  CALL_FOR_EXPLANATION: { calls: 'ALL' },
  DECISION_OF_MERGING_COMPANY: OF_AN_END,
  COMPANY_MERGE: OF_AN_END,
  COMPANY_DE_REGISTRATION: OF_AN_END,
  DE_REGISTRATION_OF_FOREIGN_TYPE: OF_AN_END,
  LIQUIDATION: OF_AN_END,
  DISCOUNTED_DE_REGISTRATION: OF_AN_END,
  DISCOUNTED_DE_REGISTRATION_PHASE_TWO: OF_AN_END,
  DISCOUNTED_DE_REGISTRATION_PHASE_THREE: OF_AN_END,
};

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
  const needs = authority.map((process) => needOf(process));
  const calls = needs.map((need) => need.calls ?? []);
  return {
    aspects: new Set([...EVERY_FILING, ...needs.flatMap((need) => need.aspects ?? [])]),
    shareholders: needs.some((need) => need.shareholders === true),
    reports: needs.some((need) => need.reports === true),
    calls: calls.includes('ALL') ? 'ALL' : new Set(calls.flatMap((matters) => (matters === 'ALL' ? [] : matters))),
    processes: new Set(authority),
  };
}

function needOf(process: string): Need {
  return Object.entries(NEEDS).find(([name]) => name === process)?.[1] ?? {};
}
