const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Short enough to read out on the telephone: `REG-R02-7F3K2A`. */
export function createErrorId(code: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${code}-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`;
}
