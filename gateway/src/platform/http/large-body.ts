import type { FastifyRequest } from 'fastify';

/** Longer than the fields of a form and the names of its parts take. */
const AROUND_THE_FILE = 64 * 1024;

/** Whether the sender has said that more is coming than a file of so many bytes and the form around it. */
export function announcesMoreThan(request: FastifyRequest, bytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > bytes + AROUND_THE_FILE;
}
