import type { LookupKeys } from './lookup-keys';

/** What a key that is not in the table of frequencies may stand for. */
const RARE = 4;

/**
 * The keys to look by: the rarest first, until the names they are expected to bring are enough to compare. This bounds
 * the work whatever the size of the register. The whole name is always looked for; where every key is common, the
 * rarest one is taken all the same.
 */
export function chooseKeys(keys: LookupKeys, frequencies: ReadonlyMap<number, number>, budget: number): number[] {
  const chosen = new Set(keys.wholeName);
  let expected = 0;
  const rarestFirst = keys.all
    .filter((key) => !chosen.has(key))
    .map((key) => ({ key, names: frequencies.get(key) ?? RARE }))
    .sort((a, b) => a.names - b.names);
  for (const [index, { key, names }] of rarestFirst.entries()) {
    if (index > 0 && expected + names > budget) break;
    chosen.add(key);
    expected += names;
  }
  return [...chosen];
}
