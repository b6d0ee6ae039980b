import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callerOf, filledDraft } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { beginUpload, progressOf } from './uploads-kit';

let gateway: TestGateway;
let token: string;
let paths: [string, string][];

beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram' });
  const ram = await callerOf(gateway, 'ram');
  const { id } = await filledDraft(ram);
  token = (await gateway.signIn('ram')).accessToken;
  const upload = progressOf(await beginUpload(ram, 3000)).id;
  paths = [
    ['POST', 'external/api/name/check'],
    ['POST', 'external/api/upload'],
    ['PUT', `external/api/upload/${upload}/0`],
    ['POST', `external/api/application/${id}/document`],
  ];
});
afterAll(() => gateway.close());

const FILE = 'Content-Disposition: form-data; name="part"; filename="scan.png"\r\nContent-Type: image/png\r\n\r\n';
const BROKEN: [string, string, string][] = [
  ['without a boundary', 'multipart/form-data', '--x\r\n\r\n'],
  ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n'],
  ['with a boundary of a thousand letters', `multipart/form-data; boundary=${'b'.repeat(1000)}`, 'a'],
  ['that has no part', 'multipart/form-data; boundary=x', 'nothing of a form'],
  ['that ends in the head of a part', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-da'],
  [
    'that ends in a field',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf of it',
  ],
  ['that ends in a file', 'multipart/form-data; boundary=x', `--x\r\n${FILE}half of it`],
  [
    'that ends in a file after a field',
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x\r\n${FILE}half`,
  ],
];
test.each(BROKEN)(
  'X7: a form %s is refused as not understood, never as a fault of the gateway',
  async (_what, type, body) => {
    for (const [method, path] of paths) {
      for (const language of ['np', 'en'] as const) {
        const response = await fetch(new URL(path, gateway.url), {
          method,
          body,
          headers: { 'content-type': type, authorization: `Bearer ${token}`, 'accept-language': language },
        });
        const answer: unknown = await response.json();
        expect([path, response.status]).toEqual([path, expect.any(Number)]);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        // this call takes no files, and says so before it sees the end
        if (path.endsWith('check') && !body.includes('filename'))
          expect(answer).toMatchObject({
            status: 400,
            code: 'REQ-400',
            message:
              language === 'en'
                ? 'The request could not be understood.'
                : expect.stringMatching(/^[\u0900-\u097f ।]+$/),
          });
      }
    }
  },
);
