/**
 * `node shared/testing/conformance/run.mjs mf-auth [folder of its build] [folder of the built shell]
 * [conformance.json]`: checks the built output of one remote against a built shell. Ends with 1 and a list when the
 * remote does not keep its promises.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBuilds, linesOf } from './kit.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [
  name,
  dist = join(ROOT, name ?? '', 'dist'),
  shellDist = join(ROOT, 'shell/dist'),
  samples = join(ROOT, name ?? '', 'conformance.json'),
] = process.argv.slice(2);

if (name === undefined) {
  console.error(
    'Which remote? node shared/testing/conformance/run.mjs mf-auth [folder of its build] [folder of the built shell] [conformance.json]',
  );
  process.exit(2);
}

await checkBuilds([{ name, dist: resolve(dist), samples: resolve(samples) }], resolve(shellDist), (outcome) => {
  console[outcome.problems.length === 0 ? 'log' : 'error'](linesOf(outcome).join('\n'));
  if (outcome.problems.length > 0) process.exitCode = 1;
});
