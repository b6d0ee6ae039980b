import { z } from 'zod';
import { idSchema } from '../envelope';

/** A larger file has no place anywhere in the portal; each place may ask for less. */
export const UPLOAD_MEGABYTES = 10;
/** Every part but the last is just as long; a lost line costs at most one of them. */
export const UPLOAD_PART_BYTES = 512 * 1024;

/**
 * A file on its way. POST external/api/upload begins it; PUT external/api/upload/{id}/{start} (multipart, file `part`)
 * brings the part that begins at byte `start`; GET external/api/upload/{id} says how much is there, so that the sender
 * goes on from there after a lost line; DELETE gives it up. Where `address` is given, the part is put there instead,
 * without token or cookie and just as long as it has to be, and POST external/api/upload/{id}/{start}/arrived says that
 * it is there. When all of it is there, the call that wants the file names it by `uploadId`. Until then nobody sees it,
 * and what is left lying is removed after a day.
 */
export const beginUploadRequestSchema = z.object({
  name: z.string().min(1).max(500),
  /** Bytes. */
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type BeginUploadRequest = z.infer<typeof beginUploadRequestSchema>;

export const uploadProgressSchema = z.object({
  id: idSchema,
  size: z.number().int(),
  /** Bytes that are there, from the beginning; the next part starts here. */
  received: z.number().int(),
  partBytes: z.number().int(),
  /**
   * Where the next part may be put without the gateway, for some minutes and whoever has it; null: only through the
   * gateway.
   */
  address: z.string().nullable(),
});
export type UploadProgress = z.infer<typeof uploadProgressSchema>;
