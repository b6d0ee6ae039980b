import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { sendRefusedForms, slowest, SOON_MS, type RefusedForms, type RefusedFormsOptions } from './refused-forms-kit';
import { beginUpload, progressOf } from './uploads-kit';

const root = fileURLToPath(new URL('../..', import.meta.url));
let gateway: TestGateway;
let host: { child: ChildProcess; base: string };
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'refused-forms-'));

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), 'host'], { env: { ...process.env, NODE_OPTIONS: '' } });
  gateway = await startTestGateway();
  host = await startHost(new URL(gateway.url).origin);
});
afterAll(async () => {
  host?.child.kill('SIGKILL');
  await gateway.close();
  fs.rmSync(data, { recursive: true, force: true });
});

/** The host as it is delivered, in a process of its own, before this gateway. */
async function startHost(gatewayUrl: string): Promise<{ child: ChildProcess; base: string }> {
  const tokens = path.join(data, 'tokens.json');
  fs.writeFileSync(tokens, '[]');
  const child = spawn(process.execPath, [path.join(root, 'host/dist/main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', GATEWAY_URL: gatewayUrl, REGISTRAR_DATA: data, SHELL_FOLDER: data, DEPLOY_TOKENS_FILE: tokens, INTERNAL_KEY: 'internal', CLIENT_ID: 'portal', CLIENT_SECRET: 'secret' },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const address = /listening at (http:\/\/127[^"]+)"/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`the host did not start: ${said}`)));
  });
  return { child, base: `${origin}/gateway/` };
}

function expectNobodyWaited({ forms, calls }: RefusedForms): void {
  expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 413));
  expect(calls).toHaveLength(200);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  expect(slowest(calls)).toBeLessThan(SOON_MS);
}

test('X1: twenty refused forms hold up nobody of two hundred who come over the same lines', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 30 });
  expectNobodyWaited(await sendRefusedForms({ base: gateway.url, agent }));
  agent.destroy();
}, 120_000);

test('X1: twenty refused forms hold up nobody of two hundred who come through the host', async () => {
  expectNobodyWaited(await sendRefusedForms({ base: host.base }));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 30 });
  expectNobodyWaited(await sendRefusedForms({ base: host.base, agent }));
  agent.destroy();
}, 120_000);

test('X1: a call that takes files and refuses one leaves its line to the next caller', async () => {
  await gateway.addAccount({ username: 'ram' });
  const ram: Caller = await callerOf(gateway, 'ram');
  const { id } = await filledDraft(ram);
  const upload = progressOf(await beginUpload(ram, 3 << 20)).id;
  const token = (await gateway.signIn('ram')).accessToken;
  const refusing: Pick<RefusedFormsOptions, 'formMethod' | 'formPath'>[] = [
    { formMethod: 'PUT', formPath: `external/api/upload/${upload}/4096` },
    { formMethod: 'PUT', formPath: `external/api/upload/${upload}/0` },
    { formPath: `external/api/application/${id}/document` },
    { formPath: 'external/api/upload' },
    { formPath: 'external/api/no/such/call' },
  ];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (const form of refusing) {
    const { forms, calls } = await sendRefusedForms({ base: gateway.url, agent, forms: 1, calls: 4, formHeaders: { authorization: `Bearer ${token}` }, ...form });
    expect(forms[0]?.status).toBeGreaterThanOrEqual(400);
    expect(forms[0]?.status).toBeLessThan(500);
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  agent.destroy();
});
