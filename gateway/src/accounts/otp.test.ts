import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('six codes at once to one address, known or not, then the link is named; one more goes out every four hours', async () => {
  const ask = () =>
    gateway.call('POST', '/gateway/auth/api/user/reset-password', {
      body: { email: 'nobody.known@example.com', method: 'OTP' },
      language: 'en',
    });
  for (let code = 0; code < 6; code++) {
    expect((await ask()).status).toBe(200);
    gateway.clock.advance(61_000);
  }
  const refused = await ask();
  expect(refused.body).toMatchObject({
    status: 429,
    code: 'RATE-429',
    message: expect.stringContaining('ask for the link'),
  });
  expect(Number(refused.body.retryAfterSeconds)).toBeLessThanOrEqual(4 * 3600);
  gateway.clock.advance(4 * 3600_000);
  expect((await ask()).status).toBe(200);
});
