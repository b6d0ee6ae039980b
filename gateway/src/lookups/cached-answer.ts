import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok, type Success } from '../platform/http/answer';

/**
 * Lookups change a few times a year: a browser keeps them for an hour and then asks whether they are still the same.
 * The message of the envelope is in the asked language, so the language is part of what is compared.
 */
export function cachedAnswer<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  data: T,
  maximumAgeSeconds = 3600,
): Success<T> {
  const answer = ok(request, data);
  const etag = etagOf(JSON.stringify(answer));
  reply
    .header('etag', etag)
    .header('cache-control', `private, max-age=${maximumAgeSeconds}`)
    .header('vary', 'accept-language, authorization');
  if (matches(request.headers['if-none-match'], etag)) reply.code(304);
  return answer;
}

/** Of what is sent, to the byte. */
export const etagOf = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

export function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
