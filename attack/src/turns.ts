import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Loaded before gateway and host. It looks each millisecond how long the main thread has been on a processor since the
 * look before: no task that ran in between took longer. A file that was taken away begins anew.
 */
export const LOOKOUT = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
const folder = process.env.ATTACK_TURNS;
if (folder && isMainThread) {
  const used = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const file = folder + '/' + basename(dirname(dirname(process.argv[1] ?? 'x/x/x'))) + '-' + process.pid;
  let [before, longest] = [used(), 0];
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1).unref();
  setInterval(() => {
    if (!existsSync(file)) longest = 0;
    writeFileSync(file, longest.toFixed(1));
  }, 200).unref();
}
`;
const PAUSE_MS = 600;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export async function beginTurns(folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await pause();
}

/** The longest turn of each process, in milliseconds of its main thread. */
export async function longestTurns(folder: string | undefined): Promise<string[]> {
  if (folder === undefined || !existsSync(folder)) return [];
  await pause();
  return readdirSync(folder).map(
    (name) => `${name.replace(/-\d+$/, '')}: no task over ${readFileSync(join(folder, name), 'utf8')} ms of the thread`,
  );
}
