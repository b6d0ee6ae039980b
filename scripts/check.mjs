/** `registrar-remote check` in a remote's folder: types, lint, tests, build and the conformance kit, as a release wants them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatChanged } from './portal/build.mjs';
import { ROOT, workspaces } from './portal/paths.mjs';
import { Refusal, run, say, step } from './portal/say.mjs';

const TOOLS = [
  ['प्रकार', 'Types', 'tsc', ['--noEmit']],
  ['लिन्ट', 'Lint', 'eslint', ['--max-warnings', '0', '.']],
  ['परीक्षण', 'Tests', 'jest', []],
];

function runTool(cwd, tool, parameters) {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', tool), parameters, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Refusal(`${tool} ले दोष भेट्टायो।`, `${tool} found a fault:`, [`${stdout}${stderr}`.trim()]);
}

await run(async () => {
  const name = workspaces.remoteIn(process.cwd());
  if (name === undefined) throw new Refusal('यो आदेश रिमोटको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote.');
  for (const [nepali, english, tool, parameters] of TOOLS) {
    await step(nepali, english, async () => runTool(workspaces.folderOf(name), tool, parameters));
  }
  await buildWhatChanged([name]);
  say(`${name} ठीक छ।`, `${name} is in order.`);
});
