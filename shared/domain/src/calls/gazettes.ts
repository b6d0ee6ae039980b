import { z } from 'zod';
import { daySchema, instantSchema } from '../envelope';
import { publicationSchema } from './publications';

export const GAZETTE_FILES = ['gazette.pdf', 'gazette.json'] as const;

/** GET public/gazette, the newest first. Files are at public/gazette/{number}/{name}. */
export const gazetteListSchema = z.object({
  items: z.array(
    z.object({
      number: z.number().int().positive(),
      /** Sunday and Saturday, AD. */
      beginsOn: daySchema,
      endsOn: daySchema,
      publications: z.number().int().nonnegative(),
      madeAt: instantSchema,
      /** Bytes. */
      pdfSize: z.number().int().nonnegative(),
      jsonSize: z.number().int().nonnegative(),
      /** Of gazette.json, hexadecimal; what is signed. */
      sha256: z.string(),
      /** RSA with SHA-256 (PKCS #1 v1.5) over the UTF-8 of `sha256`, base64. The PDF bears its signature itself. */
      signature: z.string(),
      keyFingerprint: z.string(),
      signer: z.string(),
      /** PEM. */
      certificate: z.string(),
    }),
  ),
  total: z.number().int().nonnegative(),
});
export type GazetteList = z.infer<typeof gazetteListSchema>;

export const gazettePageSchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
export const GAZETTES_A_PAGE = 20;

export const gazetteFileSchema = z.object({
  number: z.coerce.number().int().positive(),
  name: z.enum(GAZETTE_FILES),
});

/** gazette.json. */
export const gazetteSchema = z.object({
  number: z.number().int().positive(),
  beginsOn: daySchema,
  endsOn: daySchema,
  publications: z.array(publicationSchema),
});
export type Gazette = z.infer<typeof gazetteSchema>;
