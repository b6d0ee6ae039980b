import { counted, type PartStore } from './part-store';
import type { S3Bucket } from './s3-bucket';

/** Parts as objects: whichever gateway a part comes to, the others find it. A part is at most some hundred kilobytes, held while it is sent. */
export function createS3Parts(bucket: S3Bucket): PartStore {
  const nameOf = (uploadId: string, start: number): string => `parts/${uploadId}/${start}`;

  return {
    async write(uploadId, start, content, length) {
      const chunks: Buffer[] = [];
      for await (const bytes of counted(content, length)) chunks.push(bytes);
      await bucket.send(nameOf(uploadId, start), Buffer.concat(chunks), length);
    },
    read: (uploadId, start) => bucket.get(nameOf(uploadId, start)),
    async remove(uploadId) {
      for (const name of await bucket.list(`parts/${uploadId}/`)) await bucket.remove(name);
    },
    async sweep() {
      // an object is there whole or not at all
    },
  };
}
