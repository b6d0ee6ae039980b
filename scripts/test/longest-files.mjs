import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../portal/paths.mjs';

const FILE = join(ROOT, 'test-times.json');

/**
 * Seconds by test file, written by `npm run test:times`.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const TIMES = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** What holds for every call, every role and all money is decided in each run, however long it takes. */
const ALWAYS = [
  'gateway/src/money/money.test.ts',
  'gateway/test/anothers-object.test.ts',
  'gateway/test/every-call.test.ts',
  'gateway/test/registered-over-http.test.ts',
  'gateway/test/second-office.test.ts',
];

const ofTheGateway = (file) => /^(gateway|comparisons)\//.test(file);

/**
 * Files of the gateway that take longest, up to that share of all its known time, the longest first. A share and not a
 * number of seconds, so that a slow machine moves none of them.
 *
 * @param {number} share
 * @param {readonly string[]} without files that run elsewhere
 * @param {Readonly<Record<string, number>>} times
 * @returns {string[]}
 */
export function longestFiles(share, without, times = TIMES) {
  const known = Object.entries(times)
    .filter(([file]) => ofTheGateway(file) && !without.includes(file) && existsSync(join(ROOT, file)))
    .sort(([one, seconds], [other, others]) => others - seconds || one.localeCompare(other));
  let left = share * known.reduce((sum, [, seconds]) => sum + seconds, 0);
  return known
    .filter(([file]) => !ALWAYS.includes(file))
    .filter(([, seconds]) => {
      const fits = left > 0;
      left -= seconds;
      return fits;
    })
    .map(([file]) => file);
}
