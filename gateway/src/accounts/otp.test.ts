import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('ten codes a day for one address, known or not; the next day begins anew', async () => {
  const ask = () => gateway.call('POST', '/gateway/auth/api/user/reset-password', { body: { email: 'nobody.known@example.com', method: 'OTP' }, language: 'en' });
  for (let code = 0; code < 10; code++) {
    expect((await ask()).status).toBe(200);
    gateway.clock.advance(61_000);
  }
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('RATE-429');
  gateway.clock.advance(24 * 3600_000);
  expect((await ask()).status).toBe(200);
});
