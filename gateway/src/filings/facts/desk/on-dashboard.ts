import type { DeskCounts } from '@registrar/domain/calls/desk';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { may } from '@registrar/domain/permissions';
import type { DashboardContribution } from '../../../dashboard-parts/contribution';
import { nextStep } from '../../../dashboard-parts/next-step';
import type { MessageKey } from '../../../platform/language';
import type { Actor } from '../../../platform/actor';
import { countDesk } from './queue';

/** The officer's steps: first overdue applications, then those in hand, then those that wait. */
export const deskOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }): Promise<NextStep[]> {
    if (!may(actor.role, 'VIEW_DESK')) return [];
    return stepsOf(actor, await countDesk(db, actor, now));
  },
};

/** A role that assigns work sees only overdue applications; the others are the officers' own work. */
function stepsOf(actor: Actor, { waiting, mine, overdue }: DeskCounts): NextStep[] {
  const steps = may(actor.role, 'ASSIGN_WORK')
    ? [
        step('DESK_OVERDUE_WAITING', 'next.overdueWaiting', overdue.waiting, '?sort=pressing&term=overdue'),
        step('DESK_OVERDUE_IN_HAND', 'next.overdueInHand', overdue.inHand, '?queue=inHand&sort=pressing&term=overdue'),
      ]
    : [
        step('DESK_OVERDUE_MINE', 'next.overdueMine', overdue.mine, '?queue=mine&sort=pressing&term=overdue'),
        step('DESK_MINE', 'next.mine', mine > overdue.mine ? mine : 0, '?queue=mine'),
        step('DESK_WAITING', may(actor.role, 'CLAIM') ? 'next.claim' : 'next.decide', waiting, ''),
      ];
  return steps.flatMap((one) => one ?? []);
}

function step(code: string, title: MessageKey, count: number, search: string): NextStep | null {
  if (count === 0) return null;
  return nextStep(code, title, { count, link: `/management${search}` });
}
