import {
  decideStaffChangeRequestSchema,
  proposeSecondFactorResetSchema,
  refuseStaffChangeRequestSchema,
  staffChangePageSchema,
  staffChangeQuerySchema,
} from '@registrar/domain/calls/staff';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { actorOf } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import { approveChange, refuseChange, withdrawChange } from './decide-change';
import { listChanges } from './list-changes';
import { proposeSecondFactorReset } from './reset-second-factor';

const CHANGES = `${BASE}/external/api/staff-change`;
const tags = ['staff'];
const config = { access: { permission: 'APPROVE_STAFF_CHANGE' } } as const;
const byId = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** What one person proposed, and the second pair of eyes. */
export const staffChangeRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
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

  const once = (
    actor: Actor,
    key: string | undefined,
    request: unknown,
    work: (unit: UnitOfWork) => Promise<void>,
  ): Promise<object> =>
    runUnitOfWork((unit) =>
      idempotently(unit, actor, { key, request, answer: nothing }, async () => {
        await work(unit);
        return {};
      }),
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
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['second-factor-reset', request.body], (unit) =>
        proposeSecondFactorReset(unit, actor, request.body),
      );
      return ok(request, {}, 'staff.proposed');
    },
  );

  app.post(
    `${CHANGES}/:id/approve`,
    {
      config: { ...config, asksSecondFactor: true },
      schema: {
        operationId: 'approveStaffChange',
        summary: 'Lets a change happen',
        tags,
        params: byId,
        headers,
        body: decideStaffChangeRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['staff-change-approve', id, request.body], (unit) =>
        approveChange(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'staff.changeApproved');
    },
  );

  app.post(
    `${CHANGES}/:id/refuse`,
    {
      config: { ...config, asksSecondFactor: true },
      schema: {
        operationId: 'refuseStaffChange',
        summary: 'Refuses a change',
        tags,
        params: byId,
        headers,
        body: refuseStaffChangeRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['staff-change-refuse', id, request.body], (unit) =>
        refuseChange(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'staff.changeRefused');
    },
  );

  app.post(
    `${CHANGES}/:id/withdraw`,
    {
      config,
      schema: {
        operationId: 'withdrawStaffChange',
        summary: 'Takes a proposal back',
        tags,
        params: byId,
        headers,
        body: decideStaffChangeRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['staff-change-withdraw', id, request.body], (unit) =>
        withdrawChange(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'staff.changeWithdrawn');
    },
  );
};
