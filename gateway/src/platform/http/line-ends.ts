import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusals, type RefusalCode } from '../refusal';
import { sentence } from '../language';

/** So much of what is sent after the last answer is drained: more than any body of the portal. */
const LARGEST_REST = 32 << 20;
/** So long a sender may go on before it reads that answer. */
const LINGER_MS = 3000;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
/** What was asked last on a line. */
const asked = new WeakMap<Duplex, Exchange>();
const leaving = new WeakSet<Duplex>();

/**
 * A line that is cut while bytes of its other end lie unread is reset by the system, and a reset takes the answer along
 * that was written just before. So each line is ended for writing, what still comes is drained for a short time, and
 * only then it is closed. What is drained reaches no parser: a request after the last answer is not carried out.
 */
export function endLinesInSilence(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // by this Node closes a line after an answer with "connection: close"
    socket.destroySoon = () => leave(socket);
  });
  server.on('request', (request, response) => asked.set(request.socket, { request, response }));
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    lastAnswer(socket, 'REQ-405');
  });
}

interface LineError extends Error {
  readonly code?: string;
  /** The bytes that the parser was reading. */
  readonly rawPacket?: unknown;
}

/** Answers what Node's parser refuses: for the server's event `clientError`. */
export function answerOnLine(error: LineError, socket: Duplex): void {
  if (leaving.has(socket)) return; // the parser is told of the line's end once more
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const last = asked.get(socket);
  const code = codeOf(error);
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).toString() === 'HEAD ';
  if (last === undefined || last.response.writableFinished) return lastAnswer(socket, code, isHead);
  const { request, response } = last;
  // what cannot be read is the body of this request, and nothing of its answer has been written
  if (!request.complete && !response.headersSent) return lastAnswer(socket, code);
  drain(socket);
  response.once('finish', () => (request.complete ? lastAnswer(socket, code) : leave(socket)));
}

function codeOf({ code }: { readonly code?: string }): RefusalCode {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'REQ-408';
    case 'HPE_HEADER_OVERFLOW':
      return 'REQ-431';
    default:
      return 'REQ-400';
  }
}

/** In both languages: which one is asked for stands in what could not be read. */
function lastAnswer(socket: Duplex, code: RefusalCode, isHead = false): void {
  if (!socket.writable) return leave(socket);
  const { status, message: key } = refusals[code];
  const message = `${sentence(key, 'np')} / ${sentence(key, 'en')}`;
  const body = JSON.stringify({ success: false, status, message, code });
  socket.write(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      isHead ? '' : body, // the answer to HEAD has none, and the next answer would seem to begin with it
    ].join('\r\n'),
  );
  leave(socket);
}

function leave(socket: Duplex): void {
  if (leaving.has(socket)) return;
  leaving.add(socket);
  const close = (): void => void socket.destroy();
  if (socket.readableEnded) socket.once('finish', close);
  else socket.once('end', close);
  drain(socket);
  socket.end();
  const timer = setTimeout(close, LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Nobody hears what comes from now on. Of too much the rest stays on its sender's side until the line is closed. */
function drain(socket: Duplex): void {
  let passed = 0;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > LARGEST_REST) socket.pause();
  });
  socket.resume();
  // Node stopped the line where a body came faster than it was read, and starts it again for that body's reader only
  socket._read(0);
}
