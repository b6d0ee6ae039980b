import { z } from 'zod';
import { daySchema, instantSchema } from '../envelope';

/** The files of a night, compressed with gzip. */
export const OPEN_DATA_FILES = ['companies.csv.gz', 'companies.jsonl.gz'] as const;
export type OpenDataFile = (typeof OPEN_DATA_FILES)[number];

/** What is signed, as JSON text: the files of a day and the hash of each. */
export const openDataManifestSchema = z.object({
  register: z.url(),
  day: daySchema,
  /** Companies were read one after the other between these instants. */
  begunAt: instantSchema,
  madeAt: instantSchema,
  companies: z.number().int().nonnegative(),
  files: z.array(
    z.object({
      name: z.enum(OPEN_DATA_FILES),
      mediaType: z.string(),
      /** Of the compressed file, hexadecimal. */
      sha256: z.string(),
      /** Bytes. */
      size: z.number().int().nonnegative(),
      url: z.url(),
    }),
  ),
});
export type OpenDataManifest = z.infer<typeof openDataManifestSchema>;

/** GET public/open-data: public, the newest first. Files are at public/open-data/{day}/{name}. */
export const openDataExportsSchema = z.array(
  z.object({
    day: daySchema,
    /** `openDataManifestSchema`, to the byte as it was signed. */
    manifest: z.string(),
    /** RSA with SHA-256 (PKCS #1 v1.5) over the UTF-8 of the manifest, base64. */
    signature: z.string(),
    /** SHA-256 of the certificate (DER), hexadecimal. */
    keyFingerprint: z.string(),
    signer: z.string(),
    /** PEM. */
    certificate: z.string(),
  }),
);
export type OpenDataExports = z.infer<typeof openDataExportsSchema>;

export const openDataFileSchema = z.object({ day: daySchema, name: z.enum(OPEN_DATA_FILES) });
