import { dashboardCountAnswerSchema, dashboardCountTypeSchema, dashboardInfoSchema, type DashboardCountType, type DashboardInfo } from '@registrar/domain/calls/dashboard';
import { z } from 'zod';
import type { Capability } from '../platform/capability';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import type { DashboardContribution, DashboardQuestion } from './contribution';

/** The first page after signing in: put together from what the capabilities contribute. */
export function createDashboard(contributions: readonly DashboardContribution[]): Capability {
  const routes: RouteModule = (app, { database: { db }, clock }) => {
    const config = { access: 'signed-in' as const, openWhile: WHATEVER_IS_TO_SETTLE };
    const tags = ['dashboard'];

    app.get(`${BASE}/auth/api/dashboard-info`, { config, schema: { summary: 'What is going on', tags, response: answers(dashboardInfoSchema) } }, async (request) =>
      ok(request, await readDashboard(contributions, { db, actor: actorOf(request), now: clock.now() })),
    );

    app.get(
      `${BASE}/auth/api/dashboard-count-info/:countType`,
      { config, schema: { summary: 'One of the counters', tags, params: z.object({ countType: dashboardCountTypeSchema }), response: answers(dashboardCountAnswerSchema) } },
      async (request) => {
        const { countType } = request.params;
        return ok(request, { countType, count: await readCount(contributions, countType, { db, actor: actorOf(request), now: clock.now() }) });
      },
    );
  };
  return { routes };
}

async function readDashboard(contributions: readonly DashboardContribution[], question: DashboardQuestion): Promise<DashboardInfo> {
  const info: DashboardInfo = {
    companyRegistrationStatus: null,
    deRegistrationType: null,
    ...(await readAccount(question)),
    reservation: null,
    recentApplications: [],
    nextSteps: [],
  };
  for (const contribution of contributions) {
    info.companyRegistrationStatus ??= (await contribution.companyRegistrationStatus?.(question)) ?? null;
    info.reservation ??= (await contribution.reservation?.(question)) ?? null;
    info.recentApplications.push(...((await contribution.recentApplications?.(question)) ?? []));
    info.nextSteps.push(...((await contribution.nextSteps?.(question)) ?? []));
  }
  return info;
}

async function readCount(contributions: readonly DashboardContribution[], countType: DashboardCountType, question: DashboardQuestion): Promise<number> {
  let count = 0;
  for (const { counts } of contributions) count += (await counts?.[countType]?.(question)) ?? 0;
  return count;
}

async function readAccount({ db, actor }: DashboardQuestion): Promise<{ emailVerified: boolean; isMigrated: boolean }> {
  const account = await db.selectFrom('account').select(['email_verified', 'migrated']).where('id', '=', actor.accountId).executeTakeFirstOrThrow();
  return { emailVerified: account.email_verified, isMigrated: account.migrated };
}
