import type { NamedProcess } from '../../enumerations/processes';
import { companyStatuses, type CompanyStatus } from '../../enumerations/statuses';
import type { BlockerCode } from '../definition/blocker-codes';
import type { Duty } from '../definition/duty';
import { rulesOfProcess } from './process-rules';

/** GOES_ON: it is owed, and taken. OPEN: it is taken, and nobody asks for it. ENDS: it is neither. */
export type DutyState = 'GOES_ON' | 'OPEN' | 'ENDS';

/**
 * What goes on, is open or ends in each status. Whatever cures a ground of section 136 (reports, fines, the answer)
 * goes on until the order. In a liquidation the accounts of the liquidator take the place of the reports (section 131),
 * and the years before it are filed. What a company owes can be paid after its end: a court restores it only then
 * (section 137(4)).
 */
export const dutiesByStatus: Readonly<Record<CompanyStatus, Readonly<Record<Duty, DutyState>>>> = {
  ACTIVE: { REPORT: 'GOES_ON', ANSWER: 'GOES_ON', PAYMENT: 'GOES_ON', OTHER_FILING: 'OPEN' },
  MERGING: { REPORT: 'GOES_ON', ANSWER: 'GOES_ON', PAYMENT: 'GOES_ON', OTHER_FILING: 'OPEN' },
  IN_DEREGISTRATION: { REPORT: 'GOES_ON', ANSWER: 'GOES_ON', PAYMENT: 'GOES_ON', OTHER_FILING: 'ENDS' },
  IN_LIQUIDATION: { REPORT: 'ENDS', ANSWER: 'GOES_ON', PAYMENT: 'GOES_ON', OTHER_FILING: 'ENDS' },
  DEREGISTERED: { REPORT: 'ENDS', ANSWER: 'ENDS', PAYMENT: 'OPEN', OTHER_FILING: 'ENDS' },
  DEREGISTERED_BY_MERGE: { REPORT: 'ENDS', ANSWER: 'ENDS', PAYMENT: 'OPEN', OTHER_FILING: 'ENDS' },
};

/** The statuses in which the duty is owed. */
export const statusesOwing = (duty: Duty): readonly CompanyStatus[] =>
  companyStatuses.keys.filter((status) => dutiesByStatus[status][duty] === 'GOES_ON');

const dutyOf = (process: NamedProcess): Duty => rulesOfProcess(process).duty ?? 'OTHER_FILING';

/** The statuses that are blockers of filings, by the code of the blocker. */
const STATUS_OF: Readonly<Partial<Record<BlockerCode, CompanyStatus>>> = {
  IN_DEREGISTRATION: 'IN_DEREGISTRATION',
  IN_LIQUIDATION: 'IN_LIQUIDATION',
  DEREGISTERED: 'DEREGISTERED',
};

/** Whether the blocker is a status in which this process is taken nevertheless. */
export function isTakenInSpite(process: NamedProcess, code: BlockerCode): boolean {
  const status = STATUS_OF[code];
  return status !== undefined && dutiesByStatus[status][dutyOf(process)] !== 'ENDS';
}

/**
 * A lock of the company's own stops what changes the company. Its reports and answers have terms of the law that no
 * lock holds back, and what the office files by itself is not filed by who might misuse the company's access.
 */
export const passesLock = (process: NamedProcess, code: BlockerCode): boolean =>
  code === 'LOCKED' && dutyOf(process) !== 'OTHER_FILING';

/** What a company cannot lift by itself, or in time; it stops no cure while the office de-registers the company. */
const LIFTED_FOR_CURE: ReadonlySet<BlockerCode> = new Set(['FROZEN', 'OPEN_CALL_FOR_EXPLANATION']);

/** Whether the blocker gives way to a process that cures the ground of a de-registration under section 136. */
export const yieldsToCure = (process: NamedProcess, code: BlockerCode): boolean =>
  LIFTED_FOR_CURE.has(code) && dutyOf(process) !== 'OTHER_FILING';
