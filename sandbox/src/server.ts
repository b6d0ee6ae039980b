import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Mailbox } from './mailbox';
import { mailboxPage, STYLE } from './mailbox-page';
import { serveTypeface } from './typeface';

export interface SandboxOptions {
  readonly mailboxFile: string;
  /** Folder of the typeface. */
  readonly typeface: string;
  /** Shared with the gateway; only it may deliver. */
  readonly key: string;
  readonly now: () => Date;
}

interface MailboxQuery {
  readonly to?: string;
  readonly channel?: string;
  readonly since?: string;
  readonly lang?: string;
}

/** Shown at once on the page; the JSON form has all. */
const SHOWN = 100;
/** A certificate travels as text, a third longer than it is. */
const LARGEST_MESSAGE = 30 * 1024 * 1024;
/** The typeface of this page, for a machine without Devanagari; and links open beside the mailbox. */
const HEAD = '<head><base target="_blank"><link rel="stylesheet" href="/fonts/fonts.css">';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export async function createSandbox({ mailboxFile, typeface, key, now }: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  const mailbox = new Mailbox(mailboxFile);
  const fromGateway = (authorization: string | undefined): boolean =>
    timingSafeEqual(digest(authorization?.replace(/^Bearer /, '') ?? ''), digest(key));

  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
  });

  app.get<{ Querystring: MailboxQuery }>('/', (request, reply) => {
    const { to = '', channel = '', lang } = request.query;
    const page = mailboxPage(
      mailbox.list({ to, channel }).slice(0, SHOWN),
      { to, channel },
      lang === 'en' ? 'en' : 'ne',
    );
    return reply.type('text/html; charset=utf-8').send(page);
  });
  await serveTypeface(app, typeface);
  app.get('/style.css', (_request, reply) => reply.type('text/css').send(STYLE));

  app.get<{ Querystring: MailboxQuery }>('/mailbox.json', (request, reply) => {
    const { to, channel, since } = request.query;
    const after = since === undefined ? undefined : new Date(/^\d+$/.test(since) ? Number(since) : since);
    if (after !== undefined && Number.isNaN(after.getTime()))
      return reply.code(400).send({ message: 'since is not an instant' });
    return reply.send({ messages: mailbox.list({ to, channel, since: after }) });
  });

  app.delete('/mailbox.json', (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });

  // what it names of its own is allowed and nothing else: a mail program runs no script and fetches no picture either
  app.get<{ Params: { id: string } }>('/messages/:id/html', (request, reply) => {
    const html = mailbox.html(request.params.id);
    if (html === undefined) return reply.code(404).send({ message: 'There is no such mail' });
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
      )
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', HEAD));
  });

  // a file is taken home, never opened here: whoever wrote it does not write this page
  app.get<{ Params: { id: string; index: string } }>('/messages/:id/attachments/:index', (request, reply) => {
    const found = mailbox.attachment(request.params.id, Number(request.params.index));
    if (found === undefined) return reply.code(404).send({ message: 'There is no such file' });
    const { name, mediaType } = found.attachment;
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(mediaType)
      .send(found.content);
  });

  app.post('/messages', { bodyLimit: LARGEST_MESSAGE }, (request, reply) => {
    if (!fromGateway(request.headers.authorization))
      return reply.code(401).send({ message: 'Only the gateway delivers here' });
    const id = mailbox.take(request.body, now().toISOString());
    return id === undefined ? reply.code(400).send({ message: 'This is not a message' }) : reply.code(201).send({ id });
  });

  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  return app;
}
