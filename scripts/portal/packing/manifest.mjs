import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { ROOT, require } from '../paths.mjs';
import { Refusal } from '../say.mjs';
import { packedFiles } from './transpile.mjs';

const { installedVersion, packageNameOf, sharedRanges } = require('../../shared/build/src/shared-modules.cjs');

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["']((?:@[\w.-]+\/)?[a-z][\w./-]*)["']/g;
const CODE = /\.[cm]?js$/;
const DECLARATION = /\.d\.ts$/;

/** Outside, a team's own tests and checks run with what is installed here for tests and tools only. */
const withTools = ({ dependencies, devDependencies }) => {
  const tools = Object.entries(devDependencies ?? {}).filter(([name]) => !name.startsWith('@types/'));
  return Object.fromEntries([...Object.entries(dependencies ?? {}), ...tools].sort(([a], [b]) => (a < b ? -1 : 1)));
};

export const readManifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Names of the packages that the packed files of a folder ask for. */
function askedFor(files) {
  const requests = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, request]) => request),
  );
  return [...new Set(requests.map(packageNameOf))].filter((name) => !isBuiltin(name)).sort();
}

/** `./src/x.ts` is packed as `./src/x.js` with its types beside it; everything else as it is. */
function exported(target) {
  if (!/\.tsx?$/.test(target)) return target;
  const path = target.replace(/\.tsx?$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/**
 * What the shell gives at run time is a peer within the range that the shell promises, so that there is one copy of it;
 * the rest is a dependency in the very version that it was tested with.
 */
function dependenciesOf(manifest, staged, { runsTools }) {
  const named = runsTools ? withTools(manifest) : (manifest.dependencies ?? {});
  const files = packedFiles(staged);
  const ran = askedFor(files.filter((file) => CODE.test(file)));
  const typed = askedFor(files.filter((file) => DECLARATION.test(file)));
  const given = sharedRanges();
  const dependencies = {};
  const peerDependencies = {};
  // a tool is named in a configuration, not imported
  const tools = runsTools ? Object.keys(named) : [];
  for (const name of [...new Set([...ran, ...typed, ...tools])].sort().filter((one) => one !== manifest.name)) {
    // the compiler may name the package that a type comes from behind the one that was imported
    const version = named[name] ?? (ran.includes(name) ? undefined : installedVersion(name, ROOT));
    if (version === undefined) {
      throw new Refusal(
        `${manifest.name} ले ${name} प्रयोग गर्छ तर dependencies मा छैन।`,
        `${manifest.name} imports ${name}, which is not among its dependencies.`,
      );
    }
    if (given[name] === undefined || name.startsWith('@registrar/')) dependencies[name] = version;
    else peerDependencies[name] = given[name];
  }
  return { dependencies, peerDependencies };
}

/** What every package says of itself. */
export const described = ({ name, version, description }) => ({
  name,
  version,
  description,
  license: 'UNLICENSED',
  engines: readManifest('.').engines,
});

/** The package.json of a packed library: of `staged`, whose files are written already. */
export function libraryManifest(folder, staged) {
  const manifest = readManifest(folder);
  const exports = Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([, target]) => target.startsWith('./src/') || target.startsWith('./conformance/'))
      .map(([key, target]) => [key, exported(target)]),
  );
  return {
    ...described(manifest),
    type: 'module',
    ...(manifest.sideEffects === undefined ? {} : { sideEffects: manifest.sideEffects }),
    exports,
    ...dependenciesOf(manifest, staged, { runsTools: folder === 'shared/testing' }),
  };
}

/** Its files lie as in the repository, so that the commands find the presets where they always find them. */
export function presetsManifest(folder) {
  const manifest = readManifest(folder);
  const below = (target) => `./${relative('.', join(folder, target))}`;
  return {
    ...described(manifest),
    bin: { 'registrar-remote': 'scripts/registrar-remote.mjs' },
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([key, target]) => [key, below(target)])),
    dependencies: withTools(manifest),
  };
}
