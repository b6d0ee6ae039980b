import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workspaces } from './paths.mjs';
import { Refusal, step } from './say.mjs';

const OLDEST_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  const wanted = OLDEST_NODE.join('.');
  throw new Refusal(
    `Node.js ${wanted} वा नयाँ संस्करण चाहिन्छ; यहाँ ${process.versions.node} छ।`,
    `Node.js ${wanted} or newer is needed; this is ${process.versions.node}.`,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Compares what the lock file asks for with what npm says it installed; packages of other platforms do not count. */
function isInstalled() {
  const written = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const installed = packagesOf(written);
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json')))
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && optional !== true && link !== true)
    .every(([path, { version }]) => installed[path]?.version === version);
}

export async function installIfNeeded() {
  // elsewhere the team installs for itself, or this command would not be there
  if (!workspaces.inRepository) return;
  if (isInstalled()) return;
  await step('आवश्यक प्याकेजहरू राख्दै', 'Installing packages', () => npm(['ci', '--no-progress', '--loglevel=error']));
}

function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });
    const complaints = [];
    child.stderr.on('data', (chunk) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal('प्याकेजहरू राख्न सकिएन।', `npm ${args[0]} failed:`, [Buffer.concat(complaints).toString().trim()]));
    });
  });
}
