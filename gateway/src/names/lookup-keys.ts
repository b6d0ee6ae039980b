import { nameKeys } from '@registrar/domain/names';
import type { ProposedName } from './same-keys';

/** The keys of a name as the index stores them. Two keys with one number only bring in a candidate too many. */
export function lookupKeys(name: ProposedName): number[] {
  return [...new Set([...nameKeys(name)].map(keyNumber))];
}

/** The keys of the whole name in either script: who shares one of them has the same name. */
export function wholeNameKeys(name: ProposedName): number[] {
  return [...nameKeys(name)].filter((key) => key.startsWith('e:') || key.startsWith('n:')).map(keyNumber);
}

/** FNV-1a over the letters, as a signed integer of the database. */
function keyNumber(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
