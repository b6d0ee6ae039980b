import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, workspaces } from './paths.mjs';
import { Refusal, step } from './say.mjs';
import { endWithThis } from './stopping.mjs';

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

const packagesOf = (file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {});

/**
 * The npm command that brings the packages into order; undefined where they are. What starting and building need are
 * the `dependencies` of the workspaces, what tests, checks and `npm run dev` need beside them the `devDependencies`.
 *
 * @param {string} root with a lock file
 * @param {{ tools: boolean }} wanted
 * @returns {string[] | undefined}
 */
export function installation(root, { tools }) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const locked = Object.entries(packagesOf(join(root, 'package-lock.json')))
    // those of other platforms do not count, nor what only a package of others asks for beside itself
    .filter(([path, { optional, devOptional, peer, link }]) => {
      return path.includes('node_modules/') && !optional && !devOptional && !peer && !link;
    });
  const isThere = ([path, { version }]) => installed[path]?.version === version;
  const startIsThere = locked.filter(([, { dev }]) => !dev).every(isThere);
  if (startIsThere && (!tools || locked.every(isThere))) return undefined;
  // a folder that had the tools keeps them
  const withTools = tools || Object.values(installed).some(({ dev }) => dev === true);
  const groups = [withTools ? '--include=dev' : '--omit=dev', '--omit=peer'];
  // `npm ci` begins with an empty folder; for the tools alone that would be the whole work twice
  return startIsThere ? ['install', '--no-save', ...groups] : ['ci', ...groups];
}

/** @param {{ tools?: boolean }} [wanted] `tools`: what tests, checks and development need as well */
export async function installIfNeeded({ tools = false } = {}) {
  // elsewhere the team installs for itself, or this command would not be there
  if (!workspaces.inRepository) return;
  const words = installation(ROOT, { tools });
  if (words === undefined) return;
  await step('आवश्यक प्याकेजहरू राख्दै', 'Installing packages', () => npm([...words, '--no-progress', '--loglevel=error']));
}

function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    endWithThis(child);
    const complaints = [];
    child.stderr.on('data', (chunk) => complaints.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal('प्याकेजहरू राख्न सकिएन।', `npm ${args[0]} failed:`, [Buffer.concat(complaints).toString().trim()]),
        );
    });
  });
}
