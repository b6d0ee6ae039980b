import { build } from 'esbuild';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCES = join(HERE, '../src/conformance');

/** @param {string} name of a source, which is JavaScript already where the kit was installed as a package */
async function bundle(name, options) {
  const source = ['.ts', '.js'].map((ending) => join(SOURCES, `${name}${ending}`)).find(existsSync);
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text;
}

/**
 * Checks builds of remotes on a built shell, all in one browser.
 *
 * @param {readonly { name: string, dist: string, samples: string }[]} builds
 * @param {string} shellDist
 * @param {(outcome: { name: string, problems: readonly string[], addresses: number, seconds: number }) => void} told of
 *   each remote when it is done
 */
export async function checkBuilds(builds, shellDist, told) {
  // beside the kit, so that the packages it names are found
  const folder = mkdtempSync(join(HERE, '.run-'));
  try {
    const pageScript = await bundle('in-page', { format: 'iife', platform: 'browser' });
    const kit = join(folder, 'kit.mjs');
    writeFileSync(
      kit,
      await bundle('conformance', { format: 'esm', platform: 'node', external: ['playwright-core', 'semver', 'zod'] }),
    );
    const { checkRemotes } = await import(pathToFileURL(kit).href);
    return await checkRemotes(builds, { shellDist, pageScript }, told);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One line for a remote that holds everything, else one for each fault. */
export function linesOf({ name, problems, addresses, seconds }) {
  if (problems.length === 0) return [`${name} keeps the contract (${addresses} addresses, ${seconds.toFixed(0)} s).`];
  return [`${name} does not keep the contract:`, ...problems.map((problem) => `- ${problem}`)];
}
