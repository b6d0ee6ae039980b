import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { failureEnvelope } from './failure';

/**
 * Nothing the portal sends at once is larger: a file is 10 MB at most, and goes in parts. The gateway asks for less at
 * each place.
 */
export const LARGEST_BODY = 25 * 1024 * 1024;
/** The gateway's own words for it. */
const TOO_LARGE = {
  np: 'पठाएको विवरण वा फाइल तोकिएको सीमाभन्दा ठूलो भयो। सानो बनाएर फेरि पठाउनुहोस्।',
  en: 'What you sent is too large. Make it smaller and try again.',
};

/** Requests of which more came than may. */
const cut = new WeakSet<object>();

/**
 * Refuses what is too large before the gateway hears of it: by the length that the sender names, with nothing of it
 * read, or, where none is named, as soon as more has come. Nothing is kept: what fits is passed on as it comes.
 */
export function refuseLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) answerTooLarge(request, reply);
    else done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['content-length'] !== undefined) return done(null, payload);
    let received = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        received += chunk.length;
        if (received <= LARGEST_BODY) return next(null, chunk);
        cut.add(request.raw);
        next(new Error('The body is too large'));
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    // its reader leaves with the answer, and an error that nobody hears would end the process
    counted.on('error', () => undefined);
    done(null, payload.pipe(counted));
  });
  // What was answered before anybody read it waits behind its full buffer, and Node lets only a body go by that nobody
  // has piped: the next call on the line, behind a proxy somebody else's, would not be heard.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) raw.unpipe().resume();
    done();
  });
}

/** Whether the line to the gateway broke because more came than may. */
export const wasTooLarge = (raw: object): boolean => cut.has(raw);

interface Sender {
  readonly headers: IncomingHttpHeaders;
}
interface Answer {
  header(name: string, value: string): unknown;
  code(status: number): { send(body: object): unknown };
}

/** The answer goes out at once, and the line is closed soon after it (line-ends.ts), so that nobody goes on sending. */
export function answerTooLarge({ headers }: Sender, reply: Answer): void {
  reply.header('connection', 'close');
  reply.header('cache-control', 'no-store');
  reply
    .code(413)
    .send(
      failureEnvelope(
        413,
        headers['accept-language']?.startsWith('en') === true ? TOO_LARGE.en : TOO_LARGE.np,
        'REQ-413',
      ),
    );
}
