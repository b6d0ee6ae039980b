import type { ServedVersion } from './served-version';

/** A newer version of a remote that a share of the browsers gets before everybody does. */
export interface Canary extends ServedVersion {
  /** Of a hundred browsers so many get it: 1 to 99. */
  readonly share: number;
}

export const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;

/**
 * Whether this browser is among those that get the canary. Its place in the row is the same at every visit and in every
 * tab, so a larger share keeps whoever had it; another version draws anew, so that not always the same people come
 * first.
 */
export function takesCanary(
  browser: string,
  remote: string,
  { version, share }: Pick<Canary, 'version' | 'share'>,
): boolean {
  return placeOf(`${browser} ${remote} ${version}`) * 100 < share;
}

/**
 * From 0 to below 1, evenly: FNV-1a over the letters, then the last steps of MurmurHash3, because FNV leaves the high
 * bits of short texts alike.
 */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
