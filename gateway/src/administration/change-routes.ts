import {
  decideStaffChangeRequestSchema,
  proposeSecondFactorResetSchema,
  refuseStaffChangeRequestSchema,
  staffChangePageSchema,
  staffChangeQuerySchema,
} from '@registrar/domain/calls/staff';
import { z } from 'zod';
import { actOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { listChanges } from './list-changes';
import { proposeSecondFactorReset } from './propose-second-factor-reset';
import { staffChanges } from './staff-change';

const CHANGES = `${BASE}/external/api/staff-change`;
const tags = ['staff'];
const config = { access: { permission: 'APPROVE_STAFF_CHANGE' } } as const;
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Changes of staff that wait for a second person. */
export const staffChangeRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(
    CHANGES,
    {
      config,
      schema: {
        operationId: 'listStaffChanges',
        summary: 'Staff changes that wait for a second person, or are decided',
        tags,
        querystring: staffChangeQuerySchema,
        response: answers(staffChangePageSchema),
      },
    },
    async (request) => ok(request, await listChanges(db, actorOf(request), request.query, clock.now())),
  );

  app.post(
    `${CHANGES}/second-factor`,
    {
      config: { access: { permission: 'MANAGE_STAFF' }, asksSecondFactor: true },
      schema: {
        operationId: 'proposeSecondFactorReset',
        summary: 'Proposes to take away the second factor of somebody who has lost it',
        tags,
        headers,
        body: proposeSecondFactorResetSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      await actOnce(platform, request, 'second-factor-reset', (unit, actor) =>
        proposeSecondFactorReset(unit, actor, request.body),
      );
      return ok(request, {}, 'staff.proposed');
    },
  );

  decisionRoutes(app, platform, staffChanges, {
    address: CHANGES,
    tags,
    withdrawing: config.access,
    calls: {
      approve: {
        operationId: 'approveStaffChange',
        summary: 'Approves a change',
        body: decideStaffChangeRequestSchema,
        done: 'staff.changeApproved',
      },
      refuse: {
        operationId: 'refuseStaffChange',
        summary: 'Refuses a change',
        body: refuseStaffChangeRequestSchema,
        done: 'staff.changeRefused',
      },
      withdraw: {
        operationId: 'withdrawStaffChange',
        summary: 'Takes a proposal back',
        body: decideStaffChangeRequestSchema,
        done: 'staff.changeWithdrawn',
      },
    },
  });
};
