import { counted, type PartStore } from './part-store';
import type { S3Bucket } from './s3-bucket';
import type { SignedAddresses } from './signed-addresses';

const PARTS = 'parts/';

/**
 * Parts as objects: whichever gateway a part comes to, the others find it. A part is at most some hundred kilobytes,
 * held while it is sent.
 */
export function createS3Parts(bucket: S3Bucket, addresses: SignedAddresses | null = null): PartStore {
  const nameOf = (uploadId: string, start: number): string => `${PARTS}${uploadId}/${start}`;

  return {
    async write(uploadId, start, content, length) {
      const chunks: Buffer[] = [];
      for await (const bytes of counted(content, length)) chunks.push(bytes);
      await bucket.send(nameOf(uploadId, start), Buffer.concat(chunks), length);
    },
    read: (uploadId, start) => bucket.get(nameOf(uploadId, start)),
    lengthOf: (uploadId, start) => bucket.sizeOf(nameOf(uploadId, start)),
    async remove(uploadId) {
      for (const name of await bucket.list(`${PARTS}${uploadId}/`)) await bucket.remove(name);
    },
    /**
     * An object is there whole or not at all; but an address outlives its upload, and what is sent there then belongs
     * to none.
     */
    async sweep(before, isStanding) {
      const old = await bucket.list(PARTS, before);
      const ownerOf = (name: string): string => name.slice(PARTS.length).split('/')[0] ?? '';
      for (const uploadId of new Set(old.map(ownerOf))) {
        if (await isStanding(uploadId)) continue;
        for (const name of old.filter((one) => ownerOf(one) === uploadId)) await bucket.remove(name);
      }
    },
    addressFor: addresses && ((uploadId, start, length) => addresses.toSend(nameOf(uploadId, start), length)),
  };
}
