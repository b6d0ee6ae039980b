import { randomInt } from 'node:crypto';

// Syllables with one spelling in each script, so that both halves of a made-up name say the same.
const syllables = [
  ['ba', 'ब'],
  ['da', 'द'],
  ['ga', 'ग'],
  ['ka', 'क'],
  ['la', 'ल'],
  ['ma', 'म'],
  ['na', 'न'],
  ['pa', 'प'],
  ['ra', 'र'],
  ['ta', 'त'],
  ['bi', 'बि'],
  ['di', 'दि'],
  ['gi', 'गि'],
  ['ki', 'कि'],
  ['li', 'लि'],
  ['mi', 'मि'],
  ['ni', 'नि'],
  ['pi', 'पि'],
  ['ri', 'रि'],
  ['ti', 'ति'],
  ['bo', 'बो'],
  ['do', 'दो'],
  ['go', 'गो'],
  ['ko', 'को'],
  ['lo', 'लो'],
  ['mo', 'मो'],
  ['no', 'नो'],
  ['po', 'पो'],
  ['ro', 'रो'],
  ['to', 'तो'],
] as const;

/**
 * A name nobody has, and near to nobody's: five syllables of thirty each, ten sounds apart from their vowels, and a
 * word of business.
 */
export function freshName(): { readonly english: string; readonly nepali: string } {
  const chosen = Array.from({ length: 5 }, () => syllables[randomInt(syllables.length)] ?? syllables[0]);
  const latin = chosen.map(([sound]) => sound).join('');
  return {
    english: `${latin.charAt(0).toUpperCase()}${latin.slice(1)} Traders`,
    nepali: `${chosen.map(([, letters]) => letters).join('')} ट्रेडर्स`,
  };
}

/** Two such names that no ear takes for one another: their syllables begin with other consonants, place by place. */
export function unlikeNames(): readonly [ReturnType<typeof freshName>, ReturnType<typeof freshName>] {
  const first = freshName();
  for (;;) {
    const second = freshName();
    if (
      [0, 2, 4, 6, 8].every((at) => first.english.charAt(at).toLowerCase() !== second.english.charAt(at).toLowerCase())
    )
      return [first, second];
  }
}

/** The same with the word of the demonstration’s group before it. */
export function groupName(): { readonly english: string; readonly nepali: string } {
  const { english, nepali } = freshName();
  return { english: `Triveni ${english}`, nepali: `त्रिवेणी ${nepali}` };
}
