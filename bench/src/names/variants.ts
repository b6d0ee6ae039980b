import type { ComposedName } from '../gateway/composed-names';
import { sequence } from '../gateway/sequence';

export interface Variant {
  readonly kind: string;
  readonly asked: ComposedName;
  /** The registered name that has to be shown. */
  readonly meant: ComposedName;
}

type Change = (name: ComposedName, draw: (below: number) => number) => ComposedName;

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/v/g, 'b'],
  [/w/g, 'b'],
  [/sh/g, 's'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/aa/g, 'a'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ksh/g, 'x'],
  [/i/g, 'ee'],
  [/u/g, 'oo'],
];

const inHead = (name: ComposedName, change: (head: string) => string): ComposedName => {
  const [head = '', ...rest] = name.english.toLowerCase().split(/\s+/);
  return { english: [change(head), ...rest].join(' '), nepali: name.nepali };
};

/**
 * The ways in which people come too near: a slip of the finger, another spelling of a sound, another order, one script
 * only.
 */
const CHANGES: Readonly<Record<string, Change>> = {
  'letter dropped': (name, draw) => inHead(name, (head) => at(head, draw, (before, _letter, after) => before + after)),
  'letter added': (name, draw) =>
    inHead(name, (head) =>
      at(head, draw, (before, letter, after) => before + letter + ('aeioulnrst'[draw(10)] ?? 'a') + after),
    ),
  'letters swapped': (name, draw) =>
    inHead(name, (head) =>
      at(head, draw, (before, letter, after) => before + after.slice(0, 1) + letter + after.slice(1)),
    ),
  'sound spelt otherwise': (name, draw) =>
    inHead(name, (head) => {
      const fitting = SOUNDS.filter(([pattern]) => head.search(pattern) >= 0);
      const [pattern, spelling] = fitting[draw(fitting.length)] ?? [/$/, 'a'];
      return head.replace(pattern, spelling);
    }),
  'other order': ({ english, nepali }) => ({
    english: english.split(/\s+/).reverse().join(' '),
    nepali: nepali.split(/\s+/).reverse().join(' '),
  }),
  'legal form': ({ english, nepali }) => ({ english: `${english} Private Limited`, nepali: `${nepali} प्राइभेट लिमिटेड` }),
  'Nepali only': ({ nepali }) => ({ english: '', nepali }),
  'English only': ({ english }) => ({ english: english.toLowerCase(), nepali: '' }),
};

function at(
  word: string,
  draw: (below: number) => number,
  change: (before: string, letter: string, after: string) => string,
): string {
  const place = 1 + draw(Math.max(1, word.length - 2));
  return change(word.slice(0, place), word.charAt(place), word.slice(place + 1));
}

/** Slips are made in words long enough to be recognised after them; initials are names by themselves. */
const canSlip = ({ english }: ComposedName): boolean => /^[a-z]{6,}\s+\S/i.test(english);

export function variantsOf(names: readonly ComposedName[], count: number): Variant[] {
  const draw = sequence(88_801);
  const kinds = Object.entries(CHANGES);
  const variants: Variant[] = [];
  while (variants.length < count) {
    const meant = names[draw(names.length)];
    const [kind, change] = kinds[variants.length % kinds.length] ?? [];
    if (!meant || !kind || !change || !canSlip(meant)) continue;
    variants.push({ kind, asked: change(meant, draw), meant });
  }
  return variants;
}
