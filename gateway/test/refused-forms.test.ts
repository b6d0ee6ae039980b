import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { startHost, type RunningHost } from './host-kit';
import { sendRefusedForms, type RefusedForms, type RefusedFormsOptions } from './refused-forms-kit';
import { beginUpload, progressOf } from './uploads-kit';

let gateway: TestGateway;
let host: RunningHost;

beforeAll(async () => {
  gateway = await startTestGateway();
  host = await startHost(new URL(gateway.url).origin);
}, 600_000);
afterAll(async () => {
  await host?.close();
  await gateway.close();
});

/** Whoever came to a line behind a refused form was never answered on it. */
function expectNobodyHeldUp({ forms, calls }: RefusedForms): void {
  expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 413));
  expect(calls).toHaveLength(200);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
}

test('X1: twenty refused forms hold up nobody of two hundred who come over the same lines', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 30 });
  expectNobodyHeldUp(await sendRefusedForms({ base: gateway.url, agent }));
  agent.destroy();
});

test('X1: twenty refused forms hold up nobody of two hundred who come through the host', async () => {
  expectNobodyHeldUp(await sendRefusedForms({ base: `${host.address}/gateway/` }));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 30 });
  expectNobodyHeldUp(await sendRefusedForms({ base: `${host.address}/gateway/`, agent }));
  agent.destroy();
});

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
    const { forms, calls } = await sendRefusedForms({
      base: gateway.url,
      agent,
      forms: 1,
      calls: 4,
      formHeaders: { authorization: `Bearer ${token}` },
      ...form,
    });
    expect(forms[0]?.status).toBeGreaterThanOrEqual(400);
    expect(forms[0]?.status).toBeLessThan(500);
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  agent.destroy();
});
