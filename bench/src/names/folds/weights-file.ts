import type { SoundWeights } from '@registrar/domain/names/learning';

const WIDTH = 112;

/** The source of `shared/domain/src/names/sound-weights.ts`: the heaviest differences first. */
export function weightsFile({ start, bar, of }: SoundWeights): string {
  const lines: string[] = [];
  let line = '';
  for (const [name, weight] of Object.entries(of).toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))) {
    const entry = `${name}=${weight}`;
    if (`${line} ${entry}`.length > WIDTH) {
      lines.push(line);
      line = entry;
    } else line = line === '' ? entry : `${line} ${entry}`;
  }
  return `import type { SoundWeights } from './sound-differences';

/**
 * Learned by \`npm run bench:names -- --weights FILE\` from the pairs of words in the names of a real register, not
 * written by hand. Each figure is how much the difference before it speaks for two words: \`a>i\` is an a that Nepali
 * has as i, \`r>-\` an r that it leaves out, C any consonant, V any vowel; \`first\` and \`last\` are the ends of a word,
 * \`more\` is each consonant after the first that differs.
 */
const LEARNED = \`
${[...lines, line].join('\n')}
\`;

export const SOUND_WEIGHTS: SoundWeights = {
  start: ${start},
  bar: ${bar},
  of: Object.fromEntries(
    LEARNED.trim()
      .split(/\\s+/)
      .map((entry) => {
        const at = entry.indexOf('=');
        return [entry.slice(0, at), Number(entry.slice(at + 1))];
      }),
  ),
};
`;
}
