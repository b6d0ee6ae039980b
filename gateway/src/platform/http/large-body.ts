import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than the fields of a form and the names of its parts take. */
const AROUND_THE_FILE = 64 * 1024;
/** So long the sender may go on before it reads the answer. */
const LINGER_MS = 1000;

/** Whether the sender has said that more is coming than a file of so many bytes and the form around it. */
export function announcesMoreThan(request: FastifyRequest, bytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > bytes + AROUND_THE_FILE;
}

/** The answer goes out at once and the line is closed soon after it: nobody takes in what is refused by its length alone. */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), LINGER_MS).unref());
}
