import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, type Access } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import type { GatewayApp } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import type { MessageKey } from '../platform/language';
import type { Platform } from '../platform/platform';
import { decideProposal, type ProposalStep } from './decide';
import type { ProposalKind } from './proposal-kind';

type Decision = z.ZodType<{ remark?: string | undefined }>;

interface DecisionCall {
  readonly operationId: string;
  readonly summary: string;
  readonly body: Decision;
  readonly done: MessageKey;
}

export interface DecisionCalls {
  /** Address of the proposals; a decision is at `{address}/{id}/{step}`. */
  readonly address: string;
  readonly tags: string[];
  readonly withdrawing: Access;
  readonly calls: Readonly<Record<ProposalStep, DecisionCall>>;
}

const byId = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const STEPS = ['approve', 'refuse', 'withdraw'] as const;

/** The three calls that settle a proposal of the kind. Approving and refusing ask for the second factor again. */
export function decisionRoutes<Content>(
  app: GatewayApp,
  { runUnitOfWork }: Platform,
  kind: ProposalKind<Content>,
  { address, tags, withdrawing, calls }: DecisionCalls,
): void {
  for (const step of STEPS) {
    const { operationId, summary, body, done } = calls[step];
    app.post(
      `${address}/:id/${step}`,
      {
        config:
          step === 'withdraw'
            ? { access: withdrawing }
            : { access: { permission: kind.approving }, asksSecondFactor: true },
        schema: { operationId, summary, tags, params: byId, headers, body, response: answers(nothing) },
      },
      async (request) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const { remark } = request.body;
        await runUnitOfWork((unit) =>
          idempotently(
            unit,
            actor,
            {
              key: request.headers['idempotency-key'],
              request: [`${kind.objectType}-${step}`, id, request.body],
              answer: nothing,
            },
            async () => {
              await decideProposal(unit, actor, kind, { id, step, remark });
              return {};
            },
          ),
        );
        return ok(request, {}, done);
      },
    );
  }
}
