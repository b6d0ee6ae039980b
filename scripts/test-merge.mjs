/**
 * `npm run test:merge -- FILE…`: the end of a run out of what its shards left in `test-results/outcome-I-of-N.json`.
 */
import { readFileSync } from 'node:fs';
import { run } from './portal/say.mjs';
import { linesOf, merged } from './test/outcome.mjs';

await run(() => {
  const outcome = merged(process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  console.log(linesOf(outcome).join('\n'));
  if (outcome.parts.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
