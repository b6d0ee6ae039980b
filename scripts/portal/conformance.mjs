import { join } from 'node:path';
import { buildWhatChanged } from './build.mjs';
import { distOf, workspaces } from './paths.mjs';

const samplesOf = (name) => join(workspaces.folderOf(name), 'conformance.json');

/**
 * Builds what changed of these remotes and the shell, checks them by the conformance kit and says the outcome of each
 * as it comes.
 */
export async function checkConformance(names) {
  await buildWhatChanged(['shell', ...names]);
  // its packages are there only after the installation
  const { checkBuilds, linesOf } = await import('../../shared/testing/conformance/kit.mjs');
  const builds = names.map((name) => ({ name, dist: distOf(name), samples: samplesOf(name) }));
  return checkBuilds(builds, distOf('shell'), (outcome) => console.log(linesOf(outcome).join('\n')));
}
