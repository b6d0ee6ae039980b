type Draw = (below: number) => number;

/** Consonants of one family are spelt for one another; each other letter makes another word. */
const FAMILIES = ['कखगघ', 'चछ', 'जझ', 'टठडढतथदध', 'नणञ', 'पफ', 'बभव', 'म', 'र', 'ल', 'सशष', 'ह'];
const ALL = [...FAMILIES.join('')];

const familyOf = (letter: string): number => FAMILIES.findIndex((family) => family.includes(letter));

/** A Nepali word with two consonants of other sounds; undefined where it is too short to be recognised after that. */
export function withTwoLettersChanged(word: string, draw: Draw): string | undefined {
  const letters = [...word];
  const places = letters.flatMap((letter, index) => (familyOf(letter) >= 0 ? [index] : []));
  if (places.length < 3) return undefined;
  for (let changed = 0; changed < 2; changed += 1) {
    const [place = 0] = places.splice(draw(places.length), 1);
    const family = familyOf(letters[place] ?? '');
    const others = ALL.filter((letter) => familyOf(letter) !== family);
    letters[place] = others[draw(others.length)] ?? '';
  }
  return letters.join('');
}

const SYLLABLES = [
  ['ka', 'का'], ['ki', 'की'], ['ko', 'को'], ['gu', 'गू'], ['cha', 'चा'], ['cho', 'चो'], ['ja', 'जा'], ['ji', 'जि'],
  ['to', 'तो'], ['ti', 'टि'], ['da', 'दा'], ['du', 'दु'], ['dhe', 'धे'], ['na', 'ना'], ['ni', 'नी'], ['no', 'नो'],
  ['pa', 'पा'], ['pi', 'पि'], ['fu', 'फु'], ['ba', 'बा'], ['bo', 'बो'], ['ma', 'मा'], ['mi', 'मी'], ['ru', 'रु'],
  ['ri', 'रि'], ['la', 'ला'], ['lo', 'लो'], ['sa', 'सा'], ['shi', 'शि'], ['su', 'सू'], ['ha', 'हा'], ['vi', 'भि'],
] as const; // prettier-ignore

/** A name that nobody has, in both scripts. */
export function coinedWord(draw: Draw): { english: string; nepali: string } {
  const syllables = Array.from({ length: 3 + draw(3) }, () => SYLLABLES[draw(SYLLABLES.length)] ?? SYLLABLES[0]);
  return {
    english: syllables.map(([english]) => english).join(''),
    nepali: syllables.map(([, nepali]) => nepali).join(''),
  };
}
