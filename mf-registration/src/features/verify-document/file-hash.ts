/** More than any paper of the register; a film that was dropped by mistake is not read into memory. */
export const LARGEST_BYTES = 50 * 1024 * 1024;

/**
 * SHA-256 of a file in small hex digits, computed here: the file goes nowhere. Undefined where the browser may not
 * compute it.
 */
export async function hashOf(file: Blob): Promise<string | undefined> {
  // only on https and on the own machine
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
