const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऋ: 'ri',
  ॐ: 'om',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ृ': 'ri',
  'ॅ': 'a',
  'ॉ': 'o',
};
const VIRAMA = '्';
const STOPS = new Set([...'कखगघचछजझटठडढतथदधपफबभ']);
const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म']);

/** A sound of a word: a consonant with its vowel, or a vowel alone. `inherent` marks the a that is not written. */
interface Sound {
  consonant: string;
  vowel: string;
  inherent: boolean;
}

function soundsOf(word: string): Sound[] {
  const letters = [...word];
  const sounds: Sound[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = sounds.at(-1);
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined)
      sounds.push({
        consonant: letter === 'ङ' && letters[index + 2] === 'ग' ? 'n' : consonant,
        vowel: 'a',
        inherent: true,
      });
    else if (VOWELS[letter] !== undefined) sounds.push({ consonant: '', vowel: VOWELS[letter], inherent: false });
    else if (letter === VIRAMA && last) Object.assign(last, { vowel: '', inherent: false });
    else if (SIGNS[letter] !== undefined && last) Object.assign(last, { vowel: SIGNS[letter], inherent: false });
    else if (letter === 'ं')
      sounds.push({ consonant: LABIALS.has(letters[index + 1] ?? '') ? 'm' : 'n', vowel: '', inherent: false });
    // A nasal vowel is heard as an n before a stop only: साँझ is sanjh, ग्याँस is gyas.
    else if (letter === 'ँ' && STOPS.has(letters[index + 1] ?? ''))
      sounds.push({ consonant: 'n', vowel: '', inherent: false });
  }
  return sounds;
}

/** Nepali drops the unwritten a at the end of a word, and between a vowel and a consonant that has its own vowel. */
function dropSilent(sounds: Sound[]): void {
  const end = sounds.length - 1;
  const last = sounds[end];
  const beforeLast = sounds[end - 1];
  if (last?.inherent && end > 0 && (beforeLast?.vowel !== '' || !'yrwl'.includes(last.consonant))) last.vowel = '';
  for (let index = end - 1; index > 0; index -= 1) {
    const sound = sounds[index];
    const before = sounds[index - 1];
    const after = sounds[index + 1];
    if (
      sound?.inherent &&
      sound.vowel !== '' &&
      before?.vowel !== '' &&
      after &&
      after.vowel !== '' &&
      after.consonant !== ''
    )
      sound.vowel = '';
  }
}

/** A Devanagari word in Latin letters as a Nepali would write it: हिमाल is himal, ट्रेडर्स is treders. */
export function toLatin(word: string): string {
  const sounds = soundsOf(
    word
      .normalize('NFC')
      .replace(/[\u093C\u200B-\u200D\uFEFF]/gu, '')
      .replaceAll('ज्ञ', 'ग्य'),
  );
  dropSilent(sounds);
  return sounds
    .map((sound) => sound.consonant + sound.vowel)
    .join('')
    .replace(/aa/g, 'a');
}
