import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const requireHere = createRequire(import.meta.url);

const weights = [
  { weight: 400, source: '400Regular/Mukta_400Regular.ttf' },
  { weight: 600, source: '600SemiBold/Mukta_600SemiBold.ttf' },
];

/**
 * Two files a weight, so that a page in English never downloads Devanagari. The joiners and the dotted circle
 * travel with Devanagari: a conjunct that is split between two files would be drawn with a visible halant.
 */
const scripts = [
  {
    name: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2010, 0x2015],
      [0x2018, 0x201f],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2032, 0x2033],
      [0x20b9, 0x20b9],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'devanagari',
    ranges: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x25cc, 0x25cc],
    ],
  },
];

/**
 * Writes Mukta as woff2 files and a `fonts.css` into a folder. Layout features are kept whole, because Nepali
 * conjuncts are features; hinting is dropped, because it is a third of the bytes and screens no longer use it.
 *
 * The result depends only on the font package and on this file. When the folder already holds it, nothing is done.
 *
 * @param {string} outDir
 * @returns {Promise<{ css: string, files: string[], built: boolean }>} absolute paths
 */
export async function buildFonts(outDir) {
  const source = path.dirname(requireHere.resolve('@expo-google-fonts/mukta/package.json'));
  const key = await fingerprint(source);
  const css = path.join(outDir, 'fonts.css');
  const names = weights.flatMap(({ weight }) => scripts.map((script) => fileName(script, weight)));
  const result = { css, files: names.map((name) => path.join(outDir, name)) };
  if ((await readFile(path.join(outDir, 'fonts.key'), 'utf8').catch(() => '')) === key)
    return { ...result, built: false };

  const { default: subsetFont } = await import('subset-font');
  await mkdir(outDir, { recursive: true });
  for (const { weight, source: file } of weights) {
    const font = await readFile(path.join(source, file));
    for (const script of scripts) {
      const subset = await subsetFont(font, charactersOf(script), { targetFormat: 'woff2', noHinting: true });
      await writeFile(path.join(outDir, fileName(script, weight)), subset);
    }
  }
  await writeFile(path.join(outDir, 'LICENSE.txt'), await readFile(path.join(source, 'LICENSE_FONT')));
  await writeFile(css, weights.flatMap(({ weight }) => scripts.map((script) => fontFace(script, weight))).join('\n'));
  // Last, so that a build that was interrupted is done again.
  await writeFile(path.join(outDir, 'fonts.key'), key);
  return { ...result, built: true };
}

async function fingerprint(source) {
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), path.join(source, 'package.json')])
    hash.update(await readFile(file));
  return hash.digest('hex');
}

const fileName = (script, weight) => `mukta-${script.name}-${weight}.woff2`;

const charactersOf = ({ ranges }) =>
  ranges
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join(''),
    )
    .join('');

const hexRange = ([first, last]) =>
  first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`;

const fontFace = (script, weight) => `@font-face {
  font-family: Mukta;
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./${fileName(script, weight)}') format('woff2');
  unicode-range: ${script.ranges.map(hexRange).join(', ').toUpperCase()};
}
`;
