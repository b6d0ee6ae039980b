import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, workspaces } from './paths.mjs';
import { Refusal, step } from './say.mjs';

const OUTSIDE = {
  types: [['tsc', ['--noEmit']]],
  lint: [['eslint', ['--max-warnings', '0', '.']]],
  tests: [['jest', []]],
};
/** In the repository the tools are set up at its root, and read there which folder is meant. */
const inside = (name) => ({
  types: [['tsc', ['--noEmit', '-p', join(name, 'tsconfig.json')]]],
  // they share the rules that outside are all in ESLint
  lint: [
    ['oxlint', [name]],
    ['eslint', ['--max-warnings', '0', name]],
  ],
  tests: [['jest', [`${name}/`, '--selectProjects', 'dom']]],
});
const SAID = { types: ['प्रकार', 'Types'], lint: ['लिन्ट', 'Lint'], tests: ['परीक्षण', 'Tests'] };

function runTool(cwd, [tool, parameters]) {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules', '.bin', tool), parameters, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Refusal(`${tool} ले दोष भेट्टायो।`, `${tool} found a fault:`, [`${stdout}${stderr}`.trim()]);
}

/**
 * What the code of a remote must pass before it is built for others.
 *
 * @param {string} name
 * @param {readonly ('types' | 'lint' | 'tests')[]} checks
 */
export async function checkCode(name, checks) {
  const tools = workspaces.inRepository ? inside(name) : OUTSIDE;
  const cwd = workspaces.inRepository ? ROOT : workspaces.folderOf(name);
  for (const check of checks)
    await step(`${name}: ${SAID[check][0]}`, `${name}: ${SAID[check][1]}`, async () => {
      for (const tool of tools[check]) runTool(cwd, tool);
    });
}
