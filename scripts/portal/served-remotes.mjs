import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { distOf, require, ROOT, workspaces } from './paths.mjs';
import { fetchBuild, servedVersions } from './published-builds.mjs';
import { readMeta } from './publish.mjs';
import { Refusal, say, step } from './say.mjs';

const KIT = require.resolve('@registrar/testing/conformance/run');

/** Runs the kit on one build and one shell; answers what it says against the build, nothing when it conforms. */
function complaintOf(name, dist, shellDist) {
  return new Promise((resolve) => {
    const kit = spawn(
      process.execPath,
      [KIT, name, dist, shellDist, join(workspaces.folderOf(name), 'conformance.json')],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said = [];
    for (const stream of [kit.stdout, kit.stderr]) stream.on('data', (chunk) => said.push(chunk));
    kit.on('close', (code) => resolve(code === 0 ? undefined : Buffer.concat(said).toString().trim()));
  });
}

/**
 * Runs what a portal serves, file by file as it was published, on a new shell before that is live: the live versions
 * have to conform, of the ones before it is told, because nobody could go back to them.
 *
 * @param {string} portal
 * @param {string} [shellDist]
 * @param {string} [into] folder for what is fetched
 */
export async function checkRemotes(portal, shellDist = distOf('shell'), into) {
  const { gives = {} } = readMeta(shellDist);
  const broken = [];
  for (const { name, version, isLive } of await servedVersions(portal)) {
    const dist = await fetchBuild(portal, name, version, into);
    const complaint = await step(
      `${name} ${version} नयाँ शेलमा चलाउँदै`,
      `Running ${name} ${version}${isLive ? '' : ' (the one before)'} on the new shell`,
      async () => lackOf(dist, gives) ?? complaintOf(name, dist, shellDist),
    );
    if (complaint === undefined) continue;
    if (isLive) broken.push(`${name} ${version}: ${complaint}`);
    else say(`${name} ${version} मा फर्कन मिल्दैन।`, `Nobody can go back to ${name} ${version}: ${complaint}`);
  }
  if (broken.length > 0)
    throw new Refusal('यो शेलमा प्रत्यक्ष रिमोट चल्दैनन्।', 'Live remotes do not run on this shell:', broken);
}

/** What the build takes and the shell does not give: told by name, without a browser. */
function lackOf(dist, gives) {
  // read here, because a remote's own repository releases no shell and has no sources of the contract
  const { loadTypescript } = require('../../shared/build/src/load-typescript.cjs');
  const { missingExports, describeExport } = loadTypescript(join(ROOT, 'shared/contract/src/shell-exports.ts'));
  const lack = missingExports(readMeta(dist).takes, gives).map(describeExport);
  return lack.length === 0 ? undefined : `takes ${lack.join(', ')}, which the shell does not give`;
}
