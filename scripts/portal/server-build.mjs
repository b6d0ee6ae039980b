import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { distOf, ROOT } from './paths.mjs';

/**
 * Native packages, those that find their own files by their place on disk, and those that only some installations load
 * stay outside the bundle.
 */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'pg-native',
  'pino',
  // asked for by `debug` where it happens to be installed: a build must not depend on that
  'supports-color',
];

/**
 * Worker threads are loaded by file, commands are run by hand, and a process beside main is started: each is an entry
 * of its own.
 */
const besideMain = (source) =>
  readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => /-(worker\.mjs|command\.ts|process\.ts)$/.test(file))
    .map((file) => ({ in: join(source, file), out: basename(file, extname(file)) }));

/**
 * A few files that start in a fraction of the time that hundreds of modules take.
 *
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBuild(name, outdir = distOf(name)) {
  const source = join(ROOT, name, 'src');
  return {
    entryPoints: [{ in: join(source, 'main.ts'), out: 'main' }, ...besideMain(source)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // The commands and the process have nearly all their code in common; written once it is a third of the bytes and of
    // the work.
    splitting: true,
    sourcemap: true,
    // A stack names file and line without them, and a process that reads the map keeps it whole in memory.
    sourcesContent: false,
    logLevel: 'warning',
    // The papers' templates travel inside the bundle.
    loader: { '.typ': 'text' },
    external: EXTERNAL,
    // Bundled CommonJS packages ask for `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  };
}
