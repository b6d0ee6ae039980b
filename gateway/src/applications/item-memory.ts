import { asRecord } from './application-record';

export type ItemData = Readonly<Record<string, unknown>>;

/** So many entries are kept; the one that was asked for longest ago goes first. */
const MOST = 10_000;

interface Remembered {
  readonly stamp: string;
  readonly data: ItemData;
}

const remembered = new Map<string, Remembered>();

/**
 * The data of an item as this very stamp wrote it. An item is the same object as long as nobody saves it, so that what
 * was found about it once (a list of five hundred takes its time to judge) need not be found again.
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
