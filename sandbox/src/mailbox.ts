import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Attachments, parseKept, parsePosted, type Attachment } from './attachments';

export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  /** As text. */
  readonly body: string;
  /** The same laid out; an SMS has none. */
  readonly html: string | null;
  readonly language: 'np' | 'en';
  /** UTC, ISO 8601. */
  readonly receivedAt: string;
  readonly attachments: readonly Attachment[];
}
/** As the gateway posts it: the files with their content. */
type Arrived = Omit<Message, 'attachments'>;

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

function parseArrived(value: unknown, receivedAt: string): Arrived | undefined {
  if (!isObject(value)) return undefined;
  const { id, channel, to, subject = null, body, html = null, language } = value;
  if (!isText(id) || !isText(to) || !isText(body)) return undefined;
  if (channel !== 'email' && channel !== 'sms') return undefined;
  if (language !== 'np' && language !== 'en') return undefined;
  if (subject !== null && typeof subject !== 'string') return undefined;
  if (html !== null && typeof html !== 'string') return undefined;
  return { id, channel, to, subject, body, html, language, receivedAt };
}

/** Messages of the demonstration, newest first, one line each on disk. */
export class Mailbox {
  readonly #file: string;
  readonly #attachments: Attachments;
  #messages: Message[];

  constructor(file: string) {
    this.#file = file;
    this.#attachments = new Attachments(join(dirname(file), 'attachments'));
    this.#messages = this.#read();
  }

  /**
   * Takes in a message as the gateway posts it. It delivers at least once; the same id twice is one message.
   *
   * @returns its id, or undefined where it is no message
   */
  take(posted: unknown, receivedAt: string): string | undefined {
    const arrived = parseArrived(posted, receivedAt);
    const files = parsePosted(isObject(posted) ? (posted['attachments'] ?? []) : undefined);
    if (arrived === undefined || files === undefined) return undefined;
    if (!this.#messages.some(({ id }) => id === arrived.id))
      this.#add({ ...arrived, attachments: files.map((file) => this.#attachments.keep(file)) });
    return arrived.id;
  }

  /** A mail as a mail program shows it, if it was laid out. */
  html(messageId: string): string | undefined {
    return this.#messages.find(({ id }) => id === messageId)?.html ?? undefined;
  }

  /** The file at this place of a message. */
  attachment(
    messageId: string,
    index: number,
  ): { readonly attachment: Attachment; readonly content: Buffer } | undefined {
    const attachment = this.#messages.find(({ id }) => id === messageId)?.attachments[index];
    const content = attachment && this.#attachments.read(attachment);
    return attachment && content ? { attachment, content } : undefined;
  }

  #add(message: Message): void {
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
    this.#attachments.keepOnly([]);
  }

  #shorten(): void {
    this.#messages = this.#messages.slice(0, KEPT / 2);
    const next = `${this.#file}.next`;
    writeFileSync(
      next,
      this.#messages
        .toReversed()
        .map((message) => `${JSON.stringify(message)}\n`)
        .join(''),
      { mode: 0o600 },
    );
    renameSync(next, this.#file);
    this.#attachments.keepOnly(this.#messages.flatMap(({ attachments }) => attachments));
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
    if (!isObject(value) || !isText(value['receivedAt'])) return undefined;
    const arrived = parseArrived(value, value['receivedAt']);
    return arrived && { ...arrived, attachments: parseKept(value['attachments']) };
  } catch {
    return undefined;
  }
}
