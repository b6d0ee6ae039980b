/**
 * A random id that is kept in this storage: of a tab or of a browser, never of a person. Where nothing may be kept it
 * lasts until the next load.
 */
export function keptRandomId(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): string {
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    const kept = storage.getItem(key);
    if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
    storage.setItem(key, fresh);
  } catch {
    // forbidden or full
  }
  return fresh;
}
