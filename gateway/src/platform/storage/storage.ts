import type { Readable } from 'node:stream';
import type { ShownAs } from './signed-addresses';

export interface StoredObject {
  /** The name under which it is found again: made of its hash, so that the same content is kept once. */
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
}

/** Where documents lie. The same four operations for a folder and for a bucket. */
export interface Storage {
  /** Resolves when the content is safe on disk; more than `limit` bytes are refused and nothing is kept. */
  put(content: Readable, limit: number): Promise<StoredObject>;
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<{ size: number } | undefined>;
  delete(key: string): Promise<void>;
  /** What was begun before this moment and never finished. */
  sweep(before: Date): Promise<void>;
  /** Where a browser may fetch it itself for a moment; null: only here. Nothing says that it is there. */
  readonly addressOf: ((key: string, as: ShownAs) => Promise<string>) | null;
}

const KEY = /^[0-9a-f]{64}$/;

/** A key is a hash and never a path. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

export class ContentTooLarge extends Error {}
