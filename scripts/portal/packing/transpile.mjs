import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { require } from '../paths.mjs';

const TEST = /\.test\.tsx?$/;
const TYPESCRIPT = /\.tsx?$/;
const DECLARATION = /\.d\.ts$/;

export const isTest = (file) => TEST.test(file);

/** Files of a source folder that a package carries. */
export const packedFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => statSync(file).isFile() && !isTest(file))
    .sort();

/** The file that a relative import of a TypeScript source means. */
function meant(request, from) {
  const path = join(dirname(from), request);
  const file = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (file === undefined) throw new Error(`${from} imports ${request}, which is not there`);
  return file;
}

/**
 * Every module stays a module of its own, so that whoever takes one takes nothing else; imports name files, as Node
 * wants it.
 */
const separateModules = {
  name: 'separate-modules',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
      if (kind === 'entry-point') return undefined;
      if (!path.startsWith('.')) return { path, external: true };
      const file = relative(dirname(importer), meant(path, importer)).split(sep).join('/');
      return { path: (file.startsWith('.') ? file : `./${file}`).replace(TYPESCRIPT, '.js'), external: true };
    });
  },
};

/** Writes the sources of a folder as JavaScript into another one, and beside them what is none. */
export async function transpile(from, to) {
  const files = packedFiles(from);
  const modules = files.filter((file) => TYPESCRIPT.test(file) && !DECLARATION.test(file));
  for (const file of files.filter((one) => !TYPESCRIPT.test(one))) cpSync(file, join(to, relative(from, file)));
  await require('esbuild').build({
    entryPoints: modules.map((file) => ({ in: file, out: relative(from, file).slice(0, -extname(file).length) })),
    outdir: to,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [separateModules],
  });
}
