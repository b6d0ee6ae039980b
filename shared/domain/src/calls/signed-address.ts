import { z } from 'zod';

/**
 * Instead of a document or a paper: whoever asks with `Prefer: signed-address` may get an address of the bucket, with
 * `Preference-Applied: signed-address`. It holds for a minute, for whoever has it, and is fetched without token or
 * cookie.
 */
export const SIGNED_ADDRESS = 'signed-address';

export const signedAddressSchema = z.object({
  address: z.url(),
  /** The header that says the name is often not shown to a page of another origin. */
  name: z.string(),
  mediaType: z.string(),
});
export type SignedAddress = z.infer<typeof signedAddressSchema>;
