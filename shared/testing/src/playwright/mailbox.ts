/** A message as the sandbox keeps it. */
export interface MailboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly receivedAt: string;
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
}

const PATIENCE_MS = 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads what the portal sent to people since this mailbox was opened, each message once. */
export class Mailbox {
  readonly #origin: string;
  readonly #since: string;
  readonly #seen = new Set<string>();

  constructor(origin: string, since: Date) {
    this.#origin = origin;
    this.#since = since.toISOString();
  }

  /** The next unread message to this address or number; waits for it. */
  async next(to: string, channel?: MailboxMessage['channel']): Promise<MailboxMessage> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const unread = (await this.#list(to)).filter((message) => channel === undefined || message.channel === channel);
      // Newest first on the wire; people read the oldest unread message first.
      const message = unread.filter(({ id }) => !this.#seen.has(id)).at(-1);
      if (message !== undefined) {
        this.#seen.add(message.id);
        return message;
      }
      if (Date.now() > deadline) throw new Error(`No message to ${to} within ${PATIENCE_MS / 1000} s`);
      await pause(200);
    }
  }

  /** What came with a message. */
  async attachment({ id }: MailboxMessage, place = 0): Promise<Buffer> {
    const response = await fetch(`${this.#origin}/messages/${encodeURIComponent(id)}/attachments/${place}`);
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** The next message there that brings a file. */
  async withAttachment(to: string): Promise<MailboxMessage> {
    for (;;) {
      const message = await this.next(to, 'email');
      if (message.attachments.length > 0) return message;
    }
  }

  /** The six digits of the next one-time password sent to this number or address. */
  async otp(to: string, channel?: MailboxMessage['channel']): Promise<string> {
    for (;;) {
      const { body } = await this.next(to, channel);
      const code = /(?<![\d-])\d{6}(?!\d)/.exec(toLatinDigits(body))?.[0];
      if (code !== undefined) return code;
    }
  }

  /** The link below this path in the next message that has one. */
  async link(to: string, path: string): Promise<string> {
    for (;;) {
      const { body } = await this.next(to);
      const link = body.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname.startsWith(path));
      if (link !== undefined) return link;
    }
  }

  /** The subjects of everything that has been sent there since this mailbox was opened, oldest first. */
  async subjects(to: string): Promise<readonly (string | null)[]> {
    return (await this.#list(to)).map(({ subject }) => subject).toReversed();
  }

  async #list(to: string): Promise<readonly MailboxMessage[]> {
    const response = await fetch(
      `${this.#origin}/mailbox.json?${new URLSearchParams({ to, since: this.#since }).toString()}`,
    );
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
    const answer: { readonly messages: readonly MailboxMessage[] } = JSON.parse(await response.text());
    return answer.messages;
  }
}

/** Messages in Nepali carry Nepali digits. */
function toLatinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
