import { createHash } from 'node:crypto';

/** The value with the keys of its objects in their order, because the database keeps them in an order of its own. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** SHA-256 in hex of the value as JSON, whatever the order of its keys. */
export const canonicalHash = (value: object): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('hex');
