import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import type { Outbound } from './message-jobs';

const TIMEOUT_MS = 10_000;

/** By configuration: an SMTP server and an SMS provider, or the mailbox page of the sandbox for both. */
export function openOutbound(config: Pick<Config, 'mail' | 'sms' | 'sandbox'>): Outbound {
  return { sendMail: mailSender(config), sendSms: smsSender(config) };
}

function mailSender({ mail, sandbox }: Pick<Config, 'mail' | 'sandbox'>): Outbound['sendMail'] {
  if (mail.kind === 'sandbox') {
    return ({ to, subject, text, language }, id) => postToSandbox(sandbox, { id, channel: 'email', to, subject, body: text, language });
  }
  const transport = createTransport(mail.url);
  return async ({ to, subject, text, language }, id) => {
    await transport.sendMail({ from: mail.from, to, subject, text, messageId: `<${id}@registrar>`, headers: { 'Content-Language': language === 'np' ? 'ne' : 'en' } });
  };
}

function smsSender({ sms, sandbox }: Pick<Config, 'sms' | 'sandbox'>): Outbound['sendSms'] {
  if (sms.kind === 'sandbox') return ({ to, text, language }, id) => postToSandbox(sandbox, { id, channel: 'sms', to, subject: null, body: text, language });
  return async ({ to, text }, id) => {
    await post(sms.url, sms.token, { id, from: sms.sender, to, text });
  };
}

async function postToSandbox(sandbox: Config['sandbox'], message: object): Promise<void> {
  if (!sandbox) throw new Error('There is no sandbox in this configuration');
  await post(new URL('/messages', sandbox.url).href, sandbox.key, message);
}

async function post(url: string, bearer: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
}
