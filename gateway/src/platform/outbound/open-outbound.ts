import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import { Hopeless } from '../jobs/job-kind';
import type { Storage } from '../storage/storage';
import { layOut } from './mail-layout';
import type { Mail, Outbound } from './message-jobs';

/** A server that takes longer is asked again later; all of it is well within the lease of a job. */
const TIMEOUT_MS = 10_000;
const LONGEST_SENDING_MS = 30_000;

/** By configuration: an SMTP server and an SMS provider, or the mailbox page of the sandbox for both. */
export function openOutbound(
  config: Pick<Config, 'mail' | 'sms' | 'sandbox' | 'portalUrl'>,
  storage: Pick<Storage, 'get'>,
): Outbound {
  return { sendMail: mailSender(config, storage), sendSms: smsSender(config) };
}

function mailSender(
  { mail, sandbox, portalUrl }: Pick<Config, 'mail' | 'sandbox' | 'portalUrl'>,
  storage: Pick<Storage, 'get'>,
): Outbound['sendMail'] {
  if (mail.kind === 'sandbox') {
    return async (message, id) => {
      const { to, subject, language, attachments = [] } = message;
      const { text, html } = layOut(message, portalUrl);
      const files = await readAttachments(storage, attachments);
      const posted = files.map(({ filename, contentType, content }) => ({
        name: filename,
        mediaType: contentType,
        content: content.toString('base64'),
      }));
      await postToSandbox(sandbox, {
        id,
        channel: 'email',
        to,
        subject,
        body: text,
        html,
        language,
        ...(posted.length === 0 ? {} : { attachments: posted }),
      });
    };
  }
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  const domain = mail.from.replace(/^.*@|>.*$/g, '');
  return async (message, id) => {
    const { to, subject, language } = message;
    const attachments = await readAttachments(storage, message.attachments ?? []);
    const sending = transport.sendMail({
      from: mail.from,
      to,
      subject,
      ...layOut(message, portalUrl),
      attachments,
      messageId: `<${id}@${domain}>`,
      headers: { 'Content-Language': language === 'np' ? 'ne' : 'en', ...unsubscribing(message, portalUrl) },
    });
    await within(LONGEST_SENDING_MS, sending).catch((error: unknown) => {
      throw failureOf(error, message);
    });
  };
}

/** A mail program that knows them shows a button (RFC 2369 and 8058). */
function unsubscribing({ unsubscribe }: Mail, portalUrl: string): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${new URL(unsubscribe, portalUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Read into memory: what is sent with a mail is a paper of some hundred kilobytes, and nodemailer reads it twice. */
async function readAttachments(
  storage: Pick<Storage, 'get'>,
  attachments: NonNullable<Mail['attachments']>,
): Promise<{ filename: string; contentType: string; content: Buffer }[]> {
  return Promise.all(
    attachments.map(async ({ key, name, mediaType }) => ({
      filename: name,
      contentType: mediaType,
      content: await bytesOf(await storage.get(key)),
    })),
  );
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)));
  return Buffer.concat(chunks);
}

/** The mail server said of this very address that it never will be one; anything else may be better later. */
const NO_SUCH_ADDRESS: readonly unknown[] = [550, 551, 553];

/** Servers like to repeat the address; what is written down of a failure does not. */
function failureOf(error: unknown, { to }: Mail): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const reason = error.message.replaceAll(to, '…');
  const refused =
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    NO_SUCH_ADDRESS.includes(error.responseCode);
  return refused ? new Hopeless(reason) : new Error(reason);
}

function within<T>(milliseconds: number, sending: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
    sending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function smsSender({ sms, sandbox }: Pick<Config, 'sms' | 'sandbox'>): Outbound['sendSms'] {
  if (sms.kind === 'sandbox')
    return ({ to, text, language }, id) =>
      postToSandbox(sandbox, { id, channel: 'sms', to, subject: null, body: text, language });
  return async ({ to, text }, id) => {
    await post(sms.url, sms.token, { id, from: sms.sender, to, text });
  };
}

async function postToSandbox(sandbox: Config['sandbox'], message: object): Promise<void> {
  if (!sandbox) throw new Error('There is no sandbox in this configuration');
  await post(new URL('/messages', sandbox.url).href, sandbox.key, message);
}

async function post(url: string, bearer: string, body: object): Promise<void> {
  const { host } = new URL(url);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${host} could not be reached: ${reasonOf(error)}`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}`);
}

/** "fetch failed" says nothing; what it wraps does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
