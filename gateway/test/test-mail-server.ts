import { createServer, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server on one port that can go down, hang, refuse an address and lose its own answer. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  /** The next mail is taken, and the line breaks before the sender hears so. */
  loseNextAnswer = false;
  /** Lines that were opened since it last came up, went down or began to hang. */
  opened = 0;
  #port = 0;
  #server: SMTPServer | undefined;
  #silent: Server | undefined;
  readonly #lines = new Set<Socket>();

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async up(): Promise<void> {
    await this.down();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('nobody')
            ? Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 })
            : undefined,
        ),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks).toString('utf8')).then(
            ({ subject = '', messageId = '', text = '', html = '' }) => {
              this.received.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, messageId, text, html });
              if (this.loseNextAnswer) {
                this.loseNextAnswer = false;
                for (const line of this.#lines) line.destroy();
              } else done();
            },
          );
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (line: Socket) => this.#take(line));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = portOf(server.server.address());
    this.#server = server;
  }

  /** Takes every line and says nothing. */
  async hang(): Promise<void> {
    await this.down();
    this.#silent = createServer((line) => this.#take(line.on('error', () => undefined)));
    await new Promise<void>((resolve) => this.#silent?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = portOf(this.#silent.address());
  }

  async down(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#lines.clear();
    this.opened = 0;
    const [server, silent] = [this.#server, this.#silent];
    this.#server = this.#silent = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
    if (silent) await new Promise<void>((resolve) => silent.close(() => resolve()));
  }

  #take(line: Socket): void {
    this.opened++;
    this.#lines.add(line);
  }
}

function portOf(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
