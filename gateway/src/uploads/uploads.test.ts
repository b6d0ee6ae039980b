import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { UPLOAD_MEGABYTES, UPLOAD_PART_BYTES } from '@registrar/domain/calls/uploads';
import { documentsOf } from '../../test/documents-kit';
import { APPLICATION, callerOf, filledDraft, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { png } from '../../test/pictures';
import { beginUpload, receivePart, progressOf, UPLOAD, uploadAll } from '../../test/uploads-kit';
import { LONGEST_REST_MS } from '../platform/http/unread-body';
import { sweepUploads } from './sweep-uploads';

const A_DAY_LATER = 25 * 3600 * 1000;
const PLACE = 'TRADEMARK_PROOF';
let gateway: TestGateway;
let ram: Caller;
let sita: Caller;
let draftId: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  for (const username of ['ram', 'sita']) await gateway.addAccount({ username });
  [ram, sita] = [await callerOf(gateway, 'ram'), await callerOf(gateway, 'sita')];
  draftId = (await filledDraft(ram)).id;
});
afterAll(() => gateway.close());

const use = (by: Caller, uploadId: string): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${draftId}/document`, { requirementKey: PLACE, uploadId });
const documentIn = async (answer: Answer) =>
  documentsOf(answer).places.find(({ key }) => key === PLACE)?.document ?? null;
const places = (): Promise<Answer> => ram.call('GET', `${APPLICATION}/${draftId}/document`);
const partsFolder = (id: string): string => path.join(gateway.platform.config.dataDirectory, 'documents', 'parts', id);
/** A picture of about so many bytes: its last chunk is filled up. */
const pictureOf = (bytes: number): Buffer => png(400, 300, bytes);

test('a file in three parts is seen by nobody before it is whole and taken', async () => {
  const content = pictureOf(2 * UPLOAD_PART_BYTES + 1000);
  const { id, received, partBytes } = progressOf(await beginUpload(ram, content.length));
  expect([received, partBytes]).toEqual([0, UPLOAD_PART_BYTES]);
  await receivePart(ram, id, 0, content.subarray(0, partBytes));
  expect((await use(ram, id)).body).toMatchObject({ status: 409, message: 'The file has not been fully uploaded.' });
  expect(await documentIn(await places())).toBeNull();
  await receivePart(ram, id, partBytes, content.subarray(partBytes, 2 * partBytes));
  expect(progressOf(await receivePart(ram, id, 2 * partBytes, content.subarray(2 * partBytes))).received).toBe(
    content.length,
  );
  expect(await documentIn(await use(ram, id))).toMatchObject({
    name: 'scan.png',
    mediaType: 'image/png',
    size: content.length,
  });
  // taken: nothing of it is left on its way
  expect((await ram.call('GET', `${UPLOAD}/${id}`)).status).toBe(404);
  expect(fs.existsSync(partsFolder(id))).toBe(false);
});

test('X20: of several calls that take one upload at once, one gets it', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 5);
  const id = await uploadAll(ram, content);
  const answers = await Promise.all(Array.from({ length: 12 }, () => use(ram, id)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  expect((await ram.call('GET', `${UPLOAD}/${id}`)).status).toBe(404);
});

test('an upload whose taker died on the way can be taken once more', async () => {
  const id = await uploadAll(ram, pictureOf(1000));
  const { db } = gateway.platform.database;
  await db.updateTable('upload').set({ taken_at: gateway.clock.now() }).where('id', '=', id).execute();
  expect((await use(ram, id)).status).toBe(409);
  gateway.clock.advance(6 * 60_000);
  expect((await use(ram, id)).status).toBe(200);
});

test('after a lost line the sender asks how much is there and goes on; a part that comes twice is kept once', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 77);
  const { id } = progressOf(await beginUpload(ram, content.length));
  await receivePart(ram, id, 0, content.subarray(0, UPLOAD_PART_BYTES));
  expect(progressOf(await ram.call('GET', `${UPLOAD}/${id}`)).received).toBe(UPLOAD_PART_BYTES);
  // the answer to the first part was lost: it is sent again
  expect(progressOf(await receivePart(ram, id, 0, content.subarray(0, UPLOAD_PART_BYTES))).received).toBe(
    UPLOAD_PART_BYTES,
  );
  await receivePart(ram, id, UPLOAD_PART_BYTES, content.subarray(UPLOAD_PART_BYTES));
  expect((await use(ram, id)).status).toBe(200);
});

test('the same part at the same moment is counted once', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 99);
  const { id } = progressOf(await beginUpload(ram, content.length));
  const both = await Promise.all(
    [0, 0].map((start) => receivePart(ram, id, start, content.subarray(0, UPLOAD_PART_BYTES))),
  );
  expect(both.map((answer) => progressOf(answer).received)).toEqual([UPLOAD_PART_BYTES, UPLOAD_PART_BYTES]);
  await receivePart(ram, id, UPLOAD_PART_BYTES, content.subarray(UPLOAD_PART_BYTES));
  expect(await documentIn(await use(ram, id))).toMatchObject({ size: content.length });
});

test('a part that is too short, too long, out of step or beyond the end is refused, and nothing of it is kept', async () => {
  const { id } = progressOf(await beginUpload(ram, UPLOAD_PART_BYTES + 100));
  const bytes = Buffer.alloc(UPLOAD_PART_BYTES + 50, 7);
  expect((await receivePart(ram, id, 0, bytes.subarray(0, 100))).body).toMatchObject({ status: 422, code: 'FILE-422' });
  expect((await receivePart(ram, id, 0, bytes)).body).toMatchObject({ status: 422, code: 'FILE-422' });
  expect((await receivePart(ram, id, UPLOAD_PART_BYTES, bytes.subarray(0, 100))).body).toMatchObject({
    status: 409,
    code: 'FLOW-409',
  });
  expect((await receivePart(ram, id, 5, bytes.subarray(0, 100))).status).toBe(409);
  expect((await receivePart(ram, id, 2 * UPLOAD_PART_BYTES, bytes.subarray(0, 100))).status).toBe(409);
  expect(progressOf(await ram.call('GET', `${UPLOAD}/${id}`)).received).toBe(0);
  expect(fs.readdirSync(path.join(partsFolder(id), '..', 'drafts'))).toEqual([]);
});

test('an upload is its sender’s own: for anybody else it is not there', async () => {
  const id = await uploadAll(ram, pictureOf(500));
  expect((await sita.call('GET', `${UPLOAD}/${id}`)).status).toBe(404);
  expect((await receivePart(sita, id, 0, Buffer.alloc(10))).status).toBe(404);
  expect((await sita.call('DELETE', `${UPLOAD}/${id}`)).status).toBe(404);
  const other = (await filledDraft(sita)).id;
  expect(
    (await sita.call('POST', `${APPLICATION}/${other}/document`, { requirementKey: PLACE, uploadId: id })).status,
  ).toBe(404);
  expect((await ram.call('DELETE', `${UPLOAD}/${id}`)).status).toBe(200);
  expect((await use(ram, id)).status).toBe(404);
});

test('what is whole and lies about its kind is refused and gone', async () => {
  const id = await uploadAll(ram, Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.png');
  expect((await use(ram, id)).body).toMatchObject({
    status: 415,
    code: 'FILE-415',
    errors: [{ path: 'file', code: 'DOCUMENT_KIND' }],
  });
  expect((await use(ram, id)).status).toBe(404);
  expect(fs.existsSync(partsFolder(id))).toBe(false);
});

test('too large and empty files are refused by what the sender says of them, before the first byte', async () => {
  expect((await beginUpload(ram, (UPLOAD_MEGABYTES << 20) + 1)).body).toMatchObject({
    status: 413,
    code: 'FILE-413',
    message: 'The file may be at most 10 MB.',
    errors: [{ path: 'file' }],
  });
  expect((await beginUpload(ram, 200 << 20)).body.code).toBe('FILE-413');
  expect((await beginUpload(ram, 0)).body.code).toBe('FILE-422');
});

test('a form of 200 MB is refused by its length, at once and with the rest unread', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const answer = await announce(`${APPLICATION}/${draftId}/document`, 200 << 20);
  expect(answer).toMatchObject({
    status: 413,
    connection: 'close',
    body: { code: 'FILE-413', message: 'The file may be at most 5 MB.' },
  });
  // nobody waits for a rest that does not come, however short
  const waits = timers.mock.calls.filter(([, milliseconds]) => milliseconds === LONGEST_REST_MS);
  timers.mockRestore();
  expect(waits).toEqual([]);
});

test('what nobody went on with for a day is swept, and what a crash left behind', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 10);
  const { id } = progressOf(await beginUpload(ram, content.length));
  await receivePart(ram, id, 0, content.subarray(0, UPLOAD_PART_BYTES));
  const draft = path.join(partsFolder(id), '..', 'drafts', 'left-by-a-crash');
  fs.writeFileSync(draft, 'half');
  expect(await sweepUploads(gateway.platform)).toBe(0);
  expect(fs.existsSync(draft)).toBe(true);
  gateway.clock.advance(A_DAY_LATER);
  try {
    expect(await sweepUploads(gateway.platform)).toBeGreaterThan(0);
    // the machine dates it: what is being written is not old because the gateway's clock was moved
    expect(fs.existsSync(draft)).toBe(true);
    await sweepUploads(gateway.platform, Date.now() + A_DAY_LATER);
  } finally {
    gateway.clock.moveTo(null);
  }
  expect((await ram.call('GET', `${UPLOAD}/${id}`)).status).toBe(404);
  expect([partsFolder(id), draft].filter((file) => fs.existsSync(file))).toEqual([]);
});

/** Says how much is coming, and sends a little of it. */
function announce(
  address: string,
  length: number,
): Promise<{ status: number | undefined; connection: string | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      new URL(address, gateway.url),
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ram.token}`,
          'accept-language': 'en',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': length,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          request.destroy();
          resolve({
            status: response.statusCode,
            connection: response.headers.connection,
            body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
          });
        });
      },
    );
    request.on('error', reject);
    request.write('--x\r\nContent-Disposition: form-data; name="requirementKey"\r\n\r\nTRADEMARK_PROOF\r\n');
  });
}
