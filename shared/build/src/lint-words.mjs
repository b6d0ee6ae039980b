import ts from 'typescript';

/** Endings that Nepali joins to a word: a given-up variant is found with them too. */
const POSTPOSITIONS =
  'हरू|हरु|को|का|की|कै|ले|लाई|मा|मै|बाट|सँग|द्वारा|देखि|सम्म|भन्दा|नै|सहित|बिना|अनुसार|बमोजिम|माथि|बीच|पछि|अघि|तर्फ|सम्बन्धी|वाला';

/**
 * @typedef {{ concept: string, nepali: string, english: string, variants: readonly string[], phrases: readonly
 * string[], places: readonly string[] }} Row
 */
/** @typedef {{ line: number, text: string }} Text */
/** @typedef {{ line: number, word: string, term: string }} Finding */

const spansOf = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span]) => span.normalize('NFC'));
const plain = (cell) => cell.replaceAll('`', '').trim();

/**
 * The rows of every table of the glossary that has seven columns: concept, Nepali, English, Act, given up in Nepali,
 * given up in English, right in.
 *
 * @returns {Row[]}
 */
export function readGlossary(markdown) {
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) return [];
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== 7 || /^\s*(Concept\b|-+\s*$)/.test(cells[0])) return [];
    const right = spansOf(cells[6]);
    return [
      {
        concept: plain(cells[0]),
        nepali: plain(cells[1]),
        english: plain(cells[2]),
        variants: [...spansOf(cells[4]), ...spansOf(cells[5])],
        phrases: right.filter((span) => !span.includes('/')),
        places: right.filter((span) => span.includes('/')),
      },
    ];
  });
}

const DEVANAGARI = /[\u0900-\u0963\u0970-\u097f]/;
const escaped = (text) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(/\s+/g, String.raw`\s+`);
const byLength = (one, other) => other.length - one.length;
const keyOf = (text) => text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Whole words only; a text that matches neither needs no closer look. */
function patternOf(variants) {
  const nepali = variants
    .filter((variant) => DEVANAGARI.test(variant))
    .sort(byLength)
    .map(escaped);
  const english = variants
    .filter((variant) => !DEVANAGARI.test(variant))
    .sort(byLength)
    .map(escaped);
  const parts = [
    ...(nepali.length > 0
      ? [
          `(?<![\\u0900-\\u0963\\u0970-\\u097f\\u200c\\u200d])(?<ne>${nepali.join('|')})(?:${POSTPOSITIONS})*(?![\\u0900-\\u0963\\u0970-\\u097f\\u200c\\u200d])`,
        ]
      : []),
    ...(english.length > 0 ? [`(?<![\\p{L}\\d_/.-])(?<en>${english.join('|')})(?:s|['’]s)?(?![\\p{L}\\d_/-])`] : []),
  ];
  return parts.length === 0 ? /(?!)/u : new RegExp(parts.join('|'), 'giu');
}

/**
 * What finds the variants of a glossary in texts.
 *
 * @param {readonly Row[]} rows
 */
export function wordFinder(rows) {
  const rowOf = new Map(rows.flatMap((row) => row.variants.map((variant) => [keyOf(variant), row])));
  const pattern = patternOf([...rowOf.keys()]);
  const rightOf = new Map(rows.map((row) => [row, row.phrases.length === 0 ? undefined : patternOf(row.phrases)]));

  /** Whether the place of the match lies inside a phrase in which the variant is right. */
  const isRight = (text, row, from, to) => {
    const right = rightOf.get(row);
    return (
      right !== undefined &&
      [...text.matchAll(right)].some(({ 0: phrase, index }) => index <= from && to <= index + phrase.length)
    );
  };

  return {
    mayMatch: (text) => text.normalize('NFC').search(pattern) >= 0,
    /** @returns {{ word: string, term: string }[]} */
    find(text, file) {
      const read = text.normalize('NFC');
      return [...read.matchAll(pattern)].flatMap(({ 0: word, index, groups }) => {
        const row = rowOf.get(keyOf(groups?.ne ?? groups?.en ?? ''));
        if (
          !row ||
          row.places.some((place) => file.startsWith(place)) ||
          isRight(read, row, index, index + word.length)
        )
          return [];
        return [{ word, term: DEVANAGARI.test(word) ? row.nepali : row.english }];
      });
    },
  };
}

/** A name of the program: DESK, MANDATE. */
const CODE = /^[A-Z\d_]+$/;

/** Values of a JSON file; its keys are names of the program. */
export function textsOfJson(source) {
  return [...source.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .filter(({ 0: token, index }) => !/^\s*:/.test(source.slice(index + token.length, index + token.length + 8)))
    .map(({ 0: token, index }) => ({ line: lineOf(source, index), text: String(JSON.parse(token)) }))
    .filter(({ text }) => !CODE.test(text));
}

const lineOf = (source, index) => source.slice(0, index).split('\n').length;

/** Captions, pages and templates of papers: line by line, without what is only markup. */
export function textsOfLines(source) {
  const bare = source.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/^\s*\/\/.*$/, '').replaceAll(/<[^>]*>/g, ' ') }));
}

/** SQL is read by a database. */
const isSql = (node, source) =>
  ts.isTaggedTemplateExpression(node.parent) ||
  /\/\*\s*sql\s*\*\/\s*$/.test(source.text.slice(0, node.getStart(source)));
const isModuleName = (node) =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isExternalModuleReference(node.parent);

/**
 * A string is read by people if it has several words or is Nepali, and a single word if it is named beside a Nepali
 * one.
 */
function isRead(node, text) {
  if (DEVANAGARI.test(text)) return true;
  if (!/\p{L}{2}/u.test(text)) return false;
  if (/\S\s+\S/.test(text)) return true;
  let besides = false;
  node.parent.parent?.forEachChild((one) =>
    one.forEachChild((leaf) => {
      besides ||= ts.isStringLiteralLike(leaf) && DEVANAGARI.test(leaf.text);
    }),
  );
  node.parent.forEachChild((leaf) => {
    besides ||= ts.isStringLiteralLike(leaf) && DEVANAGARI.test(leaf.text);
  });
  return besides && !/^[a-z][\w./:-]*$|^[A-Z\d_]+$/.test(text);
}

/** @returns {Text[]} */
export function textsOfCode(file, code) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const texts = [];
  const add = (node, text, below = 0) =>
    texts.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 + below, text });
  const visit = (node) => {
    if (ts.isStringLiteral(node)) {
      if (!isModuleName(node) && isRead(node, node.text)) add(node, node.text);
    } else if (ts.isNoSubstitutionTemplateLiteral(node)) {
      // Each line on its own, so that a finding in a long text names its line.
      if (!isSql(node, source) && isRead(node, node.text))
        node
          .getText(source)
          .slice(1, -1)
          .split('\n')
          .forEach((text, index) => add(node, text, index));
    } else if (ts.isTemplateExpression(node)) {
      if (!isSql(node, source)) {
        // The places of the values stay apart, so that no word is made of two.
        const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\uFFFC');
        if (isRead(node, text)) add(node, text);
      }
      node.templateSpans.forEach(({ expression }) => visit(expression));
    } else if (ts.isJsxText(node)) {
      if (node.text.trim() !== '') add(node, node.text);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return texts;
}

/** What a person could read of a file, by its kind. */
export function textsOf(file, content) {
  if (file.endsWith('.json')) return textsOfJson(content);
  if (/\.(ts|tsx|mjs)$/.test(file)) return textsOfCode(file, content);
  return textsOfLines(content);
}

const READ = [
  /^(?:shell|gateway|sandbox|host|mf-[^/]+|shared\/(?:domain|gateway-client|i18n|runtime|ui))\/src\/.*\.(?:ts|tsx|json|vtt|typ|html)$/,
  /^(?:shell|mf-[^/]+)\/routes\.json$/,
  /^gateway\/data\/.*\.json$/,
  /^scripts\/.*\.mjs$/,
];
const NOT_READ = [/\.test\.tsx?$/, /\.d\.ts$/, /\.generated\.ts$/, /\/testing\//];

/** Files that hold former words on purpose, and why. */
export const EXEMPT = {
  'gateway/data/former-place-names.json': 'the former spellings of places, by which people still search',
  'gateway/src/migrations/':
    'a delivered migration never changes, and one that rewords stored texts names the former wording',
};

export const isReadByPeople = (file) =>
  READ.some((pattern) => pattern.test(file)) &&
  !NOT_READ.some((pattern) => pattern.test(file)) &&
  !Object.keys(EXEMPT).some((place) => file.startsWith(place));

/**
 * Every given-up variant in a file.
 *
 * @returns {Finding[]}
 */
export function wordsGivenUpIn(file, content, finder) {
  if (!finder.mayMatch(content)) return [];
  return textsOf(file, content).flatMap(({ line, text }) =>
    finder.find(text, file).map((found) => ({ line, ...found })),
  );
}
