import path from 'node:path';
import type { Config } from '../config/config';
import { createLocalParts } from './local-parts';
import { createLocalStorage } from './local-storage';
import type { PartStore } from './part-store';
import { openS3Bucket } from './s3-bucket';
import { createS3Parts } from './s3-parts';
import { createS3Storage } from './s3-storage';
import { openSignedAddresses } from './signed-addresses';
import type { Storage } from './storage';

/**
 * Where documents lie, and where their parts lie until they are whole: both in one place, so that every gateway sees
 * both.
 */
export function openStorage({ storage, dataDirectory }: Pick<Config, 'storage' | 'dataDirectory'>): {
  storage: Storage;
  parts: PartStore;
} {
  const folder = path.join(dataDirectory, 'documents');
  switch (storage.kind) {
    case 'folder':
      return { storage: createLocalStorage(folder), parts: createLocalParts(path.join(folder, 'parts')) };
    case 's3': {
      const { place } = storage;
      const bucket = openS3Bucket(place);
      const addresses = place.publicEndpoint === undefined ? null : openSignedAddresses(place, place.publicEndpoint);
      return {
        storage: createS3Storage(bucket, path.join(dataDirectory, 'incoming'), addresses),
        parts: createS3Parts(bucket, addresses),
      };
    }
  }
}
