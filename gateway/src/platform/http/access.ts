import { restrictionCodes, type Restriction, type RestrictionCode } from '@registrar/domain/calls/accounts';
import { may, type Permission } from '@registrar/domain/permissions';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor';
import type { Limit } from '../counters';
import type { MessageKey } from '../language';
import { refuse } from '../refusal';

/**
 * Who may make a call. Every route names one; a route without is refused when the gateway starts.
 * `public` needs no token, `internal` the key shared with the portal host, `watching` is for whoever watches over the
 * gateway: on its own machine, or with the watchers' token.
 */
export type Access = 'public' | 'signed-in' | 'internal' | 'watching' | { readonly permission: Permission };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** What may still be called by somebody who has this to settle first. */
    openWhile?: readonly RestrictionCode[];
    /** A final decision: who has a second factor proves it again after a while (term SECOND_FACTOR). */
    asksSecondFactor?: boolean;
    /** Counted for the network address, across all gateways. */
    limit?: Limit;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** For `openWhile`: a call that is open to everybody who is signed in, whatever they have to settle. */
export const WHATEVER_IS_TO_SETTLE: readonly RestrictionCode[] = restrictionCodes;

/** The signed-in person; a route that is not public always has one. */
export function actorOf(request: FastifyRequest): Actor {
  return request.actor ?? refuse('AUTH-REQUIRED');
}

export function checkAccess(access: Access, actor: Actor | null, openWhile: readonly RestrictionCode[] = []): void {
  if (access === 'public' || access === 'internal' || access === 'watching') return;
  if (!actor) refuse('AUTH-REQUIRED');
  if (access !== 'signed-in' && !may(actor.role, access.permission)) refuse('PERM-403');
  refuseWhatIsToSettle(actor, openWhile);
}

/** For a call of which only a part is open to who has something to settle. */
export function refuseWhatIsToSettle(actor: Actor, openWhile: readonly RestrictionCode[] = []): void {
  if (actor.restriction && !openWhile.includes(actor.restriction.code)) refuseRestricted(actor.restriction);
}

const REASONS = {
  MIGRATED_UNVERIFIED: 'error.migratedUnverified',
  COMPANY_EMAIL_UNVERIFIED: 'error.companyEmailUnverified',
  SECOND_FACTOR_MISSING: 'error.secondFactorMissing',
} as const satisfies Record<RestrictionCode, MessageKey>;

function refuseRestricted(restriction: Restriction): never {
  refuse('BLK-423', { message: REASONS[restriction.code], blocker: restriction });
}
