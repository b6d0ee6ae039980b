import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { ROOT } from '../portal/paths.mjs';
import { TIMES } from './longest-files.mjs';

const seconds = ({ path }) => TIMES[relative(ROOT, path)] ?? 0;

/**
 * Begins with the files that take longest: a file that waits for processes would otherwise be the last one, with one
 * worker idle beside it. Files of no known time keep the order of the runner, which goes by their size.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => seconds(other) - seconds(one));
  }
}
