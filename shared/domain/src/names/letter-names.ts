/** How Nepali writes the names of Latin letters: एस एल एन is SLN. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ए: 'a',
  बि: 'b',
  बी: 'b',
  वि: 'b',
  वी: 'b',
  सि: 'c',
  सी: 'c',
  डि: 'd',
  डी: 'd',
  इ: 'e',
  ई: 'e',
  एफ: 'f',
  जि: 'g',
  जी: 'g',
  एच: 'h',
  आइ: 'i',
  आई: 'i',
  जे: 'j',
  के: 'k',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  ओ: 'o',
  पि: 'p',
  पी: 'p',
  क्यु: 'q',
  क्यू: 'q',
  आर: 'r',
  एस: 's',
  एस्: 's',
  टि: 't',
  टी: 't',
  यु: 'u',
  यू: 'u',
  भि: 'v',
  भी: 'v',
  डब्लु: 'w',
  डब्लू: 'w',
  डब्ल्यु: 'w',
  डब्ल्यू: 'w',
  एक्स: 'x',
  वाइ: 'y',
  वाई: 'y',
  जेड: 'z',
};

export function letterOf(nepaliWord: string): string | undefined {
  return LETTER_NAMES[nepaliWord];
}

// Longest first, so that एस is not read as ए and a rest.
const ANY_NAME = Object.keys(LETTER_NAMES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const ONE = new RegExp(ANY_NAME, 'gu');
const ALL = new RegExp(`^(?:${ANY_NAME}){2,}$`, 'u');

/** The letters of a word that is nothing but letter names written together, as in एसएलएन. */
export function lettersOf(nepaliWord: string): string | undefined {
  return ALL.test(nepaliWord) ? nepaliWord.replace(ONE, (name) => LETTER_NAMES[name] ?? '') : undefined;
}
