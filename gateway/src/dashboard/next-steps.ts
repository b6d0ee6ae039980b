import type { NextStep } from '@registrar/domain/calls/dashboard';
import { addDays } from '@registrar/domain/calendar';
import { FILING_ROLES } from '@registrar/domain/permissions';
import { dayInNepal } from '../platform/clock';
import type { DashboardQuestion } from '../dashboard-parts/contribution';
import { LATE_REPORT } from '../dashboard-parts/late-report';
import { nextStep } from '../dashboard-parts/next-step';

/** What stands in the way of everything else comes first, then what others wait for. */
const FIRST: readonly string[] = [
  'SETTLE',
  'VERIFY_EMAIL',
  'ANSWER_INVITATION',
  'ANSWER_MANDATE',
  'ANSWER_GROUP_REQUEST',
];
/** The office has asked for it and ends the filing when the day has passed: before any other day. */
const ASKED_BY_OFFICE: ReadonlySet<string> = new Set(['CORRECT', 'SUBMIT_DOCUMENTS', 'PAY']);
/** After what is due soon; each is the next of its own way. */
const NEXT_OF_ITS_WAY: readonly string[] = [
  'COLLECT_CERTIFICATE',
  'READ_LETTER',
  'FINISH_DRAFT',
  'REGISTER_COMPANY',
  'INITIAL_UPDATE',
  'FILE_AGAIN',
];
/** Nothing is to be done about it; said where nothing else is. */
const IDLE: ReadonlySet<string> = new Set(['WAIT', 'RESERVE_NAME', 'FILE_FOR_COMPANY']);
const URGENT_DAYS = 7;

/** The person's own account: what it has to settle, and an address that nobody has proven. */
export function accountSteps({ actor }: DashboardQuestion, account: { emailVerified: boolean }): NextStep[] {
  const steps: NextStep[] = [];
  if (actor.restriction) {
    const { code, link } = actor.restriction;
    steps.push(
      nextStep(
        'SETTLE',
        code === 'MIGRATED_UNVERIFIED' ? 'next.settleRestriction.migrated' : 'next.settleRestriction.companyEmail',
        { link },
      ),
    );
  }
  if (!account.emailVerified) steps.push(nextStep('VERIFY_EMAIL', 'next.verifyEmail', { link: '/user-profile' }));
  return steps;
}

export function mostPressingFirst(steps: readonly NextStep[], now: Date): NextStep[] {
  const soon = addDays(dayInNepal(now), URGENT_DAYS);
  const rank = ({ code, dueOn }: NextStep): readonly [number, number] => {
    if (FIRST.includes(code)) return [0, FIRST.indexOf(code)];
    if (ASKED_BY_OFFICE.has(code)) return [1, 0];
    // the fine of a report grows until it is submitted, and is put on its bill
    if (code.startsWith(LATE_REPORT)) return [1, 1];
    if (code === 'PAY_FINES') return [1, 2];
    if (IDLE.has(code)) return [6, code === 'WAIT' ? 0 : 1];
    if (dueOn !== null && dueOn <= soon) return [2, 0];
    if (NEXT_OF_ITS_WAY.includes(code)) return [3, NEXT_OF_ITS_WAY.indexOf(code)];
    return dueOn === null ? [5, 0] : [4, 0];
  };
  return [...steps].sort((a, b) => {
    const [[mine, within], [other, withinOther]] = [rank(a), rank(b)];
    return mine - other || within - withinOther || (a.dueOn ?? '').localeCompare(b.dueOn ?? '');
  });
}

/** A proposal for who has nothing to do makes no sense beside things to do. */
export function withoutIdleProposals(steps: readonly NextStep[], { actor }: DashboardQuestion): NextStep[] {
  return FILING_ROLES.includes(actor.role) && steps.length > 1
    ? steps.filter(({ code }) => code !== 'RESERVE_NAME' && code !== 'FILE_FOR_COMPANY')
    : [...steps];
}
