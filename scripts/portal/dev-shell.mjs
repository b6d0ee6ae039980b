import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, require, workspaces } from './paths.mjs';
import { Refusal, step } from './say.mjs';

const BUILDER = fileURLToPath(new URL('./build-dev-shell.mjs', import.meta.url));

function build(folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILDER, folder], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    const complaints = [];
    child.stderr.on('data', (chunk) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal('शेल निर्माण हुन सकेन।', 'The shell could not be built:', [
            Buffer.concat(complaints).toString().trim(),
          ]),
        );
    });
  });
}

/**
 * The shell with React for development, without which no component is replaced in place; built where its sources
 * changed.
 */
export async function builtDevShell() {
  const folder = join(ROOT, '.cache/dev-shell');
  const stamp = join(ROOT, '.cache/dev-shell.built');
  const hash = workspaces.sourceHash('shell');
  if (existsSync(stamp) && existsSync(folder) && readFileSync(stamp, 'utf8') === hash) return folder;
  rmSync(stamp, { force: true });
  await step('विकासका लागि शेल निर्माण गर्दै', 'Building the shell for development', () => build(folder));
  writeFileSync(stamp, hash);
  return folder;
}

/** Here it is built, in a team's own repository it comes as a package; nothing where that is not installed. */
export async function devShellFolder() {
  if (workspaces.inRepository) return builtDevShell();
  try {
    return join(dirname(require.resolve('@registrar/dev-shell/package.json')), 'files');
  } catch {
    return undefined;
  }
}
