import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { composeNames, type ComposedName } from '../gateway/composed-names';
import { sequence } from '../gateway/sequence';

/** English and Nepali names of a real register, a tab between them, packed; kept beside the repository, not in it. */
export const REAL_NAMES = '../shared/data/real-names.tsv.gz';

export function readRealNames(file: string): ComposedName[] | undefined {
  if (!existsSync(file)) return undefined;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => {
    const [english = '', nepali = ''] = line.split('\t');
    return { english, nepali };
  });
}

/** So many names: the real ones first, then others made of their words, a head of one and the rest of another. */
export function* manyNames(real: readonly ComposedName[] | undefined, count: number): Generator<ComposedName> {
  if (!real) return yield* composeNames(count);
  yield* real.slice(0, count);
  const draw = sequence(52_711);
  const parts = real
    .map(({ english, nepali }) => ({ english: words(english), nepali: words(nepali) }))
    .filter((name) => name.english.length >= 2 && name.english.length === name.nepali.length);
  for (let made = real.length; made < count; made += 1) {
    const [head, rest] = [parts[draw(parts.length)], parts[draw(parts.length)]];
    if (head && rest)
      yield {
        english: [head.english[0], ...rest.english.slice(1)].join(' '),
        nepali: [head.nepali[0], ...rest.nepali.slice(1)].join(' '),
      };
  }
}

const words = (name: string): string[] => name.trim().split(/\s+/);
