import { asRecord } from './application-record';

export type ItemData = Readonly<Record<string, unknown>>;

/** Maximum number of items in memory; the least recently read one is dropped first. */
const MOST = 10_000;

interface Remembered {
  readonly stamp: string;
  readonly data: ItemData;
}

const remembered = new Map<string, Remembered>();

/**
 * The data of an item for this stamp. An unchanged item is returned as the same object, so that results about it, such
 * as the validation of a long list, can be remembered.
 */
export function recall(id: string, stamp: string): ItemData | undefined {
  const known = remembered.get(id);
  if (known?.stamp !== stamp) return undefined;
  remembered.delete(id);
  remembered.set(id, known);
  return known.data;
}

export function remember(id: string, stamp: string, value: unknown): ItemData {
  const data = asRecord(value);
  remembered.set(id, { stamp, data });
  const oldest = remembered.size > MOST ? remembered.keys().next().value : undefined;
  if (oldest !== undefined) remembered.delete(oldest);
  return data;
}
