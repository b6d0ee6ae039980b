/**
 * Bundles the programs of the bench: our own packages are TypeScript and go in, everybody else's are taken from
 * node_modules.
 */
import { join } from 'node:path';
import { ROOT, require } from './paths.mjs';

const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@registrar/') ? undefined : { path, external: true },
    );
  },
};

/** `programs`: name of each bundle and its file below the repository. Answers the folder they are in. */
export function bundleBench(programs) {
  // in the gateway's folder, where its packages are found in the versions that it has; its worker threads are loaded by
  // file, beside the program
  return bundle('gateway/.cache/bench', {
    ...programs,
    'pglite-worker': 'gateway/src/platform/database/pglite-worker.mjs',
    'pdf-worker': 'gateway/src/platform/pdf/pdf-worker.mjs',
    'file-worker': 'gateway/src/platform/files/file-worker.mjs',
  });
}

export const bundleAttack = () =>
  bundle('gateway/.cache/attack', { main: 'attack/src/main.ts', targets: 'attack/src/targets.ts' });

async function bundle(below, entries) {
  const folder = join(ROOT, below);
  await require('esbuild').build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(ROOT, file)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    loader: { '.typ': 'text' },
    plugins: [packagesOutside],
  });
  return folder;
}
