import { isPlain, MalformedFrame, unescapeHeader, type StompFrame, type StompVersion } from './frame';

export interface FrameLimits {
  readonly frame: number;
  readonly headers: number;
  readonly headerLine: number;
}

export const DEFAULT_LIMITS: FrameLimits = { frame: 16_384, headers: 20, headerLine: 4096 };

const LF = 10;
const CR = 13;
const NUL = 0;

/**
 * Puts frames together from what the socket brings: one message may hold a part of a frame (the client splits at 8
 * KiB), or several frames. Whatever grows beyond the limits ends the connection, before it is kept.
 */
export class FrameReader {
  version: StompVersion = '1.2';
  #pending: Buffer = Buffer.alloc(0);
  readonly #limits: FrameLimits;
  readonly #text = new TextDecoder('utf-8', { fatal: true });

  constructor(limits: FrameLimits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  push(chunk: Buffer): StompFrame[] {
    const frames: StompFrame[] = [];
    let rest: Buffer = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    for (;;) {
      rest = skipHeartBeats(rest);
      const taken = this.#take(rest);
      if (!taken) break;
      frames.push(taken.frame);
      rest = rest.subarray(taken.length);
    }
    if (rest.length > this.#limits.frame * 2) throw new MalformedFrame('frame too large');
    this.#pending = Buffer.from(rest);
    return frames;
  }

  #take(bytes: Buffer): { frame: StompFrame; length: number } | undefined {
    const head = findEndOfHead(bytes);
    if ((head?.end ?? bytes.length) > this.#limits.frame) throw new MalformedFrame('frame too large');
    if (!head) return undefined;

    const { command, headers } = this.#parseHead(bytes.subarray(0, head.end));
    const bodyStart = head.end + head.separator;
    const bodyEnd = this.#findEndOfBody(bytes, bodyStart, headers.get('content-length'));
    if (bodyEnd === undefined) return undefined;
    return { frame: { command, headers, body: bytes.subarray(bodyStart, bodyEnd) }, length: bodyEnd + 1 };
  }

  #parseHead(bytes: Buffer): { command: string; headers: Map<string, string> } {
    const [command = '', ...lines] = this.#decode(bytes).split(/\r?\n/);
    if (lines.length > this.#limits.headers) throw new MalformedFrame('too many headers');
    const decode = (text: string): string => (isPlain(command) ? text : unescapeHeader(text, this.version));
    const headers = new Map<string, string>();
    for (const line of lines) {
      if (line.length > this.#limits.headerLine) throw new MalformedFrame('header too long');
      const colon = line.indexOf(':');
      if (colon <= 0) throw new MalformedFrame('malformed header');
      const name = decode(line.slice(0, colon));
      // of a repeated header the first one counts
      if (!headers.has(name)) headers.set(name, decode(line.slice(colon + 1)));
    }
    return { command, headers };
  }

  #findEndOfBody(bytes: Buffer, start: number, contentLength: string | undefined): number | undefined {
    if (contentLength === undefined) {
      const end = bytes.indexOf(NUL, start);
      const length = (end < 0 ? bytes.length : end) - start;
      if (length > this.#limits.frame) throw new MalformedFrame('frame too large');
      return end < 0 ? undefined : end;
    }
    if (!/^\d{1,9}$/.test(contentLength)) throw new MalformedFrame('bad content-length');
    const length = Number(contentLength);
    if (length > this.#limits.frame) throw new MalformedFrame('frame too large');
    const end = start + length;
    if (bytes.length < end + 1) return undefined;
    if (bytes[end] !== NUL) throw new MalformedFrame('frame is not terminated by NUL');
    return end;
  }

  #decode(bytes: Buffer): string {
    try {
      return this.#text.decode(bytes);
    } catch {
      throw new MalformedFrame('headers are not UTF-8');
    }
  }
}

function skipHeartBeats(bytes: Buffer): Buffer {
  let start = 0;
  while (bytes[start] === LF || bytes[start] === CR || bytes[start] === NUL) start++;
  return bytes.subarray(start);
}

function findEndOfHead(bytes: Buffer): { end: number; separator: number } | undefined {
  const lf = bytes.indexOf('\n\n');
  const crlf = bytes.indexOf('\r\n\r\n');
  if (lf >= 0 && (crlf < 0 || lf < crlf)) return { end: lf, separator: 2 };
  return crlf >= 0 ? { end: crlf, separator: 4 } : undefined;
}
