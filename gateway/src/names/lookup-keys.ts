import { isWholeNameKey, nameKeys } from '@registrar/domain/names';
import type { ProposedName } from './same-keys';

export interface LookupKeys {
  readonly all: readonly number[];
  /** The keys of the whole name in either script: who shares one of them has the same name. */
  readonly wholeName: readonly number[];
}

/** The keys of a name as the index stores them. Two keys with one number only bring in a candidate too many. */
export function lookupKeys(name: ProposedName): LookupKeys {
  const keys = nameKeys(name);
  return { all: [...new Set(keys.map(keyNumber))], wholeName: keys.filter(isWholeNameKey).map(keyNumber) };
}

/** FNV-1a over the letters, as a signed integer of the database. */
export function keyNumber(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
