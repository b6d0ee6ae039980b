import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LOOKED_FOR_EVERY_MS = 500;

/**
 * @param {number} pid @returns {{ name: string, parent: number } | undefined} undefined where the system has no /proc
 */
function processOf(pid) {
  try {
    const [, name, rest] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(rest) };
  } catch {
    return undefined;
  }
}

/** The shell that runs a script for npm, and npm above it; the latter sets its name. */
function launchers() {
  const parent = process.ppid;
  const above = processOf(parent)?.parent;
  const isNpm = above !== undefined && processOf(above)?.name.startsWith('npm') === true;
  return isNpm ? { parent, npm: above } : { parent };
}

/**
 * Calls back once npm is gone, if npm started this very script. npm passes SIGTERM on to the shell between them only,
 * which ends without passing it on; and an npm that was killed passes nothing on.
 *
 * @param {() => void} end
 */
export function onceNpmIsGone(end) {
  const isOurs = process.env.npm_lifecycle_script?.includes(basename(process.argv[1] ?? '')) === true;
  if (!isOurs) return;
  const { parent, npm } = launchers();
  const timer = setInterval(() => {
    const isThere = process.ppid === parent && (npm === undefined || processOf(parent)?.parent === npm);
    if (isThere) return;
    clearInterval(timer);
    end();
  }, LOOKED_FOR_EVERY_MS);
  timer.unref();
}
