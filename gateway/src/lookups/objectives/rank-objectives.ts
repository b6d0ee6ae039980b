import { editDistance, soundOfWord } from '@registrar/domain/names/word-sounds';

/** An objective as the office's list has it. */
export interface RankedObjective {
  readonly code: string;
  readonly english: string;
  readonly nepali: string;
}

/** What people call a business, and the objectives that it may be, the likeliest first. */
export interface ObjectiveWord {
  readonly english: string;
  readonly nepali: string;
  readonly codes: readonly string[];
}

interface Phrase {
  readonly sounds: readonly string[];
  /** Its words as one: मौरीपालन is मौरी पालन. */
  readonly joined: string;
  readonly codes: readonly string[];
  readonly weight: number;
}

/** The list's own sentences say much besides: a word of a phrase counts for more. */
const SENTENCE = 0.55;
/** Each further objective of a phrase is a little less likely. */
const STEP = 0.03;
/** What a word that is in no phrase counts beside the others. */
const UNKNOWN = 0.2;
/** Farther than this a phrase is not what was meant. */
const LEAST = 0.3;
/** What is less likely than this part of the likeliest is not shown. */
const NEAR_THE_BEST = 0.6;

const NOT_SAID = new Set(
  [
    ...['and', 'or', 'the', 'of', 'for', 'in', 'to', 'with', 'except', 'other', 'etc', 'activities', 'related', 'nec'],
    ...['service', 'services', 'company', 'business', 'work', 'works', 'pvt', 'ltd', 'make', 'making', 'manufacture'],
    ...['गर्ने', 'गर्न', 'कार्य', 'कार्यहरू', 'कार्यहरु', 'काम', 'सम्बन्धी', 'सम्वन्धी', 'जस्तै', 'आदि', 'आदिको'],
    ...['प्रतिष्ठान', 'प्रतिष्ठानहरु', 'क्रियाकलापहरु', 'क्रियाकलापहरू', 'कृयाकलपहरु', 'कृयाकलापहरु', 'वा', 'तथा', 'र'],
    ...['उत्पादन', 'सेवा', 'कम्पनी', 'व्यवसाय', 'को', 'का', 'की', 'मा', 'ले', 'लाई', 'बनाउने', 'वनाउने', 'संचालन'],
    ...['लगाउने', 'चलाउने', 'बेच्ने', 'किन्ने', 'खोल्ने', 'दिने', 'गरी', 'गरेर', 'चाहन्छु', 'मलाई', 'बिक्री', 'किनबेच'],
    ...['banaune', 'garne', 'sewa', 'seva', 'ko', 'ka', 'ma', 'kaam', 'kam', 'bechne', 'kinne', 'kholne', 'chalaune'],
    ...[
      'i',
      'we',
      'my',
      'our',
      'want',
      'open',
      'start',
      'run',
      'sell',
      'buy',
      'do',
      'by',
      'from',
      'on',
      'a',
      'an',
      'new',
    ],
    ...['selling', 'buying', 'running', 'opening', 'doing', 'help', 'provide', 'providing', 'organise', 'organize'],
  ].map(soundOfWord),
);

/** What is done with a thing tells which of its objectives is meant: to grow, to make, to sell, to mend, to lend it. */
const DEEDS: readonly { readonly words: readonly string[]; readonly codes: RegExp }[] = [
  {
    words: ['kheti', 'खेती', 'farming', 'farm', 'growing', 'grow', 'plant', 'बगान', 'plantation', 'nursery'],
    codes: /^01/,
  },
  { words: ['palan', 'पालन', 'farm', 'फार्म', 'breeding'], codes: /^(01[23]|0500)/ },
  {
    words: [
      'udyog',
      'उद्योग',
      'industry',
      'factory',
      'कारखाना',
      'manufacturing',
      'make',
      'making',
      'mill',
      'मिल',
      'banaune',
      'बनाउने',
    ],
    codes: /^(1[5-9]|2|3)/,
  },
  { words: ['pasal', 'पसल', 'shop', 'store', 'mart', 'retail', 'खुद्रा', 'bikri', 'बिक्री', 'sale'], codes: /^5[02]/ },
  { words: ['thok', 'थोक', 'wholesale', 'distributor', 'वितरक'], codes: /^51/ },
  { words: ['marmat', 'मर्मत', 'repair', 'maintenance', 'servicing'], codes: /^(5020|5040|5260|7250|9301|9309)/ },
  { words: ['bhada', 'भाडा', 'rent', 'rental', 'hire'], codes: /^(70|71|4550|6022)/ },
  {
    words: ['talim', 'तालिम', 'training', 'class', 'कक्षा', 'sikaune', 'सिकाउने', 'school', 'academy'],
    codes: /^(80|0003)/,
  },
  { words: ['paramarsha', 'परामर्श', 'consultancy', 'consulting'], codes: /^(0001|0003|741|742|72)/ },
  { words: ['khani', 'खानी', 'mining', 'mine', 'quarry'], codes: /^1[0-4]/ },
];
const DEED = 1.2;
/** A word that only says what is done counts this much of others. */
const DEED_WORD = 0.4;
const deeds = DEEDS.map(({ words, codes }) => ({ sounds: new Set(words.map(soundOfWord)), codes }));
const isDeed = (sound: string): boolean => deeds.some(({ sounds }) => sounds.has(sound));

/** What a word ends with that says nothing of the business: English plurals, Nepali postpositions. */
const ENDINGS = /(?<=[a-z]{3}(?<!s))s$|(?<=.{3})(?:हरू|हरु)?(?:मा|को|का|की|ले|लाई|बाट|सँग|देखि|सम्म)$|(?<=.{2})(?:हरू|हरु)$/u;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replace(ENDINGS, ''))
    .filter(Boolean);

/** Sounds of the words that say something; where none does, of all. */
function soundsOf(text: string): string[] {
  const sounds = wordsOf(text).map(soundOfWord).filter(Boolean);
  const said = sounds.filter((sound) => !NOT_SAID.has(sound));
  return said.length > 0 ? said : sounds;
}

/** Ranks objectives by what somebody types, in either script, romanised, misspelt. Made once for a list. */
export function objectiveRanking(
  objectives: readonly RankedObjective[],
  words: readonly ObjectiveWord[],
): (search: string) => string[] {
  const phrase = (text: string, codes: readonly string[], weight: number): Phrase[] => {
    const sounds = soundsOf(text);
    return sounds.length === 0 ? [] : [{ sounds, joined: sounds.join(''), codes, weight }];
  };
  const phrases = [
    ...words.flatMap(({ english, nepali, codes }) => [...phrase(english, codes, 1), ...phrase(nepali, codes, 1)]),
    ...objectives.flatMap(({ code, english, nepali }) => [
      ...phrase(english, [code], SENTENCE),
      ...phrase(nepali, [code], SENTENCE),
    ]),
  ];
  const frequency = new Map<string, number>();
  for (const { sounds } of phrases)
    for (const sound of new Set(sounds)) frequency.set(sound, (frequency.get(sound) ?? 0) + 1);
  const rarity = (sound: string): number =>
    Math.log(1 + phrases.length / (frequency.get(sound) ?? 1)) * (isDeed(sound) ? DEED_WORD : 1);

  return (search) => {
    const sounds = soundsOf(search);
    if (sounds.length === 0) return [];
    const known = [...frequency.keys()];
    const typed = sounds.map((sound) => typedWord(sound, known, rarity));
    const joined = sounds.join('');
    const meant = deeds.filter((deed) => wordsOf(search).some((word) => deed.sounds.has(soundOfWord(word))));
    const scores = new Map<string, number>();
    for (const one of phrases) {
      const score = Math.max(scoreOf(one, typed, rarity), joinedScore(one, joined)) * one.weight;
      if (score < LEAST * one.weight) continue;
      for (const [place, code] of one.codes.entries()) {
        const deed = meant.some(({ codes }) => codes.test(code)) ? DEED : 1;
        const total = score * (1 - place * STEP) * deed;
        if (total > (scores.get(code) ?? 0)) scores.set(code, total);
      }
    }
    const best = Math.max(0, ...scores.values());
    return [...scores]
      .filter(([, score]) => score >= best * NEAR_THE_BEST)
      .sort(([, one], [, other]) => other - one)
      .map(([code]) => code);
  };
}

/** A word that was typed: what it counts, and how well each known sound is what was meant, 1 for the same. */
interface Typed {
  readonly weight: number;
  readonly found: ReadonlyMap<string, number>;
}

function typedWord(sound: string, known: readonly string[], rarity: (sound: string) => number): Typed {
  const found = new Map<string, number>();
  let [best, likeliest] = [0, sound];
  for (const other of known) {
    const likeness = likenessOf(sound, other);
    if (likeness > 0) found.set(other, likeness);
    if (likeness > best) [best, likeliest] = [likeness, other];
  }
  // what no objective knows (a country, a town) says little of the business
  return { weight: rarity(likeliest) * (best === 0 ? UNKNOWN : 1), found };
}

function likenessOf(typed: string, known: string): number {
  if (typed === known) return 1;
  // while one types, and what Nepali adds at the end of a word
  if (typed.length >= 3 && known.startsWith(typed)) return 0.7 + 0.25 * (typed.length / known.length);
  if (known.length >= 4 && typed.startsWith(known)) return 0.6 + 0.3 * (known.length / typed.length);
  const most = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (most === 0) return 0;
  const distance = editDistance(typed, known, most);
  return distance > most ? 0 : 0.9 - 1.5 * (distance / Math.max(typed.length, known.length));
}

/** The part of what was typed that the phrase says, and a little of the part of the phrase that was typed. */
function scoreOf({ sounds }: Phrase, typed: readonly Typed[], rarity: (sound: string) => number): number {
  let [said, asked, met] = [0, 0, 0];
  for (const { weight, found } of typed) {
    let [best, which] = [0, ''];
    for (const one of sounds) {
      const likeness = found.get(one) ?? 0;
      if (likeness > best) [best, which] = [likeness, one];
    }
    asked += weight;
    said += best * weight;
    if (best > 0) met += rarity(which);
  }
  if (said === 0) return 0;
  const whole = sounds.reduce((sum, sound) => sum + rarity(sound), 0);
  return (said / asked) * (0.6 + 0.4 * Math.min(1, met / whole));
}

function joinedScore({ sounds, joined }: Phrase, typed: string): number {
  if (sounds.length > 3 || typed.length < 4) return 0;
  const most = Math.floor(Math.max(joined.length, typed.length) / 5);
  const distance = editDistance(joined, typed, most);
  return distance > most ? 0 : 0.97 - distance / Math.max(joined.length, typed.length);
}
