import type { ComposedName } from '../../gateway/composed-names';
import { coinedWord, withTwoLettersChanged } from './changed-letters';
import type { WordBook } from './word-book';

export interface ComposedCase {
  readonly kind: 'agree' | 'agree-coined' | 'near-word' | 'near-coined' | 'head' | 'descriptor' | 'missing';
  readonly name: ComposedName;
}

export const isMismatch = ({ kind }: ComposedCase): boolean => kind !== 'agree' && kind !== 'agree-coined';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Names of a register as they stand, and the same with one word that says something else. */
export function composedCases(
  names: readonly ComposedName[],
  count: number,
  book: WordBook,
  draw: (below: number) => number,
): ComposedCase[] {
  const cases: ComposedCase[] = [];
  for (let made = 0; made < count; made += 1) {
    const [name, other] = [names[draw(names.length)], names[draw(names.length)]];
    if (!name || !other) continue;
    cases.push({ kind: 'agree', name });
    const coined = coinedWord(draw);
    const changed = withTwoLettersChanged(coined.nepali, draw) ?? coined.nepali;
    const coinedName = (nepali: string): ComposedName => ({
      english: `${coined.english} Traders`,
      nepali: `${nepali} ट्रेडर्स`,
    });
    cases.push({ kind: 'agree-coined', name: coinedName(coined.nepali) });
    cases.push({ kind: 'near-coined', name: coinedName(changed) });
    const [english, nepali, others] = [wordsOf(name.english), wordsOf(name.nepali), wordsOf(other.nepali)];
    if (english.length < 2 || english.length !== nepali.length) continue;
    const changedTo = (word: string | undefined, at: number): ComposedName => ({
      english: name.english,
      nepali: nepali.with(at, word ?? '').join(' '),
    });
    const at = draw(2);
    const known = book.words.get(english[at]?.toLowerCase() ?? '');
    const near = known?.nepali === nepali[at] && known ? book.nearest(known.english) : undefined;
    if (near) cases.push({ kind: 'near-word', name: changedTo(near.nepali, at) });
    if (wordsOf(other.english)[0]?.toLowerCase() !== english[0]?.toLowerCase())
      cases.push({ kind: 'head', name: changedTo(others[0], 0) });
    if (wordsOf(other.english).at(-1)?.toLowerCase() !== english.at(-1)?.toLowerCase())
      cases.push({ kind: 'descriptor', name: changedTo(others.at(-1), nepali.length - 1) });
    cases.push({ kind: 'missing', name: { english: english.toSpliced(at, 1).join(' '), nepali: name.nepali } });
  }
  return cases;
}
