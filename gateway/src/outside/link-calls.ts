import { otpSentSchema, type OtpSent } from '@registrar/domain/calls/accounts';
import { OUTSIDE_PURPOSES, type OutsidePurpose } from '@registrar/domain/outside';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type GatewayApp } from '../platform/http/gateway-app';
import type { MessageKey } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { LinkChannel } from './link-addresses';

interface Call {
  readonly operationId: string;
  readonly summary: string;
}

/** Who asks: whoever holds the token. A receiver with an account may be signed in, and give the id of the object. */
interface LinkCaller {
  readonly reference: string;
  readonly actor: Actor | null;
}

interface Showing<View> extends Call {
  readonly answer: z.ZodType<View, View>;
  readonly read: (caller: LinkCaller) => Promise<View>;
}

interface SendingCode extends Call {
  readonly body: z.ZodType<{ channel: LinkChannel }>;
  readonly send: (unit: UnitOfWork, caller: LinkCaller, channel: LinkChannel) => Promise<OtpSent>;
}

/** A body as Fastify gives it to a handler. */
type Given<Body> = [Body] extends [undefined] ? unknown : Body;

interface Answering<Body> extends Call {
  /** After the address of the link. */
  readonly step: string;
  readonly body: z.ZodType<Body>;
  /** A refusal that is returned is given as the answer, and what was written is kept: a wrong code is counted. */
  readonly take: (unit: UnitOfWork, caller: LinkCaller, body: Given<Body>) => Promise<Refusal | void>;
  readonly done: MessageKey;
}

/**
 * The calls that a link for a person without an account has, whatever its purpose: what it shows, the code, the
 * answers. Nobody needs to be signed in for them; their limits are those of the purpose.
 */
export function linkCalls(
  app: GatewayApp,
  { runUnitOfWork }: Platform,
  purpose: OutsidePurpose,
  { tags, parameter = 'token' }: { readonly tags: string[]; readonly parameter?: 'token' | 'reference' },
) {
  const { page, limits } = OUTSIDE_PURPOSES[purpose];
  const address = `${BASE}/external/api${page}/:${parameter}`;
  const params = z.object({ [parameter]: z.string().min(1).max(200) });
  const callerOf = (request: {
    readonly params: Record<string, string>;
    readonly actor: Actor | null;
  }): LinkCaller => ({
    reference: request.params[parameter] ?? '',
    actor: request.actor,
  });
  return {
    show<View>({ operationId, summary, answer, read }: Showing<View>): void {
      app.get(address, {
        config: { access: 'public', limit: limits.looking },
        schema: { operationId, summary, tags, params, response: answers(answer) },
        handler: async (request) => ok(request, await read(callerOf(request))),
      });
    },
    sendCode({ operationId, summary, body, send }: SendingCode): void {
      app.post(`${address}/otp`, {
        config: { access: 'public', limit: limits.answering },
        schema: { operationId, summary, tags, params, body, response: answers(otpSentSchema) },
        handler: async (request) => {
          const { channel } = request.body;
          return ok(request, await runUnitOfWork((unit) => send(unit, callerOf(request), channel)), 'accounts.otpSent');
        },
      });
    },
    answer<Body>({ operationId, summary, step, body, take, done }: Answering<Body>): void {
      app.post(`${address}/${step}`, {
        config: { access: 'public', limit: limits.answering },
        schema: { operationId, summary, tags, params, body, response: answers(nothing) },
        handler: async (request) => {
          const refused = await runUnitOfWork((unit) => take(unit, callerOf(request), request.body));
          if (refused instanceof Refusal) throw refused;
          return ok(request, {}, done);
        },
      });
    },
  };
}
