import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };
import { createSandbox } from './server';

let folder: string;
let sandbox: FastifyInstance;
let clock = 0;

const start = () =>
  createSandbox({
    mailboxFile: join(folder, 'messages.jsonl'),
    typeface: folder,
    key: 'shared',
    now: () => new Date(Date.UTC(2026, 10, 21, 4, 0, (clock += 1))),
  });
const deliver = (change: object = {}, authorization = 'Bearer shared') =>
  sandbox.inject({
    method: 'POST',
    url: '/messages',
    headers: { authorization },
    payload: {
      id: 'm1',
      channel: 'email',
      to: 'Ram@Example.com',
      subject: 'नमस्ते',
      body: 'कोड 123456',
      language: 'np',
      ...change,
    },
  });
const list = async (query = '') => (await sandbox.inject(`/mailbox.json${query}`)).json().messages;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  clock = 0;
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('Devanagari is there on a machine without a typeface of its own', async () => {
  writeFileSync(join(folder, 'fonts.css'), '@font-face { font-family: Mukta }');
  expect((await sandbox.inject('/style.css')).body).toMatch(/^@import url\('\/fonts\/fonts\.css'\);/);
  expect((await sandbox.inject('/fonts/fonts.css')).body).toContain('Mukta');
  expect((await sandbox.inject('/')).headers['content-security-policy']).toContain("font-src 'self'");
});

test('a message delivered twice is there once, and still after a restart', async () => {
  expect((await deliver()).statusCode).toBe(201);
  await deliver();
  await sandbox.close();
  sandbox = await start();
  expect(await list()).toMatchObject([{ id: 'm1', subject: 'नमस्ते' }]);
});

test('lists newest first, by recipient, channel and instant', async () => {
  await deliver();
  await deliver({ id: 'm2', channel: 'sms', to: '9800000000', subject: null });
  const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual(['m2', 'm1']);
  expect(await ids('?to=ram@example.com')).toEqual(['m1']);
  expect(await ids('?channel=sms')).toEqual(['m2']);
  expect(await ids('?since=2026-11-21T04:00:01Z')).toEqual(['m2']);
});

test('only the gateway delivers', async () => {
  expect((await deliver({}, 'Bearer other')).statusCode).toBe(401);
  expect(await list()).toEqual([]);
});

test('the page speaks both languages and shows a message as text', async () => {
  await deliver({ body: '<script>alert(1)</script> https://portal.test/reset?a=1&b=2' });
  const nepali = (await sandbox.inject('/')).body;
  expect(nepali).toContain('<html lang="ne">');
  expect(nepali).toContain(ne.title);
  expect(nepali).not.toContain('<script>');
  expect(nepali).toContain('<a href="https://portal.test/reset?a=1&amp;b=2">');
  expect((await sandbox.inject('/?lang=en')).body).toContain(en.title);
});

test('a mail that is laid out is shown in a frame that runs nothing, beside its text', async () => {
  await deliver({
    html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script><p>कोड</p></body></html>',
  });
  await sandbox.close();
  sandbox = await start();
  const page = await sandbox.inject('/?lang=en');
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(page.body).toMatch(
    /<iframe src="\/messages\/m1\/html" [^>]*sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"><\/iframe>/,
  );
  expect(page.body).toContain(en.asText);
  expect(page.body).toContain('<pre lang="ne">कोड 123456</pre>');
  const mail = await sandbox.inject('/messages/m1/html');
  expect([mail.statusCode, mail.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(mail.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin allow-popups');
  expect(policy).not.toMatch(/script|img-src|connect/);
  expect(mail.body).toContain('<base target="_blank">');
});

test('an SMS and a mail of before have no laid out part', async () => {
  await deliver();
  expect((await sandbox.inject('/messages/m1/html')).statusCode).toBe(404);
  expect((await sandbox.inject('/')).body).not.toContain('<iframe');
  expect((await deliver({ id: 'm2', html: 7 })).statusCode).toBe(400);
});

test('a file that came with a message is listed, and is taken home as it was sent, still after a restart', async () => {
  const content = Buffer.from('%PDF-1.7 a certificate');
  await deliver({
    attachments: [{ name: 'certificate "1".pdf', mediaType: 'application/pdf', content: content.toString('base64') }],
  });
  await sandbox.close();
  sandbox = await start();
  expect(await list()).toMatchObject([
    { attachments: [{ name: 'certificate "1".pdf', mediaType: 'application/pdf', size: content.length }] },
  ]);
  const page = (await sandbox.inject('/')).body;
  expect(page).toContain(ne.attachments);
  expect(page).toContain('<a href="/messages/m1/attachments/0" download>certificate &quot;1&quot;.pdf</a>');
  const file = await sandbox.inject('/messages/m1/attachments/0');
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(content)]).toEqual([
    200,
    'application/pdf',
    true,
  ]);
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''certificate%20%221%22.pdf");
  for (const wrong of ['m1/attachments/1', 'm1/attachments/x', 'm2/attachments/0'])
    expect((await sandbox.inject(`/messages/${wrong}`)).statusCode).toBe(404);
  await sandbox.inject({ method: 'DELETE', url: '/mailbox.json' });
  expect(readdirSync(join(folder, 'attachments'))).toEqual([]);
});

test('a certificate of several megabytes arrives, and what is no list of files is refused', async () => {
  const content = Buffer.alloc(5 * 1024 * 1024, 7).toString('base64');
  expect((await deliver({ attachments: [{ name: 'a.pdf', mediaType: 'application/pdf', content }] })).statusCode).toBe(
    201,
  );
  for (const attachments of ['a.pdf', [{ name: 'a.pdf' }], [1]])
    expect((await deliver({ id: 'm3', attachments })).statusCode).toBe(400);
});

test('both languages know the same sentences', () => {
  expect(Object.keys(en)).toEqual(Object.keys(ne));
});
