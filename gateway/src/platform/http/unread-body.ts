import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A body that is refused before its end is drained up to here: more than any part or form of the portal. */
const LARGEST_REST = 8 << 20;
/** So long an answer waits for the rest of what it refuses. */
export const LONGEST_REST_MS = 2000;

/**
 * Whoever refuses a body in the midst of it leaves the rest on the line, and the next call on that line, often somebody
 * else's, would wait behind it for ever: proxies keep their lines and give them to whoever comes next. So an answer
 * goes out when the rest has come and was drained; where too much is coming, or too slowly, the line is closed after
 * it.
 */
export function leaveNothingUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (hasRest(request.raw) && !(await passRest(request.raw))) closeAfterAnswer(request, reply);
    return payload;
  });
}

/** The answer goes out at once and the line is closed soon after it (line-ends.ts). */
export function closeAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  drain(raw);
}

const announced = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);
const hasRest = (raw: IncomingMessage): boolean =>
  !raw.complete && (announced(raw) > 0 || raw.headers['transfer-encoding'] !== undefined);

/** Whoever read it so far reads no further. */
function drain(raw: IncomingMessage): void {
  raw.unpipe();
  raw.resume();
}

/** Whether all of it came. */
function passRest(raw: IncomingMessage): Promise<boolean> {
  if (announced(raw) > LARGEST_REST) return Promise.resolve(false);
  return new Promise((resolve) => {
    let passed = 0;
    const timer = setTimeout(() => done(false), LONGEST_REST_MS);
    const count = (chunk: Buffer): void => {
      passed += chunk.length;
      if (passed > LARGEST_REST) done(false);
    };
    const ended = (): void => done(true);
    const broken = (): void => done(false);
    function done(whole: boolean): void {
      clearTimeout(timer);
      raw.off('data', count).off('end', ended).off('close', broken);
      resolve(whole);
    }
    raw.on('data', count).once('end', ended).once('close', broken);
    drain(raw);
  });
}
