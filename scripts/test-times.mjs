/**
 * `npm run test:times`: writes `test-times.json`, the seconds of each test file of the last run, by which Jest begins
 * with the longest. Files of less than a second are left out: their order saves nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';

const TIMES = join(ROOT, 'test-times.json');

await run(() => {
  const file = join(ROOT, 'test-results', 'outcome.json');
  if (!existsSync(file)) throw new Refusal('पहिले npm test चलाउनुहोस्।', 'Run npm test first.');
  const known = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
  const { parts } = JSON.parse(readFileSync(file, 'utf8'));
  const seen = parts.flatMap(({ files = [] }) => files).map(({ name, seconds }) => [name, Math.round(seconds)]);
  const times = Object.entries({ ...known, ...Object.fromEntries(seen) })
    .filter(([name, seconds]) => seconds > 0 && existsSync(join(ROOT, name)))
    .sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(TIMES, `${JSON.stringify(Object.fromEntries(times), null, 2)}\n`);
  say(`${times.length} फाइलको समय लेखियो।`, `Wrote the times of ${times.length} files.`);
});
