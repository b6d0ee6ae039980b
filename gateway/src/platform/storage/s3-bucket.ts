import type { Readable } from 'node:stream';

export interface S3Place {
  /** Left out for Amazon itself. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Before every name, e.g. `registrar/`, so that one bucket may serve several programs. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path instead of in the host name: most servers that are not Amazon want it. */
  readonly pathStyle: boolean;
  /** Where browsers reach the same bucket; left out: they do not, and everything passes the gateway. */
  readonly publicEndpoint?: string | undefined;
}

/** The bucket does not answer, or not as it should. */
export class BucketUnavailable extends Error {}

/** What the storage asks of a bucket; names are without the prefix. */
export interface S3Bucket {
  /** Sends just `size` bytes and asks afterwards whether they are there. */
  send(name: string, body: Readable | Buffer, size: number): Promise<void>;
  get(name: string): Promise<Readable>;
  sizeOf(name: string): Promise<number | undefined>;
  remove(name: string): Promise<void>;
  /** Every name that begins so, or of these only what was written before a moment. */
  list(beginning: string, before?: Date): Promise<string[]>;
}

/** The library weighs 23 MB and is read only where a bucket is configured. */
export function openS3Bucket(place: S3Place): S3Bucket {
  let opened: ReturnType<typeof openS3Client> | undefined;
  const open = () => (opened ??= openS3Client(place));
  const keyOf = (name: string): string => `${place.prefix}${name}`;
  const { bucket: Bucket } = place;

  const sizeOf = async (name: string): Promise<number | undefined> => {
    const { sdk, client } = await open();
    try {
      return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }))).ContentLength;
    } catch (error) {
      if (error instanceof sdk.NotFound || error instanceof sdk.NoSuchKey) return undefined;
      throw unavailable(error);
    }
  };

  return {
    sizeOf,
    async send(name, body, size) {
      const { sdk, client } = await open();
      await client
        .send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: keyOf(name),
            Body: body,
            ContentLength: size,
            ContentType: 'application/octet-stream',
          }),
        )
        .catch(rethrow);
      // a server that takes the framing of a stream for its content keeps more than was sent, and says nothing
      const kept = await sizeOf(name);
      if (kept !== size) throw new BucketUnavailable(`The bucket holds ${kept} bytes instead of ${size}`);
    },
    async get(name) {
      const { sdk, client } = await open();
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) })).catch(rethrow);
      if (!isReadable(Body)) throw new BucketUnavailable('The bucket answered without content');
      return Body;
    },
    async remove(name) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) })).catch(rethrow);
    },
    async list(beginning, before) {
      const { sdk, client } = await open();
      const names: string[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(beginning) });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key, LastModified } of Contents) {
            if (Key !== undefined && (before === undefined || (LastModified !== undefined && LastModified < before)))
              names.push(Key.slice(place.prefix.length));
          }
        }
      } catch (error) {
        throw unavailable(error);
      }
      return names;
    },
  };
}

export async function openS3Client({ endpoint, region, pathStyle, accessKeyId, secretAccessKey }: S3Place) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // by default a streamed body gets a checksum behind its content, which servers other than Amazon store as content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
    maxAttempts: 3,
  });
  return { sdk, client };
}

function unavailable(error: unknown): Error {
  return error instanceof BucketUnavailable
    ? error
    : new BucketUnavailable('The bucket does not answer', { cause: error });
}

function rethrow(error: unknown): never {
  throw unavailable(error);
}

function isReadable(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && 'pipe' in body && Symbol.asyncIterator in body;
}
