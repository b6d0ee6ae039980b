import { createHash } from 'node:crypto';
import type { RefusedLine, Tally } from './import-outcome';
import type { KnownValues } from './known-values';
import type { Line } from './read-lines';

export interface ImportContext {
  readonly known: KnownValues;
  readonly pepper: string;
  /** Invented for a demonstration; a production gateway refuses to start over such rows. */
  readonly demonstration: boolean;
}

/** Lines that are taken in together or not at all, and what becomes of them. */
export interface Batch {
  readonly lines: readonly Line[];
  readonly tally: Tally;
  readonly refused: RefusedLine[];
  refuse(line: number, fields: { readonly kind?: string; readonly old_id?: string }, reason: string): void;
  /** Tells a changed line from an unchanged one. */
  hashOf(value: object): string;
}

export function newBatch(kind: string, lines: readonly Line[], tally: Tally): Batch {
  const refused: RefusedLine[] = [];
  return {
    lines,
    tally,
    refused,
    refuse: (line, { old_id: oldId = '' }, reason) => void refused.push({ line, kind, oldId, reason }),
    hashOf: (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex'),
  };
}
