import type { FastifyReply } from 'fastify';

/** The envelope of the gateway, so that the portal reads one kind of failure whoever answers. */
export function failureEnvelope(
  status: number,
  message: string,
  code: string,
  details: Readonly<Record<string, unknown>> = {},
) {
  return { success: false as const, status, message, code, ...details };
}

export function failure(
  reply: FastifyReply,
  status: number,
  message: string,
  code: string,
  details?: Readonly<Record<string, unknown>>,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(failureEnvelope(status, message, code, details));
}
