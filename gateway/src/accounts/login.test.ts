import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loginForm, PASSWORD, startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway.close());

test('the right password opens a session', async () => {
  await gateway.addAccount({ username: 'ram' });
  const signedIn = await gateway.signIn('ram', PASSWORD);
  const init = await gateway.call('GET', 'auth/api/init', { token: signedIn.accessToken });
  expect(init.status).toBe(200);
});
test('x', () => { expect(loginForm).toBeDefined(); });
