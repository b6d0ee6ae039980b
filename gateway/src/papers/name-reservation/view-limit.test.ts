import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../../test/harness';

const MINUTE = 60_000;
const UNKNOWN = 'external/api/letter/view/2222-2222-2222';

let gateway: TestGateway;

// As in production; the embedded default lets one address do a hundred times as much.
beforeAll(async () => {
  gateway = await startTestGateway({ change: (config) => ({ ...config, limitFactor: 1 }) });
});
afterAll(() => gateway?.close());

const statuses = async (calls: number): Promise<number[]> => {
  const answered: number[] = [];
  for (let call = 0; call < calls; call++) answered.push((await gateway.call('GET', UNKNOWN)).status);
  return answered;
};

test('whoever walks through codes is stopped after thirty a minute, told for how long, and let in again', async () => {
  gateway.clock.stop();
  expect(await statuses(30)).toEqual(Array.from({ length: 30 }, () => 200));
  const refused = await gateway.call('GET', UNKNOWN);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE-429']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBe(60);
  expect(refused.body.message).toMatch(/^Too many attempts\. Please try again after (1 minute|\d+ seconds?)\.$/);
  const inNepali = await gateway.call('GET', UNKNOWN, { language: 'np' });
  expect(inNepali.body.message).toMatch(/^धेरै पटक प्रयास भयो। कृपया (१ मिनेट|[०-९]+ सेकेन्ड)पछि फेरि प्रयास गर्नुहोस्।$/);

  gateway.clock.advance(MINUTE);
  expect(await statuses(1)).toEqual([200]);
});
