import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread';

/**
 * What pg's client takes for its socket. Whole protocol batches travel to PGlite in its thread and the answers come
 * back as if read from a network, so pg stays unmodified and every library above it sees an ordinary PostgreSQL.
 *
 * PGlite's own node-postgres adapter is not used: after an error it discards the client and leaves the single
 * session inside its open transaction.
 */
export class PgliteStream extends Duplex {
  #unsent: Buffer = Buffer.alloc(0);
  #greeted = false;
  readonly #thread: PgliteThread;

  constructor(thread: PgliteThread) {
    super({ allowHalfOpen: false });
    this.#thread = thread;
  }

  // pg's client calls these on its socket
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // answers are pushed as they come
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // there is one session for all: never leave it inside a transaction that nobody will end
    if (this.#greeted) this.#thread.exchange(ROLLBACK).catch(() => undefined);
    done(error);
  }

  async #take(chunk: Buffer): Promise<void> {
    this.#unsent = this.#unsent.length > 0 ? Buffer.concat([this.#unsent, chunk]) : chunk;
    if (!this.#greeted && !(await this.#greet())) return;

    const { batchEnd, terminated } = findBatchEnd(this.#unsent);
    if (batchEnd > 0) {
      const batch = this.#unsent.subarray(0, batchEnd);
      this.#unsent = this.#unsent.subarray(batchEnd);
      this.push(await this.#thread.exchange(batch));
    }
    if (terminated) {
      await this.#thread.exchange(ROLLBACK);
      this.push(null);
    }
  }

  /** The start-up message carries no type byte and gets a greeting of ours: PGlite is already open. */
  async #greet(): Promise<boolean> {
    if (this.#unsent.length < 4 || this.#unsent.length < this.#unsent.readInt32BE(0)) return false;
    this.#unsent = this.#unsent.subarray(this.#unsent.readInt32BE(0));
    this.#greeted = true;
    await this.#thread.exchange(ROLLBACK);
    this.push(GREETING);
    return true;
  }
}

/** Messages after which the database answers: Query, Sync, Flush, CopyDone, CopyFail. */
const ENDS_A_BATCH = new Set(['Q', 'S', 'H', 'c', 'f']);
const TERMINATE = 'X';

function findBatchEnd(bytes: Buffer): { batchEnd: number; terminated: boolean } {
  let offset = 0;
  let batchEnd = 0;
  while (offset + 5 <= bytes.length) {
    const length = 1 + bytes.readInt32BE(offset + 1);
    if (offset + length > bytes.length) break;
    const type = String.fromCharCode(bytes.readUInt8(offset));
    if (type === TERMINATE) return { batchEnd, terminated: true };
    offset += length;
    if (ENDS_A_BATCH.has(type)) batchEnd = offset;
  }
  return { batchEnd, terminated: false };
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

const ROLLBACK = message('Q', Buffer.from('ROLLBACK\0'));

const PARAMETERS = {
  server_version: '18.6',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
  TimeZone: 'UTC',
};

const GREETING = Buffer.concat([
  message('R', int32(0)), // authentication ok
  ...Object.entries(PARAMETERS).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('K', Buffer.concat([int32(1), int32(1)])),
  message('Z', Buffer.from('I')), // ready, idle
]);
