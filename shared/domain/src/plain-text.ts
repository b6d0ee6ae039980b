/**
 * What comes along with a pasted text and nobody sees: marks of direction, joiners of other programs, soft hyphens,
 * byte order marks, control characters. Tabs and line ends are seen; the two joiners of Devanagari are looked at below.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\t\n\r])\p{Cc}/gu;
/** Line ends of word processors and of other systems. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/** A joiner says how two letters of Devanagari meet; one anywhere else says nothing, and two say what one does. */
const SECOND_JOINER = /(?<=[\u200C\u200D])[\u200C\u200D]+/gu;
const STRAY_JOINER =
  /(?<!(?=\p{Script=Devanagari})[\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!(?=\p{Script=Devanagari})\p{L})/gu;
const BLANKS = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;
const HYPHENS = /[\u2010\u2011\uFE63\uFF0D]/g;
const DASHES = /[\u2012-\u2015\u2212\uFE58]/g;
/** ASCII in the width of Chinese letters, as the keyboards of East Asia write it. */
const WIDE = /[\uFF01-\uFF5E]/g;
const WIDE_OFFSET = 0xfee0;
const NEPALI_DIGITS = /[०-९]/g;
const NEPALI_ZERO = 0x0966;

/** What is in every text as it is in the plainest one: nothing to do, and most texts are like that. */
const PLAIN = /^[\t\n\r -~]*$/;

/**
 * A text without what one does not see in it: no invisible marks, every blank a plain one, every hyphen a plain one,
 * letters composed. What is read stays as it was, the dashes of a sentence too. Form and gateway apply it to every text
 * before they look at it, so that neither refuses what the other takes.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, '')
    .replace(SECOND_JOINER, '')
    .replace(STRAY_JOINER, '')
    .replace(BLANKS, ' ')
    .replace(HYPHENS, '-')
    .normalize('NFC');
}

/** The same of a name: a word processor makes dashes of the hyphens that are typed. */
export function plainName(text: string): string {
  return plainText(text).replace(DASHES, '-');
}

/**
 * The same of a number or a code, which is typed in either script: Latin digits and letters, nothing around it. The
 * signs between its parts stay.
 */
export function plainCode(text: string): string {
  return plainName(text)
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replace(NEPALI_DIGITS, (digit) => String(digit.charCodeAt(0) - NEPALI_ZERO))
    .trim();
}

/**
 * A number or a code as it is compared: its letters and digits alone. What stands between them, their script and their
 * case make no other number.
 */
export function comparedCode(text: string): string {
  return plainCode(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What is compared letter by letter as it was typed. Everything else that is secret is written in ASCII. */
const SECRET = /password/i;

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** Not a file, a day or anything else with ways of its own. */
function isContainer(value: unknown): value is Container {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Whatever was sent or filled in with every text in it plain, but for passwords; the same object where nothing is to be
 * done. Not recursive: what a body may hold can be nested a hundred thousand deep.
 */
export function plainTexts(input: unknown): unknown {
  return isPlain(input) ? input : plainCopy(input);
}

function isPlain(input: unknown): boolean {
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !PLAIN.test(value)) return false;
    if (isContainer(value)) for (const inner of Object.values(value)) waiting.push(inner);
  }
  return true;
}

function plainCopy(input: unknown): unknown {
  const root: unknown[] = [];
  // a list that grows while it is walked: keys keep their order
  const waiting: { value: unknown; key: string; put: (copy: unknown) => void }[] = [
    { value: input, key: '', put: (copy) => root.push(copy) },
  ];
  for (const { value, key, put } of waiting) {
    if (typeof value === 'string') put(SECRET.test(key) ? value : plainText(value));
    else if (Array.isArray(value)) {
      const copy: unknown[] = [];
      put(copy);
      for (const inner of value) waiting.push({ value: inner, key, put: (plain) => copy.push(plain) });
    } else if (isContainer(value)) {
      const copy: Record<string, unknown> = {};
      put(copy);
      for (const [name, inner] of Object.entries(value))
        waiting.push({ value: inner, key: name, put: (plain) => (copy[name] = plain) });
    } else put(value);
  }
  return root[0];
}

/** Whether a text holds anything that can be read: signs alone say nothing. */
export const SOMETHING_TO_READ = /[\p{L}\p{N}]/u;
