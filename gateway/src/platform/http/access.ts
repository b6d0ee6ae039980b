import { may, type Permission } from '@registrar/domain/permissions';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor';
import type { Limit } from '../counters';
import { refuse } from '../refusal';

/**
 * Who may make a call. Every route names one; a route without is refused when the gateway starts.
 * `public` needs no token, `internal` the key shared with the portal host.
 */
export type Access = 'public' | 'signed-in' | 'internal' | { readonly permission: Permission };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Counted for the network address, across all gateways. */
    limit?: Limit;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** The signed-in person; a route that is not public always has one. */
export function actorOf(request: FastifyRequest): Actor {
  return request.actor ?? refuse('AUTH-REQUIRED');
}

export function checkAccess(access: Access, actor: Actor | null): void {
  if (access === 'public' || access === 'internal') return;
  if (!actor) refuse('AUTH-REQUIRED');
  if (access !== 'signed-in' && !may(actor.role, access.permission)) refuse('PERM-403');
}
