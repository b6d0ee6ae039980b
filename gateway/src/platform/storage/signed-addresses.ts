import type { PutObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { openS3Client, type S3Place } from './s3-bucket';

/** The sender has it at once; a line that takes longer to begin gets another one. */
const SEND_SECONDS = 5 * 60;
/** A document is fetched as soon as its address is there, and who finds the address later is nobody who was asked. */
const FETCH_SECONDS = 60;

export interface ShownAs {
  readonly mediaType: string;
  readonly disposition: string;
}

/**
 * What a browser may do at the bucket without a key: one thing, with one object, for a short time. Whoever has such an
 * address has that right, so it is never written into a log.
 */
export interface SignedAddresses {
  /** To put just so many bytes there: the length is signed too. */
  toSend(name: string, size: number): Promise<string>;
  /**
   * To fetch it, as what the gateway knows it to be, and without the browser keeping it: others sit at the same machine
   * later.
   */
  toFetch(name: string, as: ShownAs): Promise<string>;
}

/** Made here without asking the bucket; `endpoint` is where browsers reach it, which is part of what is signed. */
export function openSignedAddresses(place: S3Place, endpoint: string): SignedAddresses {
  let opened: ReturnType<typeof openSigner> | undefined;
  const open = () => (opened ??= openSigner({ ...place, endpoint }));
  const at = (name: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${name}` });

  return {
    async toSend(name, size) {
      const { sdk, sign } = await open();
      return sign(new sdk.PutObjectCommand({ ...at(name), ContentLength: size }), SEND_SECONDS);
    },
    async toFetch(name, { mediaType, disposition }) {
      const { sdk, sign } = await open();
      return sign(
        new sdk.GetObjectCommand({
          ...at(name),
          ResponseContentType: mediaType,
          ResponseContentDisposition: disposition,
          ResponseCacheControl: 'private, no-store',
        }),
        FETCH_SECONDS,
      );
    },
  };
}

async function openSigner(place: S3Place) {
  const [{ sdk, client }, { getSignedUrl }] = await Promise.all([
    openS3Client(place),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  return {
    sdk,
    sign: (command: PutObjectCommand | GetObjectCommand, expiresIn: number) =>
      getSignedUrl(client, command, { expiresIn }),
  };
}
