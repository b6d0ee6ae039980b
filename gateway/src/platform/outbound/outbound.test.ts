import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openOutbound } from './open-outbound';

const noFiles = {
  get: async (): Promise<never> => {
    throw new Error('there are no files');
  },
};

test('a Nepali mail goes through SMTP unharmed; one that the server refuses is an error', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined,
      ),
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const outbound = openOutbound(
    {
      mail: { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'registrar@example.gov.np' },
      sms: { kind: 'sandbox' },
      sandbox: null,
      portalUrl: 'https://portal.example',
    },
    noFiles,
  );

  const contents = [
    {
      language: 'np' as const,
      heading: 'तपाईंको खाता खोलियो',
      person: 'राम',
      paragraphs: ['कम्पनी दर्ता पोर्टलमा तपाईंको खाता खोलिएको छ।'],
      action: { label: 'लगइन गर्नुहोस्', path: '/login' },
    },
  ];
  await outbound.sendMail(
    { to: 'ram@example.com', subject: 'तपाईंको खाता खोलियो', contents, language: 'np', unsubscribe: '/gateway/stop' },
    'mail-1',
  );
  const raw = Buffer.concat(received).toString('utf8');
  const mail = await PostalMime.parse(raw);
  expect([mail.subject, mail.from?.address, /content-type: multipart\/alternative/i.test(raw)]).toEqual([
    'तपाईंको खाता खोलियो',
    'registrar@example.gov.np',
    true,
  ]);
  // one click in a mail program (RFC 8058)
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect([header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([
    '<https://portal.example/gateway/stop>',
    'List-Unsubscribe=One-Click',
  ]);
  for (const part of [mail.text, mail.html])
    for (const said of ['नमस्कार राम,', 'तपाईंको खाता खोलिएको छ।', 'https://portal.example/login'])
      expect(part).toContain(said);
  expect(mail.html).toContain('<html lang="ne">');
  await expect(
    outbound.sendMail({ to: 'nobody@example.com', subject: 'x', contents, language: 'en' }, 'mail-2'),
  ).rejects.toThrow(/550|no such mailbox/);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('an SMS is posted to the provider with its token; a refusal of the provider is an error', async () => {
  const seen: { authorization: string | undefined; body: unknown }[] = [];
  const provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      });
      response.writeHead(seen.length === 1 ? 200 : 500).end();
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const outbound = openOutbound(
    {
      mail: { kind: 'sandbox' },
      sms: { kind: 'http', url: `http://127.0.0.1:${port}/send`, token: 'secret', sender: 'OCR' },
      sandbox: null,
      portalUrl: 'https://portal.example',
    },
    noFiles,
  );
  await outbound.sendSms({ to: '9841000000', text: 'कोड १२३', language: 'np' }, 'sms-1');
  expect(seen).toEqual([
    { authorization: 'Bearer secret', body: { id: 'sms-1', from: 'OCR', to: '9841000000', text: 'कोड १२३' } },
  ]);
  await expect(outbound.sendSms({ to: '9841000000', text: 'x', language: 'np' }, 'sms-2')).rejects.toThrow(
    'answered 500',
  );
  provider.closeAllConnections();
  await new Promise<void>((resolve) => provider.close(() => resolve()));
});
