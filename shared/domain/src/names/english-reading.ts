/**
 * How an English word is said, in the letters Nepali would be romanised with: lodge is loj, light is lait, queen is
 * kbin. Nepali writes loaned words by their sound, so the letters alone find only half of them. Order matters: a rule
 * sees what the ones above it left.
 */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^one$/, 'wan'], [/^once$/, 'wans'], [/^two$/, 'tu'], [/^eye(s?)$/, 'ai$1'], [/^high$/, 'hai'], [/^by$/, 'bai'], [/^my$/, 'mai'], [/^women$/, 'wimen'],
  [/^wr/, 'r'], [/^kn/, 'n'], [/^ps/, 's'], [/^wh/, 'w'], [/^x/, 'j'], [/^eu/, 'yu'],
  [/augh|ough/, 'o'], [/eigh/, 'e'], [/igh/, 'ai'], [/ight/, 'ait'],
  [/ssion|tion|sion|cian/, 'san'], [/cial|tial/, 'sal'], [/cious|tious/, 'sas'], [/ture$/, 'char'], [/tures$/, 'chars'], [/ous$/, 'as'],
  [/tch/, 'ch'], [/dge/, 'j'], [/que$/, 'k'], [/gue$/, 'g'], [/qu/, 'kw'], [/mb$/, 'm'], [/stl/, 'sl'],
  [/ag(e)(s?)$/, 'ej$2'], [/nge(r?s?)$/, 'nj$1'], [/rge(s?)$/, 'rj$1'], [/^ge(?=[on])/, 'je'], [/gy$/, 'ji'], [/gi(?=[cn][a-z])/, 'ji'],
  [/ice$/, 'ais'], [/ce(s?)$/, 's$1'], [/is(e|ing|er|ers)$/, 'aij$1'], [/iz(e|ing|er|ers)$/, 'aij$1'],
  [/([aeiou])s(?=[aeiouy])/, '$1j'],
  [/([bcdfghjklmnprstvwz])ie(s?)$/, '$1i$2'], [/ies$/, 'ij'],
  [/a([bcdfgjklmnpstvz])e(s?)$/, 'e$1$2'], [/i([bcdfgjklmnprstvz])e(s?)$/, 'ai$1$2'], [/o([bcdfgjklmnprstvz])e(s?)$/, 'o$1$2'], [/u([bcdfgjklmnprstvz])e(s?)$/, 'u$1$2'],
  [/a([bcdfgjklmnpstvz])ing$/, 'e$1ing'], [/i([bdfklmnptv])ing$/, 'ai$1ing'],
  [/([bcdfgkpt])le(s?)$/, '$1l$2'], [/ey(s?)$/, 'i$1'], [/ay/, 'e'], [/ai/, 'e'], [/ew/, 'yu'], [/ow/, 'o'], [/oa/, 'o'], [/oor/, 'or'], [/au|aw/, 'a'],
  [/([bcdfgjklmnprstvwz])e$/, '$1'], [/ed$/, 'd'], [/tre$/, 'tar'], [/sch/, 'sk'], [/ch(?=[ro])/, 'k'], [/ck/, 'k'],
];

/** Undefined where the letters already say it. */
export function spokenForm(word: string): string | undefined {
  const spoken = SPOKEN.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  return spoken === word ? undefined : spoken;
}
