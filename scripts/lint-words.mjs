/** Fails where a text that people read uses a word the glossary has given up. `npm run lint` runs it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReadByPeople, readGlossary, wordFinder, wordsGivenUpIn } from '../shared/build/src/lint-words.mjs';
import { ROOT } from './portal/paths.mjs';

const GLOSSARY = 'docs/glossary.md';
const finder = wordFinder(readGlossary(readFileSync(join(ROOT, GLOSSARY), 'utf8')));

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : filesIn(path);
    return isReadByPeople(path) ? [path] : [];
  });

let found = 0;
for (const file of filesIn('')) {
  for (const { line, word, term } of wordsGivenUpIn(file, readFileSync(join(ROOT, file), 'utf8'), finder)) {
    found += 1;
    console.log(`${file}:${line}  “${word}”: write “${term}”`);
  }
}
if (found > 0) {
  console.log(`\n${found} ${found === 1 ? 'word' : 'words'} that ${GLOSSARY} has given up.`);
  process.exitCode = 1;
}
