import { z } from 'zod';
import type { Bilingual } from '../bilingual';

/** The form in which the specification shows an enumeration's values on the wire. */
export interface EnumerationItem<Key extends string = string> {
  readonly key: Key;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

export type EnumerationRow<Key extends string> = readonly [key: Key, nameNepali: string, nameEnglish: string];

/** Builds an enumeration from its rows: the items for a drop-down, the schema for a border, the names for a label. */
export function enumeration<const Key extends string>(rows: readonly EnumerationRow<Key>[]) {
  const items: readonly EnumerationItem<Key>[] = rows.map(([key, nameNepali, nameEnglish]) => ({
    key,
    nameEnglish,
    nameNepali,
  }));
  const keys = items.map((item) => item.key);
  const names = new Map<string, Bilingual>(rows.map(([key, ne, en]) => [key, { ne, en }]));
  return {
    items,
    keys,
    schema: z.enum(keys),
    has: (value: string): value is Key => names.has(value),
    /** The names of a value; a value we do not know is shown as it came. */
    name: (key: string): Bilingual => names.get(key) ?? { ne: key, en: key },
  };
}

export type Enumeration<Key extends string = string> = ReturnType<typeof enumeration<Key>>;
export type KeyOf<E extends { readonly keys: readonly string[] }> = E['keys'][number];
