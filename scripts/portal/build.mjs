import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './builders.mjs';
import { builtOf, restoreBuild } from './kept-builds.mjs';
import { distOf, require, ROOT, workspaces } from './paths.mjs';
import { step } from './say.mjs';

export const serverNames = () =>
  ['gateway', 'host', 'sandbox'].filter((name) => existsSync(join(ROOT, name, 'src', 'main.ts')));
export const browserNames = () => [...(workspaces.inRepository ? ['shell'] : []), ...workspaces.remoteNames()];

export const allNames = () => [...browserNames(), ...serverNames()];

/** Builds the named workspaces whose sources changed since their last build; answers with their names. */
export async function buildWhatChanged(names = allNames()) {
  const hashes = workspaces.sourceHashes(names);
  const stale = names.filter((name) => builtOf(distOf(name)) !== hashes.get(name));
  const unbuilt = stale.filter((name) => !hashes.has(name) || !restoreBuild(name, hashes.get(name)));
  if (unbuilt.length > 0) await step(`निर्माण गर्दै: ${unbuilt.join(', ')}`, 'Building', () => buildAll(unbuilt));
  return stale;
}

const COMPRESSED = '.compressed';

/** What is built for others: the files that browsers fetch are compressed as far as it goes, once for each build. */
export async function compressForRelease(names) {
  const { compressBest } = require('../../shared/build/src/precompress-plugin.cjs');
  const isDone = (name) => existsSync(join(distOf(name), COMPRESSED));
  const waiting = names.filter((name) => browserNames().includes(name) && !isDone(name));
  if (waiting.length === 0) return;
  await step('फाइल सानो बनाउँदै', 'Compressing', async () => {
    for (const name of waiting) {
      await compressBest(distOf(name));
      writeFileSync(join(distOf(name), COMPRESSED), '');
    }
  });
}
