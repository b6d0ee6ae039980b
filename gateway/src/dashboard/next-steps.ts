import type { NextStep } from '@registrar/domain/calls/dashboard';
import { addDays } from '@registrar/domain/calendar';
import { FILING_ROLES } from '@registrar/domain/permissions';
import { dayInNepal } from '../platform/clock';
import { sentence, type MessageKey } from '../platform/language';
import type { DashboardQuestion } from './contribution';

/** What stands in the way of everything else comes first, then what others wait for, then what has a day, then the rest. */
const RANKS: readonly string[] = ['SETTLE', 'VERIFY_EMAIL', 'ANSWER_INVITATION', 'ANSWER_GROUP_REQUEST'];
const WITHOUT_DAY = 8;
const URGENT_DAYS = 7;

/** The person's own account: what it has to settle, and an address that nobody has proven. */
export function accountSteps({ actor }: DashboardQuestion, account: { emailVerified: boolean }): NextStep[] {
  const steps: NextStep[] = [];
  if (actor.restriction) {
    const { code, link } = actor.restriction;
    steps.push(step('SETTLE', code === 'MIGRATED_UNVERIFIED' ? 'next.settleRestriction.migrated' : 'next.settleRestriction.companyEmail', link));
  }
  if (!account.emailVerified) steps.push(step('VERIFY_EMAIL', 'next.verifyEmail', '/user-profile'));
  return steps;
}

export function mostPressingFirst(steps: readonly NextStep[], now: Date): NextStep[] {
  const soon = addDays(dayInNepal(now), URGENT_DAYS);
  const rank = ({ code, dueOn }: NextStep): number => {
    const named = RANKS.indexOf(code);
    if (named >= 0) return named;
    if (dueOn !== null) return dueOn <= soon ? RANKS.length : WITHOUT_DAY - 1;
    return code === 'FINISH_DRAFT' ? RANKS.length + 1 : WITHOUT_DAY;
  };
  return [...steps].sort((a, b) => rank(a) - rank(b) || (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
}

/** A proposal for who has nothing to do makes no sense beside things to do. */
export function withoutIdleProposals(steps: readonly NextStep[], { actor }: DashboardQuestion): NextStep[] {
  return FILING_ROLES.includes(actor.role) && steps.length > 1 ? steps.filter(({ code }) => code !== 'RESERVE_NAME') : [...steps];
}

function step(code: string, title: MessageKey, link: string): NextStep {
  return { code, titleNe: sentence(title, 'np'), titleEn: sentence(title, 'en'), link, applicationId: null, dueOn: null };
}
