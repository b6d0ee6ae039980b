import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isReadByPeople, readGlossary, wordFinder, wordsGivenUpIn } from './lint-words.mjs';

const GLOSSARY = `
| Concept | Nepali | English | Act | Given up in Nepali | Given up in English | Right in |
|---|---|---|---|---|---|---|
| parent company | मुख्य कम्पनी | parent company | 2 | \`मूल कम्पनी\` | \`head company\` | |
| submit | पेश गर्ने | submit | | \`पेस\` | \`brought\`, \`hand in\` | \`brought up to date\` |
| session | लगइन | session | | \`सत्र\` | | \`सोह्र सत्र\`, \`gateway/data/nsic.json\` |
| authorisation | अख्तियारी | authorisation | | | \`mandate\` | |
| register | शेयरधनी दर्ता किताब | register of shareholders | 46 | | \`shareholders’ register\` | |
`;
const finder = wordFinder(readGlossary(GLOSSARY));
const found = (file: string, content: string) =>
  wordsGivenUpIn(file, content, finder).map(({ line, word, term }) => `${line}: ${word} → ${term}`);

test('a planted word is found in a catalogue, with its line and the term to write', () => {
  expect(found('shell/src/locales/ne.json', '{\n  "a": "ठीक छ",\n  "b": "मूल कम्पनीले सहमति दियो"\n}')).toEqual([
    '3: मूल कम्पनीले → मुख्य कम्पनी',
  ]);
  expect(found('shell/src/locales/en.json', '{\n  "brought": "A voucher was brought"\n}')).toEqual([
    '2: brought → submit',
  ]);
});

test('in a sentence of the domain, in both languages, and in a template', () => {
  expect(
    found(
      'shared/domain/src/reasons.ts',
      "export const reason = {\n  ne: 'कागजात पेस भयो',\n  en: 'It was brought',\n};",
    ),
  ).toEqual(['2: पेस → पेश गर्ने', '3: brought → submit']);
  expect(
    found('shared/domain/src/reasons.ts', 'export const why = (name: string) => `${name} has to hand in the form`;'),
  ).toEqual(['1: hand in → submit']);
  expect(found('shared/domain/src/names.ts', "export const rows = [['MANDATE', 'अख्तियारी', 'Mandates']];")).toEqual([
    '1: Mandates → authorisation',
  ]);
});

test('in a clause of a paper and in its template', () => {
  expect(
    found(
      'shared/domain/src/papers/clauses.ts',
      "const clause = {\n  text: { ne: 'लिखत कम्पनीमा पेस गर्नुपर्नेछ।', en: 'It shall be submitted.' },\n};",
    ),
  ).toEqual(['2: पेस → पेश गर्ने']);
  expect(found('gateway/src/papers/templates/paper.typ', '// brought here\n#text[The head company]')).toEqual([
    '2: head company → parent company',
  ]);
});

test('in a seeded datum, a caption and the title of a page', () => {
  expect(
    found('gateway/data/configuration.json', '[\n  { "reference": "What was brought", "nameNepali": "मूल कम्पनी" }\n]'),
  ).toEqual(['2: brought → submit', '2: मूल कम्पनी → मुख्य कम्पनी']);
  expect(
    found('shell/src/pages/manuals/videos/a.ne.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nनिवेदन पेस गर्नुहोस्।'),
  ).toEqual(['4: पेस → पेश गर्ने']);
  expect(
    found('mf-auth/routes.json', '{ "title": { "ne": "अख्तियारी", "en": "My mandates" }, "screenCodes": ["MANDATE"] }'),
  ).toEqual(['1: mandates → authorisation']);
});

test('whole words only: a name of the program, a comment, a longer word and an address are left alone', () => {
  const code =
    "import { brought } from './brought';\n// brought\nconst mandate = 'mandate';\nconst path = '/mandate';\nexport const text = { ne: 'सत्रौँ पेसा', en: 'Mandated, not brought_by' };";
  expect(found('gateway/src/a.ts', code)).toEqual([]);
  expect(
    found(
      'gateway/src/a.ts',
      'const found = sql`select brought from voucher`;\nconst step = /* sql */ `update brought set a = 1`;',
    ),
  ).toEqual([]);
});

test('a word is right in the phrase and in the place that the glossary names', () => {
  expect(found('gateway/src/a.ts', "log('The database was brought up to date');")).toEqual([]);
  expect(found('gateway/src/a.ts', "log('The paper was brought to the office');")).toHaveLength(1);
  expect(found('shared/domain/src/number-words.ts', "const words = 'पन्ध्र सोह्र सत्र अठार';")).toEqual([]);
  expect(found('gateway/data/nsic.json', '["शैक्षिक सत्र"]')).toEqual([]);
});

test('either apostrophe, any capitals, a line break between two words', () => {
  expect(found('shell/src/locales/en.json', '["Shareholders\'  Register"]')).toEqual([
    "1: Shareholders'  Register → register of shareholders",
  ]);
});

test('tests, generated files and delivered migrations are not read', () => {
  expect(
    [
      'gateway/src/a.test.ts',
      'shared/domain/src/testing/a.ts',
      'gateway/src/b.generated.ts',
      'gateway/src/migrations/0001-a.ts',
      'docs/a.md',
      'e2e/a.ts',
    ].filter(isReadByPeople),
  ).toEqual([]);
  expect(
    [
      'gateway/src/a.ts',
      'mf-new/src/page.tsx',
      'mf-new/routes.json',
      'gateway/data/new.json',
      'scripts/portal/greeting.mjs',
      'shell/src/pages/manuals/videos/a.vtt',
    ].filter((file) => !isReadByPeople(file)),
  ).toEqual([]);
});

test('the glossary of the register can be read, and no term of it uses what it gives up', () => {
  const rows = readGlossary(readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(60);
  const strict = wordFinder(rows);
  expect(
    rows.flatMap(({ nepali, english }) =>
      [nepali, english].flatMap((term) => strict.find(term, 'docs/glossary.md').map(({ word }) => `${term}: ${word}`)),
    ),
  ).toEqual([]);
  expect(
    rows.flatMap(({ variants }) => variants).filter((variant, index, all) => all.indexOf(variant) !== index),
  ).toEqual([]);
});
