import {
  refundCandidateQuerySchema,
  refundCandidateSchema,
  refundDecisionSchema,
  refundListQuerySchema,
  refundPageSchema,
  proposeRefundRequestSchema,
  refundSteps,
} from '@registrar/domain/calls/refunds';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { decideRefund } from './decide-refund';
import { findCandidates, listRefunds } from './list-refunds';
import { proposeRefund } from './propose-refund';
import type { RefundFollower } from './refund-follower';

const REFUND = `${BASE}/external/api/refund`;
const tags = ['money'];
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const PERMISSIONS = { approve: 'COUNTER_SIGN_REFUND', refuse: 'COUNTER_SIGN_REFUND', withdraw: 'REFUND' } as const;
const SUMMARIES = {
  approve: 'The second person agrees: a credit note is issued',
  refuse: 'The second person does not agree',
  withdraw: 'Takes back what one has proposed',
} as const;
const DONE = {
  approve: 'money.refund.approved',
  refuse: 'money.refund.refused',
  withdraw: 'money.refund.withdrawn',
} as const;

/** A refund takes two officers: the revenue officer proposes, an approver decides. */
export const refundRoutes =
  (follower: RefundFollower): RouteModule =>
  (app, platform) => {
    const {
      database: { db },
      clock,
      runUnitOfWork,
    } = platform;

    app.get(REFUND, {
      config: { access: { permission: 'READ_REFUNDS' } },
      schema: {
        operationId: 'listRefunds',
        summary: 'The refunds of one’s office; for an auditor those of every office',
        tags,
        querystring: refundListQuerySchema,
        response: answers(refundPageSchema),
      },
      handler: async (request) => ok(request, await listRefunds(db, actorOf(request), request.query, clock.now())),
    });

    app.get(`${REFUND}/candidate`, {
      config: { access: { permission: 'REFUND' } },
      schema: {
        operationId: 'listRefundCandidates',
        summary: 'Paid invoices of one’s office by their number, and what may be refunded',
        tags,
        querystring: refundCandidateQuerySchema,
        response: answers(z.array(refundCandidateSchema)),
      },
      handler: async (request) =>
        ok(request, await findCandidates(db, actorOf(request), request.query.search, clock.now())),
    });

    app.post(REFUND, {
      config: { access: { permission: 'REFUND' } },
      schema: {
        operationId: 'proposeRefund',
        summary: 'Proposes to give money back, with the reason',
        tags,
        headers: idempotencyHeader,
        body: proposeRefundRequestSchema,
        response: answers(z.object({ id: idSchema })),
      },
      handler: async (request) => {
        const actor = actorOf(request);
        const proposed = await runUnitOfWork((unit) =>
          idempotently(
            unit,
            actor,
            {
              key: request.headers['idempotency-key'],
              request: ['refund', request.body],
              answer: z.object({ id: idSchema }),
            },
            async () => ({
              id: await proposeRefund(unit, actor, request.body, { language: askedLanguage(request), follower }),
            }),
          ),
        );
        return ok(request, proposed, 'money.refund.proposed');
      },
    });

    for (const step of refundSteps) {
      app.post(`${REFUND}/:id/${step}`, {
        config: { access: { permission: PERMISSIONS[step] }, asksSecondFactor: step !== 'withdraw' },
        schema: {
          operationId: `${step}Refund`,
          summary: SUMMARIES[step],
          tags,
          params: z.object({ id: idSchema }),
          headers: idempotencyHeader,
          body: refundDecisionSchema,
          response: answers(nothing),
        },
        handler: async (request) => {
          const actor = actorOf(request);
          const { id } = request.params;
          await runUnitOfWork((unit) =>
            idempotently(
              unit,
              actor,
              {
                key: request.headers['idempotency-key'],
                request: [`refund-${step}`, id, request.body],
                answer: nothing,
              },
              async () => {
                await decideRefund(unit, actor, id, step, request.body, { language: askedLanguage(request), follower });
                return {};
              },
            ),
          );
          return ok(request, {}, DONE[step]);
        },
      });
    }
  };
