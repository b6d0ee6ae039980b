import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../src/platform/storage/s3-bucket';

export interface TestBucket {
  readonly place: S3Place;
  /** Where the server keeps what it was sent. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Of docs/data.md: what a browser needs, and nothing more. */
const CORS =
  '<CORSConfiguration><CORSRule><AllowedOrigin>http://localhost:8080</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>PUT</AllowedMethod></CORSRule></CORSConfiguration>';

/** A server that speaks S3, with one empty bucket. */
export async function startS3Server(): Promise<TestBucket> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 's3-test-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'documents', configs: [CORS] }],
  });
  const { port } = await server.run();
  return {
    folder,
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'documents',
      prefix: 'registry/',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    async close() {
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
