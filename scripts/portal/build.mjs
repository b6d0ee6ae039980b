import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distOf, ROOT, workspaces } from './paths.mjs';
import { Refusal, step } from './say.mjs';

const BUILDER = fileURLToPath(new URL('./build-workspace.mjs', import.meta.url));
/** More than two webpack processes gain nothing on two cores and cost a gigabyte each. */
const AT_ONCE = 2;

export const serverNames = () => ['gateway', 'host', 'sandbox'].filter((name) => existsSync(join(ROOT, name, 'src', 'main.ts')));
export const browserNames = () => [...(workspaces.inRepository ? ['shell'] : []), ...workspaces.remoteNames()];

function isBuilt(name, hash) {
  const stamp = join(distOf(name), '.built');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Builds the named workspaces whose sources changed since their last build; answers with their names. */
export async function buildWhatChanged(names = [...browserNames(), ...serverNames()]) {
  const hashes = workspaces.sourceHashes(names);
  const stale = names.filter((name) => !isBuilt(name, hashes.get(name)));
  if (stale.length === 0) return [];
  await step(`निर्माण गर्दै: ${stale.join(', ')}`, 'Building', async () => {
    const waiting = [...stale];
    const worker = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await buildOne(name);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });
  return stale;
}

export function buildOne(name, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILDER, name], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const complaints = [];
    child.stderr.on('data', (chunk) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const text = Buffer.concat(complaints).toString().trim();
      if (code !== 0) reject(new Refusal(`${name} निर्माण हुन सकेन।`, `${name} could not be built:`, [text]));
      else {
        if (text !== '') console.warn(`\n${name}: ${text}`);
        resolve();
      }
    });
  });
}
