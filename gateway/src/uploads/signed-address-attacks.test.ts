import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedAddressSchema } from '@registrar/domain/calls/signed-address';
import { UPLOAD_PART_BYTES, type UploadProgress } from '@registrar/domain/calls/uploads';
import { documentIdOf } from '../../test/documents-kit';
import { APPLICATION, callerOf, filledDraft, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { png } from '../../test/pictures';
import { startS3Server, type TestBucket } from '../../test/s3-server';
import { startSignatureGuard, type SignatureGuard } from '../../test/signature-guard';
import { beginUpload, progressOf, UPLOAD } from '../../test/uploads-kit';
import { openS3Bucket, type S3Bucket } from '../platform/storage/s3-bucket';

/**
 * What somebody can do with an address that was signed for them. The test server looks at no signature; the guard
 * before it refuses as Amazon does. Lengths, places, times and other people's uploads: direct.test.ts.
 */
let server: TestBucket;
let guard: SignatureGuard;
let gateway: TestGateway;
let bucket: S3Bucket;
let ram: Caller;
let sita: Caller;

beforeAll(async () => {
  server = await startS3Server();
  guard = await startSignatureGuard(server.place);
  bucket = openS3Bucket(server.place);
  gateway = await startTestGateway({
    change: (config) => ({ ...config, storage: { kind: 's3', place: { ...server.place, publicEndpoint: guard.url } } }),
  });
  for (const username of ['ram', 'sita']) await gateway.addAccount({ username });
  [ram, sita] = [await callerOf(gateway, 'ram'), await callerOf(gateway, 'sita')];
});
afterAll(async () => {
  await gateway?.close();
  await guard?.close();
  await server?.close();
});

/** About two parts, so that it goes by addresses. */
const picture = (): Buffer => png(400, 300, UPLOAD_PART_BYTES + 2000);
const partAt = (content: Buffer, start: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(content.subarray(start, start + UPLOAD_PART_BYTES));
const put = (address: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { method: 'PUT', body: new Uint8Array(body), headers });
const addressOf = ({ address }: UploadProgress): string => address ?? '';
const arrived = (by: Caller, id: string, start: number | string): Promise<Answer> =>
  by.call('POST', `${UPLOAD}/${id}/${start}/arrived`);

/** Every part by its address; the addresses as well, which their owner keeps. */
async function bring(by: Caller, content: Buffer, name: string): Promise<{ id: string; addresses: string[] }> {
  const addresses: string[] = [];
  let progress = progressOf(await beginUpload(by, content.length, name));
  while (progress.received < progress.size) {
    addresses.push(addressOf(progress));
    expect((await put(addressOf(progress), partAt(content, progress.received))).status).toBe(200);
    progress = progressOf(await arrived(by, progress.id, progress.received));
  }
  return { id: progress.id, addresses };
}

/** A document of a filing of one's own, with the way to it. */
async function documentOf(
  by: Caller,
  content: Buffer,
  name = 'scan.png',
): Promise<{ path: string; addresses: string[] }> {
  const draft = await filledDraft(by);
  const { id, addresses } = await bring(by, content, name);
  const place = `${APPLICATION}/${draft.id}/document`;
  const used = await by.call('POST', place, { requirementKey: 'TRADEMARK_PROOF', uploadId: id });
  return { path: `${place}/${documentIdOf(used)}`, addresses };
}

async function addressTo(by: Caller, path: string): Promise<{ address: string; name: string }> {
  const answer = await by.call('GET', path, undefined, { prefer: 'signed-address' });
  return signedAddressSchema.parse(answer.body.data);
}

/** One digit of it is another. */
const tampered = (address: string): string =>
  address.replace(/(X-Amz-Signature=)(.)/, (_, name, digit) => `${name}${digit === '0' ? '1' : '0'}`);

async function objects(): Promise<string[]> {
  return (await bucket.list('')).toSorted();
}

test('an address names one object, its length, its kind and some minutes, and grants nothing else', async () => {
  const { path } = await documentOf(ram, picture());
  const send = new URL(addressOf(progressOf(await beginUpload(ram, UPLOAD_PART_BYTES * 2))));
  const fetching = new URL((await addressTo(ram, path)).address);
  const said = ({ searchParams }: URL): string[] => [...searchParams.keys()].toSorted();
  const usual = ['Algorithm', 'Content-Sha256', 'Credential', 'Date', 'Expires', 'Signature', 'SignedHeaders'];
  const signing = usual.map((name) => `X-Amz-${name}`);
  expect(said(send)).toEqual([...signing, 'x-id']);
  expect(said(fetching)).toEqual([
    ...signing,
    'response-cache-control',
    'response-content-disposition',
    'response-content-type',
    'x-id',
  ]);
  const terms = (url: URL): (string | null)[] =>
    ['X-Amz-SignedHeaders', 'X-Amz-Expires'].map((name) => url.searchParams.get(name));
  expect(terms(send)).toEqual(['content-length;host', '300']);
  expect(terms(fetching)).toEqual(['host', '60']);
});

test('no other method, no other object, no list and no copy: the bucket stays as it was', async () => {
  const mine = await documentOf(ram, picture());
  const hers = await documentOf(sita, png(200, 100, UPLOAD_PART_BYTES + 3000));
  const fetching = (await addressTo(ram, mine.path)).address;
  const [ofHers] = [new URL((await addressTo(sita, hers.path)).address).pathname];
  const content = picture();
  const upload = progressOf(await beginUpload(ram, content.length));
  const sending = addressOf(upload);
  const first = partAt(content, 0);
  const before = await objects();
  const passed = guard.passed.length;

  const elsewhere = (address: string, pathname: string): string => {
    const url = new URL(address);
    url.pathname = pathname;
    return url.href;
  };
  const tries: [string, Promise<Response>][] = [
    ['a signature with another digit, to fetch', fetch(tampered(fetching))],
    ['a signature with another digit, to send', put(tampered(sending), first)],
    ['fetching by another’s name', fetch(elsewhere(fetching, ofHers))],
    ['sending to another’s document', put(elsewhere(sending, ofHers), first)],
    ['sending to the folder above', put(sending.replace(`${upload.id}/0`, `${upload.id}/%2e%2e/x`), first)],
    ['a list of the bucket', fetch(elsewhere(fetching, '/documents/'))],
    ['a list by another question', fetch(`${fetching}&list-type=2`)],
    ['who may read it', fetch(`${fetching}&acl`)],
    ['a longer time', fetch(fetching.replace('X-Amz-Expires=60', 'X-Amz-Expires=604800'))],
    ['fewer signed headers', put(sending.replace('content-length%3Bhost', 'host'), first)],
    ['making it public', put(sending, first, { 'x-amz-acl': 'public-read' })],
    ['a copy of another’s document', put(sending, first, { 'x-amz-copy-source': ofHers })],
    ['a checksum of its own', put(sending, first, { 'x-amz-checksum-crc32': 'AAAAAA==' })],
    ['metadata', put(sending, first, { 'x-amz-meta-name': 'scan.html' })],
    ...['PUT', 'DELETE', 'POST', 'HEAD'].map((method): [string, Promise<Response>] => [
      `${method} where fetching is allowed`,
      fetch(fetching, { method, body: method === 'PUT' || method === 'POST' ? first : undefined }),
    ]),
    ...['GET', 'DELETE', 'POST', 'HEAD'].map((method): [string, Promise<Response>] => [
      `${method} where sending is allowed`,
      fetch(sending, { method, body: method === 'POST' ? first : undefined }),
    ]),
  ];
  const letIn = (
    await Promise.all(tries.map(async ([what, answer]) => ({ what, status: (await answer).status })))
  ).filter(({ status }) => status !== 403);
  expect(letIn).toEqual([]);
  expect(guard.passed).toHaveLength(passed);
  expect(await objects()).toEqual(before);
  expect((await fetch(fetching)).status).toBe(200);
});

test('the test server itself looks at no signature: what refuses is the guard before it', async () => {
  const { address } = await addressTo(ram, (await documentOf(ram, picture())).path);
  const past = new URL(tampered(address));
  const refused = await fetch(past);
  past.host = new URL(server.place.endpoint ?? '').host;
  expect([refused.status, (await fetch(past)).status]).toEqual([403, 200]);
});

test('sent once more after the file was taken, whatever it calls itself, it changes nothing of the document', async () => {
  const content = picture();
  const { path, addresses } = await documentOf(ram, content);
  const page = new Uint8Array(UPLOAD_PART_BYTES).fill(60);
  expect((await put(addresses[0] ?? '', page, { 'content-type': 'text/html' })).status).toBe(200);
  const { address } = await addressTo(ram, path);
  const direct = await fetch(address);
  expect([direct.headers.get('content-type'), Buffer.from(await direct.arrayBuffer()).equals(content)]).toEqual([
    'image/png',
    true,
  ]);
  // what lies there now belongs to no upload, and can be counted for none
  const id = new URL(addresses[0] ?? '').pathname.split('/').at(-2) ?? '';
  expect((await arrived(ram, id, 0)).status).toBe(404);
});

test('sent twice before the file is taken, the second is judged: a page in the place of a picture is refused', async () => {
  const content = picture();
  const draft = await filledDraft(ram);
  const { id, addresses } = await bring(ram, content, 'scan.png');
  expect((await put(addresses[0] ?? '', new Uint8Array(UPLOAD_PART_BYTES).fill(60))).status).toBe(200);
  const used = await ram.call('POST', `${APPLICATION}/${draft.id}/document`, {
    requirementKey: 'TRADEMARK_PROOF',
    uploadId: id,
  });
  expect(used.body).toMatchObject({ status: 415, code: 'FILE-415' });
  expect(await bucket.list(`parts/${id}/`)).toEqual([]);
});

test('what is sent and never confirmed is no file, and nobody begins more than sixty', async () => {
  const draft = await filledDraft(sita);
  const begun = progressOf(await beginUpload(sita, 2000));
  expect((await put(addressOf(begun), new Uint8Array(png(40, 30, 2000).subarray(0, 2000)))).status).toBe(200);
  const used = await sita.call('POST', `${APPLICATION}/${draft.id}/document`, {
    requirementKey: 'TRADEMARK_PROOF',
    uploadId: begun.id,
  });
  expect(used.body).toMatchObject({ status: 409, code: 'FLOW-409' });
  const statuses: number[] = [];
  for (let more = 0; more < 60; more++) statuses.push((await beginUpload(sita, 2000)).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 422]);
});

test('neither the name of a file nor the place of a part leads anywhere else', async () => {
  const names = ['../../documents/aa/x.png', '/etc/passwd', 'x"\r\nset-cookie: a=b; .png', '%2e%2e%2f.png'];
  for (const name of names) {
    const progress = progressOf(await beginUpload(ram, UPLOAD_PART_BYTES * 2, name));
    expect(new URL(addressOf(progress)).pathname).toBe(`/documents/registry/parts/${progress.id}/0`);
    expect((await ram.call('DELETE', `${UPLOAD}/${progress.id}`)).status).toBe(200);
  }
  expect((await beginUpload(ram, 1000, 'a\u0000b.png')).status).toBe(400);
  const { path } = await documentOf(ram, picture(), 'x"\r\nset-cookie: a=b; ../.png');
  const direct = await fetch((await addressTo(ram, path)).address);
  expect(direct.status).toBe(200);
  expect(direct.headers.get('set-cookie')).toBeNull();
  expect(direct.headers.get('content-disposition')).toMatch(
    /^(attachment|inline)(; filename="[^"\r\n]*")?(; filename\*=[^;]*)?$/,
  );

  const { id } = progressOf(await beginUpload(ram, UPLOAD_PART_BYTES * 2));
  for (const start of ['..%2f..%2fdocuments', '0%2f..%2f1', '-1', '1e99', 'NaN', '%00'])
    expect([400, 404, 409, 422]).toContain((await arrived(ram, id, start)).status);
  expect([400, 404, 422]).toContain((await arrived(ram, '..%2fdocuments', 0)).status);
});
