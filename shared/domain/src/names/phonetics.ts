/**
 * The sound of a Latin spelling with everything folded that Nepali spelling leaves open: v, w and b; s, sh and chh; z
 * and j; ph and f; x and ksh; aspirates; long and short vowels; doubled letters. Order matters: a rule sees what the
 * ones above it left. One key space for both scripts: Devanagari comes here through its Latin form.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/chh/g, 's'],
  [/(?<=.)ti?on(?=s?$)/g, 'sn'],
  [/sion(?=s?$)/g, 'sn'],
  [/ksh|ks|xx?/g, 'ks'],
  [/ck/g, 'k'],
  [/sch/g, 'sc'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/(?<=n)ge$/g, 'j'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/(?<=[bcdfgjklmnprstvw])h/g, ''],
  [/[vw]/g, 'b'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/aa/g, 'a'],
  [/(?<=[ei])y/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/m(?=[pbm])/g, 'n'],
  [/nng/g, 'ng'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=..)a$/g, ''],
  [/y$/g, 'i'],
];

export function soundOf(latin: string): string {
  const plain = latin.normalize('NFKD').toLowerCase();
  return FOLDS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
}

/** The sound without its a's, which the two scripts write least alike; a first one stays. */
export function bareSound(sound: string): string {
  return sound.charAt(0) + sound.slice(1).replace(/a/g, '');
}

/** The consonants alone; a vowel at the beginning counts as one. A y is none: मे and म्या both write an English a. */
export function skeletonOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
}
