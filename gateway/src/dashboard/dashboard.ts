import {
  dashboardCountAnswerSchema,
  dashboardCountTypeSchema,
  dashboardInfoSchema,
  generalInformationClosedSchema,
  type DashboardCountType,
  type DashboardInfo,
} from '@registrar/domain/calls/dashboard';
import { z } from 'zod';
import type { Capability } from '../platform/capability';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { readCompanies } from './companies';
import { deRegistrationTypeOf } from '../accounts/de-registration-type';
import { dayInNepal } from '../platform/clock';
import type { DashboardContribution, DashboardQuestion } from '../dashboard-parts/contribution';
import { closeGeneralInformation, isGeneralInformationOpen } from './general-information';
import { accountSteps, mostPressingFirst, withoutIdleProposals } from './next-steps';

/** The first page after signing in: put together from what the capabilities contribute. */
export function createDashboard(contributions: readonly DashboardContribution[]): Capability {
  const routes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
    const config = { access: 'signed-in' as const, openWhile: WHATEVER_IS_TO_SETTLE };
    const tags = ['dashboard'];

    app.get(
      `${BASE}/auth/api/dashboard-info`,
      {
        config: { ...config, reads: 'replica' },
        schema: {
          operationId: 'getDashboard',
          summary: 'What is going on',
          tags,
          response: answers(dashboardInfoSchema),
        },
      },
      async (request) =>
        ok(request, await readDashboard(contributions, { db, actor: actorOf(request), now: clock.now() })),
    );

    app.get(
      `${BASE}/auth/api/dashboard-count-info/:countType`,
      {
        config: { ...config, reads: 'replica' },
        schema: {
          operationId: 'getDashboardCount',
          summary: 'One of the counters',
          tags,
          params: z.object({ countType: dashboardCountTypeSchema }),
          response: answers(dashboardCountAnswerSchema),
        },
      },
      async (request) => {
        const { countType } = request.params;
        return ok(request, {
          countType,
          ...(await readCount(contributions, countType, { db, actor: actorOf(request), now: clock.now() })),
        });
      },
    );

    app.put(
      `${BASE}/auth/api/user/general-information/close`,
      {
        config,
        schema: {
          operationId: 'closeGeneralInformation',
          summary: 'Closes the own general information',
          tags,
          response: answers(generalInformationClosedSchema),
        },
      },
      async (request) => {
        await runUnitOfWork((unit) => closeGeneralInformation(unit, actorOf(request)));
        return ok(request, { generalInformationOpen: false as const });
      },
    );
  };
  return { routes };
}

async function readDashboard(
  contributions: readonly DashboardContribution[],
  question: DashboardQuestion,
): Promise<DashboardInfo> {
  const { generalInformationClosed, ...account } = await readAccount(question);
  const companies = await readCompanies(question, contributions);
  const info: DashboardInfo = {
    companyRegistrationStatus: null,
    deRegistrationType: await deRegistrationTypeOf(question.db, question.actor.accountId, dayInNepal(question.now)),
    ...account,
    generalInformationOpen: isGeneralInformationOpen(
      question.actor,
      { ...account, generalInformationClosed },
      companies,
    ),
    restriction: question.actor.restriction,
    reservation: null,
    recentApplications: [],
    companies,
    nextSteps: accountSteps(question, account),
    offeredMandates: [],
  };
  for (const contribution of contributions) {
    info.companyRegistrationStatus ??= (await contribution.companyRegistrationStatus?.(question)) ?? null;
    info.reservation ??= (await contribution.reservation?.(question)) ?? null;
    info.recentApplications.push(...((await contribution.recentApplications?.(question)) ?? []));
    info.offeredMandates?.push(...((await contribution.offeredMandates?.(question)) ?? []));
    info.nextSteps.push(...((await contribution.nextSteps?.(question)) ?? []));
  }
  info.nextSteps = mostPressingFirst(withoutIdleProposals(info.nextSteps, question), question.now);
  return info;
}

async function readCount(
  contributions: readonly DashboardContribution[],
  countType: DashboardCountType,
  question: DashboardQuestion,
): Promise<{ count: number; link: string | null }> {
  let count = 0;
  let link: string | null = null;
  for (const { counts } of contributions) {
    const counter = counts?.[countType];
    if (!counter) continue;
    count += await counter.count(question);
    link ??= counter.link;
  }
  return { count, link };
}

async function readAccount({ db, actor }: DashboardQuestion): Promise<{
  email: string;
  emailVerified: boolean;
  isMigrated: boolean;
  generalInformationClosed: boolean;
}> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'email_verified', 'migrated', 'general_information_closed_at'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  return {
    email: account.email,
    emailVerified: account.email_verified,
    isMigrated: account.migrated,
    generalInformationClosed: account.general_information_closed_at !== null,
  };
}
