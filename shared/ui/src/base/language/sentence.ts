/** The keys of an entry point's words; a sentence with a form for one and for others goes by what both begin with. */
export type WordKey<Words> = keyof Words extends infer Key
  ? Key extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : Key & string
  : never;

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * A sentence of an entry point's own words, in the form that goes with `count`, with its values filled in; numbers as
 * the reader writes them. A value that is not given keeps its place, so that it is seen. Undefined where the words lack
 * the key.
 */
export function sentence(
  words: Readonly<Record<string, string>>,
  key: string,
  values: Values,
  number: (value: number) => string,
): string | undefined {
  const said = words[`${key}_${values['count'] === 1 ? 'one' : 'other'}`] ?? words[key];
  return said === undefined ? undefined : filled(said, values, number);
}

/** The same of a sentence that is at hand. */
export const filled = (said: string, values: Values, number: (value: number) => string): string =>
  said.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : (value ?? whole);
  });
