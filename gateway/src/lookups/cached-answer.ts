import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok, type Success } from '../platform/http/answer';

/**
 * Lookups change a few times a year: a browser keeps them for an hour and then asks whether they are still the same.
 * The message of the envelope is in the asked language, so the language is part of what is compared.
 */
export function cachedAnswer<T>(request: FastifyRequest, reply: FastifyReply, data: T): Success<T> {
  const answer = ok(request, data);
  const etag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'private, max-age=3600')
    .header('vary', 'accept-language, authorization');
  if (matches(request.headers['if-none-match'], etag)) reply.code(304);
  return answer;
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
