/**
 * `node shared/testing/conformance/run.mjs mf-auth`: checks the built output of one remote against the built shell.
 * Ends with 1 and a list when the remote does not keep its promises.
 */
import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KIT = join(ROOT, 'shared/testing/src/conformance');
const [name, dist = join(ROOT, name ?? '', 'dist'), shellDist = join(ROOT, 'shell/dist')] = process.argv.slice(2);

if (name === undefined) {
  console.error('Which remote? node shared/testing/conformance/run.mjs mf-auth [folder of its build] [folder of the built shell]');
  process.exit(2);
}

const bundle = async (file, options) => {
  const { outputFiles } = await build({ entryPoints: [join(KIT, file)], bundle: true, write: false, target: 'es2022', ...options });
  return outputFiles[0].text;
};

// Beside the kit, so that the packages it names are found.
const folder = mkdtempSync(join(ROOT, 'shared/testing/conformance/.run-'));
try {
  const pageScript = await bundle('in-page.ts', { format: 'iife', platform: 'browser' });
  const kit = join(folder, 'kit.mjs');
  writeFileSync(kit, await bundle('conformance.ts', { format: 'esm', platform: 'node', external: ['playwright-core', 'semver'] }));
  const { checkRemote } = await import(pathToFileURL(kit).href);
  const problems = await checkRemote({ name, dist: resolve(dist), shellDist: resolve(shellDist), pageScript });
  if (problems.length === 0) console.log(`${name} keeps the contract.`);
  else console.error(problems.map((problem) => `- ${problem}`).join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
