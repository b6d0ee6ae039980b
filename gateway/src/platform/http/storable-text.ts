/**
 * PostgreSQL keeps no U+0000, and its JSON no half of a surrogate pair. No keyboard makes either, so a request that
 * holds one is malformed. Not recursive: what a body may hold can be nested a hundred thousand deep.
 */
export function isStorable(input: unknown): boolean {
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      waiting.push(inner);
    }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
