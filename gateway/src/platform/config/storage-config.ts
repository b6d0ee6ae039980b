import { z } from 'zod';
import type { S3Place } from '../storage/s3-bucket';

/** Where documents lie: a folder below the data directory, or a bucket. */
export type StorageConfig = { readonly kind: 'folder' } | { readonly kind: 's3'; readonly place: S3Place };

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
export const storageEnvironment = {
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalText,
  S3_PUBLIC_ENDPOINT: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*$/, 'is a folder: letters and digits, ending with a slash')
    .default(''),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
};
type StorageEnvironment = z.infer<z.ZodObject<typeof storageEnvironment>>;

export function storageOf(
  env: StorageEnvironment & { readonly REGISTRAR_MODE: 'embedded' | 'production' },
  problems: string[],
): StorageConfig {
  if (env.S3_BUCKET === undefined) return { kind: 'folder' };
  const {
    S3_ACCESS_KEY: accessKeyId,
    S3_SECRET_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: publicEndpoint,
  } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    problems.push('S3_ACCESS_KEY and S3_SECRET_KEY are missing: S3_BUCKET needs both');
  if (endpoint !== undefined && !URL.canParse(endpoint)) problems.push('S3_ENDPOINT is no address');
  if (publicEndpoint !== undefined) {
    if (!/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/u.test(publicEndpoint) || !URL.canParse(publicEndpoint))
      problems.push('S3_PUBLIC_ENDPOINT is no web address');
    // documents and the right to read them would cross the net in the open, and a page over https may not ask there
    else if (env.REGISTRAR_MODE === 'production' && !publicEndpoint.startsWith('https://'))
      problems.push('S3_PUBLIC_ENDPOINT must be the https address at which browsers reach the bucket');
  }
  return {
    kind: 's3',
    place: {
      endpoint,
      publicEndpoint,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      prefix: env.S3_PREFIX,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
      pathStyle: env.S3_PATH_STYLE === '1',
    },
  };
}
