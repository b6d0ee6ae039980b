import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly language: 'np' | 'en';
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
}

export interface MessageFilter {
  readonly to?: string;
  readonly channel?: string;
  /** Only what came after this instant. */
  readonly since?: Date;
}

/** Old messages make room: a demonstration needs the last days, not the last years. */
const KEPT = 2000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A message as the gateway posts it, or undefined. */
export function parseMessage(value: unknown, receivedAt: string): Message | undefined {
  if (!isObject(value)) return undefined;
  const { id, channel, to, subject = null, body, language } = value;
  if (!isText(id) || !isText(to) || !isText(body)) return undefined;
  if (channel !== 'email' && channel !== 'sms') return undefined;
  if (language !== 'np' && language !== 'en') return undefined;
  if (subject !== null && typeof subject !== 'string') return undefined;
  return { id, channel, to, subject, body, language, receivedAt };
}

/** Messages of the demonstration, newest first, one line each on disk. */
export class Mailbox {
  readonly #file: string;
  #messages: Message[];

  constructor(file: string) {
    this.#file = file;
    this.#messages = this.#read();
  }

  /** The gateway delivers at least once; the same id twice is one message. */
  add(message: Message): void {
    if (this.#messages.some(({ id }) => id === message.id)) return;
    this.#messages.unshift(message);
    mkdirSync(dirname(this.#file), { recursive: true });
    if (this.#messages.length <= KEPT) appendFileSync(this.#file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    else this.#shorten();
  }

  list({ to, channel, since }: MessageFilter): readonly Message[] {
    const recipient = to?.trim().toLowerCase();
    return this.#messages.filter(
      (message) =>
        (!recipient || message.to.toLowerCase() === recipient) &&
        (!channel || message.channel === channel) &&
        (since === undefined || Date.parse(message.receivedAt) > since.getTime()),
    );
  }

  clear(): void {
    this.#messages = [];
    rmSync(this.#file, { force: true });
  }

  #shorten(): void {
    this.#messages = this.#messages.slice(0, KEPT / 2);
    const next = `${this.#file}.next`;
    writeFileSync(next, this.#messages.toReversed().map((message) => `${JSON.stringify(message)}\n`).join(''), { mode: 0o600 });
    renameSync(next, this.#file);
  }

  #read(): Message[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const message = parseLine(line);
        return message === undefined ? [] : [message];
      })
      .toReversed();
  }
}

/** The last line may be half written if the process died in the middle of it. */
function parseLine(line: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) && isText(value['receivedAt']) ? parseMessage(value, value['receivedAt']) : undefined;
  } catch {
    return undefined;
  }
}
