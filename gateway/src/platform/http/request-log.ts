import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform';

/**
 * What routes are asked by; the head is asked of the same route. A label for each of the other thirty would be for
 * strangers to fill.
 */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['HEAD', 'GET'],
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method): [string, string] => [method, method]),
]);

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
    const method = METHODS.get(request.method) ?? 'OTHER';
    metrics.requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
    metrics.requests.inc({ method, route, status: String(reply.statusCode) });
    if (route.endsWith('/healthz') || route.endsWith('/readyz') || route.endsWith('/metrics')) return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, milliseconds, role: request.actor?.role },
      'request',
    );
  });
}
