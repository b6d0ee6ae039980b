import TestSequencer from '@jest/test-sequencer';

/**
 * The files that take longest, by what a whole run says at its end. Where nothing is known of earlier runs the runner
 * orders by size; a short file that waits for processes to be killed or to fall silent would then be the last one, with
 * one worker idle beside it.
 */
const LONGEST = ['behind-nginx', 'killed-while-rendering', 'killed-while-approving', 'backup-drill', 'every-call', 'killed-while-submitting', 'money', 'backup', 'name-rush'].map((name) => `/${name}.test.ts`);

const rank = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
