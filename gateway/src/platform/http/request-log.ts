import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform';

/**
 * One line for each request: the route's pattern instead of its address, because addresses and queries hold names and
 * numbers of people; no network address, no header, no body.
 */
export function observeRequests(app: FastifyInstance, { metrics }: Platform): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const milliseconds = Math.round(reply.elapsedTime);
    metrics.requestSeconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (route.endsWith('/healthz') || route.endsWith('/readyz') || route.endsWith('/metrics')) return;
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds, role: request.actor?.role }, 'request');
  });
}
