import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedAddressSchema } from '@registrar/domain/calls/signed-address';
import { UPLOAD_PART_BYTES, type UploadProgress } from '@registrar/domain/calls/uploads';
import { documentIdOf, documentsOf } from '../../test/documents-kit';
import { APPLICATION, callerOf, filledDraft, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { png } from '../../test/pictures';
import { startS3Server, type TestBucket } from '../../test/s3-server';
import { startSignatureGuard, type SignatureGuard } from '../../test/signature-guard';
import { beginUpload, progressOf, receivePart, UPLOAD } from '../../test/uploads-kit';
import { openS3Bucket, type S3Bucket } from '../platform/storage/s3-bucket';
import { sweepUploads } from './sweep-uploads';

const A_DAY_LATER = 25 * 3600 * 1000;
const NAME = 'ट्रेडमार्क.png';
let server: TestBucket;
let guard: SignatureGuard;
let gateway: TestGateway;
let bucket: S3Bucket;
let ram: Caller;
let sita: Caller;
let draftId: string;
/** How far the bucket's clock is ahead, in milliseconds. */
let later = 0;

beforeAll(async () => {
  server = await startS3Server();
  guard = await startSignatureGuard(server.place, () => new Date(Date.now() + later));
  bucket = openS3Bucket(server.place);
  gateway = await startTestGateway({
    change: (config) => ({ ...config, storage: { kind: 's3', place: { ...server.place, publicEndpoint: guard.url } } }),
  });
  for (const username of ['ram', 'sita']) await gateway.addAccount({ username });
  [ram, sita] = [await callerOf(gateway, 'ram'), await callerOf(gateway, 'sita')];
  draftId = (await filledDraft(ram)).id;
});
afterAll(async () => {
  await gateway?.close();
  await guard?.close();
  await server?.close();
});

/** A picture of about so many bytes. */
const pictureOf = (bytes: number): Buffer => png(400, 300, bytes);
const begin = async (size: number): Promise<UploadProgress> => progressOf(await beginUpload(ram, size, NAME));
const put = (address: string | null, bytes: Buffer): Promise<Response> =>
  fetch(address ?? '', { method: 'PUT', body: new Uint8Array(bytes) });
const arrived = (by: Caller, id: string, start: number): Promise<Answer> =>
  by.call('POST', `${UPLOAD}/${id}/${start}/arrived`);
const partAt = (content: Buffer, start: number): Buffer => content.subarray(start, start + UPLOAD_PART_BYTES);
const use = (uploadId: string): Promise<Answer> =>
  ram.call('POST', `${APPLICATION}/${draftId}/document`, { requirementKey: 'TRADEMARK_PROOF', uploadId });

/** Every part by its address; gives the id of the whole. */
async function bring(content: Buffer): Promise<string> {
  let progress = await begin(content.length);
  while (progress.received < progress.size) {
    expect((await put(progress.address, partAt(content, progress.received))).status).toBe(200);
    progress = progressOf(await arrived(ram, progress.id, progress.received));
  }
  expect(progress.address).toBeNull();
  return progress.id;
}

test('a file goes to the bucket without passing the gateway, and is judged, named and shown like any other', async () => {
  const content = pictureOf(2 * UPLOAD_PART_BYTES + 1000);
  const id = await bring(content);
  expect(guard.passed.filter((call) => call.startsWith('PUT'))).toEqual(
    [0, 1, 2].map((part) => `PUT /documents/registry/parts/${id}/${part * UPLOAD_PART_BYTES}`),
  );
  const place = documentsOf(await use(id)).places.find(({ key }) => key === 'TRADEMARK_PROOF');
  expect(place?.document).toMatchObject({ name: NAME, mediaType: 'image/png', size: content.length });
  expect(await bucket.list(`parts/${id}/`)).toEqual([]);
});

test('a part that is not there, or not of its length, is not counted; one that was is counted once', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 500);
  const { id, address } = await begin(content.length);
  const notThere = {
    status: 422,
    code: 'FILE-422',
    message: 'Part of the file did not arrive. Please upload it again.',
  };
  expect((await arrived(ram, id, 0)).body).toMatchObject(notThere);
  await bucket.send(`parts/${id}/0`, content.subarray(0, 10), 10);
  expect((await arrived(ram, id, 0)).body).toMatchObject(notThere);
  expect((await arrived(ram, id, 5)).body).toMatchObject({ status: 409, code: 'FLOW-409' });
  await put(address, partAt(content, 0));
  const both = await Promise.all([arrived(ram, id, 0), arrived(ram, id, 0)]);
  expect([...both, await arrived(ram, id, 0)].map((answer) => progressOf(answer).received)).toEqual(
    Array(3).fill(UPLOAD_PART_BYTES),
  );
  // the rest through the gateway, as a browser does that cannot reach the bucket any more
  expect(progressOf(await receivePart(ram, id, UPLOAD_PART_BYTES, partAt(content, UPLOAD_PART_BYTES))).received).toBe(
    content.length,
  );
  expect((await use(id)).status).toBe(200);
});

test('the bucket takes just the length that was signed, at just this place, and only for some minutes', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES + 500);
  const { id, address } = await begin(content.length);
  const first = partAt(content, 0);
  for (const other of [first.subarray(1), Buffer.concat([first, Buffer.from('x')])])
    expect((await put(address, other)).status).toBe(403);
  expect((await put(String(address).replace(`${id}/0`, `${id}/1`), first)).status).toBe(403);
  expect((await put(String(address).replace('/parts/', '/documents/'), first)).status).toBe(403);
  expect((await fetch(String(address))).status).toBe(403);
  later = 6 * 60_000;
  try {
    expect((await put(address, first)).status).toBe(403);
  } finally {
    later = 0;
  }
  expect(await bucket.list(`parts/${id}/`)).toEqual([]);
  expect((await put(address, first)).status).toBe(200);
});

test('what is written over a part afterwards is judged instead of it, and more than was said is not read', async () => {
  const content = pictureOf(UPLOAD_PART_BYTES / 2);
  const hidden = await bring(content);
  const lie = Buffer.alloc(content.length, '<!doctype html>');
  await bucket.send(`parts/${hidden}/0`, lie, lie.length);
  expect((await use(hidden)).body).toMatchObject({ status: 415, code: 'FILE-415' });
  const longer = await bring(content);
  await bucket.send(`parts/${longer}/0`, Buffer.concat([content, lie]), content.length + lie.length);
  expect((await use(longer)).body).toMatchObject({ status: 422, code: 'FILE-422' });
});

test('an upload is its sender’s own: nobody else counts its parts', async () => {
  const { id } = await begin(1000);
  expect((await arrived(sita, id, 0)).status).toBe(404);
});

test('a document is answered by an address to whoever may do without its bytes, and by its bytes to everybody else', async () => {
  const content = pictureOf(3000);
  const path = `${APPLICATION}/${draftId}/document/${documentIdOf(await use(await bring(content)))}`;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(new URL(path, gateway.url), { headers: { authorization: `Bearer ${ram.token}`, ...headers } });

  const plain = await ask();
  expect(plain.headers.get('preference-applied')).toBeNull();
  expect(Buffer.from(await plain.arrayBuffer()).equals(content)).toBe(true);

  const before = guard.passed.length;
  const answer = await ask({ prefer: 'respond-async, signed-address' });
  expect(['preference-applied', 'cache-control', 'content-type'].map((name) => answer.headers.get(name))).toEqual([
    'signed-address',
    'private, no-store',
    'application/json; charset=utf-8',
  ]);
  const { address, name, mediaType } = signedAddressSchema.parse((await answer.json()).data);
  expect([name, mediaType]).toEqual([NAME, 'image/png']);
  expect(guard.passed).toHaveLength(before);
  const direct = await fetch(address, { headers: { origin: 'http://localhost:8080' } });
  expect(
    ['content-type', 'content-disposition', 'cache-control', 'access-control-allow-origin'].map((header) =>
      direct.headers.get(header),
    ),
  ).toEqual(['image/png', plain.headers.get('content-disposition'), 'private, no-store', 'http://localhost:8080']);
  expect(Buffer.from(await direct.arrayBuffer()).equals(content)).toBe(true);

  expect((await fetch(address.replace('image%2Fpng', 'text%2Fhtml'))).status).toBe(403);
  later = 61_000;
  try {
    expect((await fetch(address)).status).toBe(403);
  } finally {
    later = 0;
  }
  const refused = await fetch(new URL(path, gateway.url), {
    headers: { authorization: `Bearer ${sita.token}`, prefer: 'signed-address' },
  });
  expect([refused.status, refused.headers.get('preference-applied')]).toEqual([404, null]);
});

test('what was sent to an address after its upload had ended is swept a day later', async () => {
  const { id, address } = await begin(1000);
  await ram.call('DELETE', `${UPLOAD}/${id}`);
  expect((await put(address, Buffer.alloc(1000))).status).toBe(200);
  const standing = await begin(2000);
  await put(standing.address, Buffer.alloc(2000));
  await sweepUploads(gateway.platform);
  expect(await bucket.list(`parts/${id}/`)).toHaveLength(1);
  gateway.clock.advance(A_DAY_LATER);
  try {
    // somebody goes on with it today
    await gateway.platform.database.db
      .updateTable('upload')
      .set({ touched_at: gateway.clock.now() })
      .where('id', '=', standing.id)
      .execute();
    await sweepUploads(gateway.platform, Date.now() + A_DAY_LATER);
  } finally {
    gateway.clock.moveTo(null);
  }
  expect(await bucket.list(`parts/${id}/`)).toEqual([]);
  expect(await bucket.list(`parts/${standing.id}/`)).toHaveLength(1);
});
