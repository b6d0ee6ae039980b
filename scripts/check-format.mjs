/**
 * `npm run lint:format`: whether all code has Prettier's format. Prettier itself takes a minute of processor for it on
 * a fresh clone, oxfmt, which writes the same format, a second. What oxfmt would leave as it is counts as formatted;
 * the rest is asked of Prettier, whose word is the last: they break some unions of types at different places.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './portal/paths.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
/** What oxfmt does not read. */
const PRETTIER_ONLY = ['**/*.html'];

const listed = spawnSync(bin('oxfmt'), ['--config', 'prettier.config.mjs', '--list-different', '.'], {
  encoding: 'utf8',
});
if (listed.error || (listed.status !== 0 && listed.stdout === '')) {
  console.error(listed.error?.message ?? listed.stderr);
  process.exit(1);
}
const suspects = listed.stdout.split('\n').filter((line) => line !== '');
const { status } = spawnSync(
  bin('prettier'),
  ['--check', '--no-error-on-unmatched-pattern', '--log-level', 'warn', ...PRETTIER_ONLY, ...suspects],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
