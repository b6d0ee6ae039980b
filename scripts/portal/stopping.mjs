import { onceNpmIsGone } from './launched-by-npm.mjs';
import { say } from './say.mjs';

/**
 * Stops everything once: on a signal, or when the npm that started this is gone.
 *
 * @param {() => Promise<void>} stop
 */
export function stopOnce(stop) {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    say('बन्द गर्दै…', 'Stopping…');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  onceNpmIsGone(once);
}

/**
 * A program that works for this one ends with it, whatever this one ends by.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWithThis(child) {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
