import {
  changeStaffRoleRequestSchema,
  createStaffAnswerSchema,
  createStaffRequestSchema,
  moveStaffRequestSchema,
  setLeaveRequestSchema,
  staffChangeOutcomeSchema,
  staffPageSchema,
  staffQuerySchema,
  staffStatusRequestSchema,
} from '@registrar/domain/calls/staff';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { hasErrorCode } from '../platform/error-code';
import { actOnce, makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { newFirstPassword } from './appoint-officer';
import { changeRole } from './change-role';
import { disableStaff, enableStaff } from './change-status';
import { UNIQUE_VIOLATION } from './create-officer';
import { createStaff } from './create-staff';
import { listStaff } from './list-staff';
import { moveToOffice } from './move-office';
import { cancelLeave, setLeave } from './set-leave';

const STAFF = `${BASE}/external/api/staff`;
const tags = ['staff'];
const config = { access: { permission: 'MANAGE_STAFF' } } as const;
/** What says who works here asks the administrator for the second factor again. */
const deciding = { ...config, asksSecondFactor: true } as const;
const byId = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** An office administrator and the people of the office. */
export const staffRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(
    STAFF,
    {
      config: { ...config, reads: 'replica' },
      schema: {
        operationId: 'listStaff',
        summary: 'The people of one’s own office',
        tags,
        querystring: staffQuerySchema,
        response: answers(staffPageSchema),
      },
    },
    async (request) => ok(request, await listStaff(db, actorOf(request), request.query, clock.now())),
  );

  app.post(
    STAFF,
    {
      config: deciding,
      schema: {
        operationId: 'createStaffMember',
        summary: 'A new person of the office',
        tags,
        headers,
        body: createStaffRequestSchema,
        response: answers(createStaffAnswerSchema),
      },
    },
    async (request) => {
      const firstPassword = await newFirstPassword();
      try {
        const answer = await makeOnce(
          platform,
          request,
          { name: 'staff', answer: createStaffAnswerSchema },
          async (unit, actor) => ({
            id: await createStaff(unit, actor, {
              request: request.body,
              firstPassword,
              language: askedLanguage(request),
            }),
          }),
        );
        return ok(request, answer, 'staff.created');
      } catch (error) {
        // somebody else took the name, the address or the number at the same moment
        if (hasErrorCode(error, UNIQUE_VIOLATION)) refuse('FLOW-409', { message: 'staff.contactTaken' });
        throw error;
      }
    },
  );

  app.post(
    `${STAFF}/:id/role`,
    {
      config: deciding,
      schema: {
        operationId: 'changeStaffRole',
        summary: 'Gives another role, or proposes it',
        tags,
        params: byId,
        headers,
        body: changeStaffRoleRequestSchema,
        response: answers(staffChangeOutcomeSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const answer = await makeOnce(
        platform,
        request,
        { name: 'staff-role', answer: staffChangeOutcomeSchema },
        async (unit, actor) => ({
          outcome: await changeRole(unit, actor, id, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, answer, answer.outcome === 'DONE' ? 'staff.roleChanged' : 'staff.proposed');
    },
  );

  app.post(
    `${STAFF}/:id/office`,
    {
      config: deciding,
      schema: {
        operationId: 'proposeStaffTransfer',
        summary: 'Proposes another office',
        tags,
        params: byId,
        headers,
        body: moveStaffRequestSchema,
        response: answers(staffChangeOutcomeSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const answer = await makeOnce(
        platform,
        request,
        { name: 'staff-office', answer: staffChangeOutcomeSchema },
        async (unit, actor) => ({
          outcome: await moveToOffice(unit, actor, id, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, answer, 'staff.proposed');
    },
  );

  app.post(
    `${STAFF}/:id/leave`,
    {
      config,
      schema: {
        operationId: 'setStaffLeave',
        summary: 'Sets leave',
        tags,
        params: byId,
        headers,
        body: setLeaveRequestSchema,
        response: answers(createStaffAnswerSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      const answer = await makeOnce(
        platform,
        request,
        { name: 'staff-leave', answer: createStaffAnswerSchema },
        async (unit, actor) => ({
          id: await setLeave(unit, actor, id, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, answer, 'staff.leaveSet');
    },
  );

  app.delete(
    `${STAFF}/:id/leave/:leaveId`,
    {
      config,
      schema: {
        operationId: 'cancelStaffLeave',
        summary: 'Cancels leave',
        tags,
        params: byId.extend({ leaveId: idSchema }),
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id: accountId, leaveId } = request.params;
      await runUnitOfWork((unit) => cancelLeave(unit, actorOf(request), { accountId, leaveId }));
      return ok(request, {}, 'staff.leaveCancelled');
    },
  );

  app.post(
    `${STAFF}/:id/disable`,
    {
      config: deciding,
      schema: {
        operationId: 'disableStaffMember',
        summary: 'Ends a person’s access at once',
        tags,
        params: byId,
        headers,
        body: staffStatusRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'staff-disable', (unit, actor) => disableStaff(unit, actor, id, request.body));
      return ok(request, {}, 'staff.disabled');
    },
  );

  app.post(
    `${STAFF}/:id/enable`,
    {
      config: deciding,
      schema: {
        operationId: 'enableStaffMember',
        summary: 'Gives access back',
        tags,
        params: byId,
        headers,
        body: staffStatusRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'staff-enable', (unit, actor) => enableStaff(unit, actor, id, request.body));
      return ok(request, {}, 'staff.enabled');
    },
  );
};
