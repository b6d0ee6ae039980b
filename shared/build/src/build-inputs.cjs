const crypto = require('node:crypto');
const fs = require('node:fs');
const { isBuiltin } = require('node:module');
const path = require('node:path');
const { GIVEN_FILES, GIVEN_PACKAGES, GIVEN_WORKSPACES } = require('./given-packages.cjs');
const { lockedNames, lockedVersions, readLock } = require('./locked-packages.cjs');
const { readModules } = require('./module-graph.cjs');

const PRESET = 'shared/build/src';
const GIVEN = new Set([...GIVEN_PACKAGES, ...GIVEN_WORKSPACES.map((name) => `@registrar/${name}`)]);

/** @param {string} name */
const isShell = (name) => name === 'shell';
const nothing = () => false;
/** @param {string} name a package */
const isGiven = (name) => GIVEN.has(name);

/** @param {string} request `@scope/name/sub` or `name/sub` */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * Where the imports of a workspace begin: its own code, and the preset that builds it.
 *
 * @param {string} root
 * @param {string} name
 */
function entriesOf(root, name) {
  const provided = fs.readdirSync(path.join(root, PRESET, 'provided')).map((file) => `${PRESET}/provided/${file}`);
  const own = isShell(name)
    ? [
        'shell/src/main.ts',
        'shell/src/first-view/first-view.tsx',
        'shared/ui/fonts/build-fonts.mjs',
        `${PRESET}/shell-config.cjs`,
      ]
    : [`${name}/src/app.tsx`, `${PRESET}/remote-config.cjs`];
  return [...own, ...provided];
}

/** Files that are built in and imported nowhere. @param {string} name */
const besideImports = (name) => [
  `${name}/webpack.config.js`,
  `${name}/routes.json`,
  `${name}/outlines.json`,
  ...(isShell(name) ? ['shell/src/index.html'] : []),
];

/** The folder with the package.json that a file belongs to: `mf-auth`, `shared/ui`. @param {string} file */
const workspaceOf = (file) => file.split('/', file.startsWith('shared/') ? 2 : 1).join('/');

/**
 * Of a package.json what decides about a build. Who depends on what does not: that is in the lock file, for what is
 * reached.
 *
 * @param {string} root
 * @param {string} workspace
 * @param {boolean} withVersion
 */
function manifestOf(root, workspace, withVersion) {
  const { type, sideEffects, version } = JSON.parse(
    fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
  );
  return `${workspace} ${JSON.stringify({ type, sideEffects, ...(withVersion ? { version } : {}) })}`;
}

/**
 * What a workspace's build consists of: our files, our packages as far as their description counts, the locked versions
 * of everybody else's.
 *
 * @param {string} root
 * @param {string} name
 * @param {import('./module-graph.cjs').ModuleGraph} graph
 * @param {import('./locked-packages.cjs').Lock} lock
 */
function inputsIn(root, name, graph, lock) {
  const isOutside = isShell(name) ? nothing : isGiven;
  const files = new Set(besideImports(name).filter((file) => fs.existsSync(path.join(root, file))));
  /** @type {Map<string, { name: string, from: string }>} */
  const packages = new Map();
  const waiting = entriesOf(root, name);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const from = workspaceOf(file);
    for (const { request, file: to } of graph.get(file) ?? []) {
      const wanted = packageOf(request);
      if (isOutside(wanted) || (!isShell(name) && to !== undefined && GIVEN_FILES.includes(to))) continue;
      if (to !== undefined) waiting.push(to);
      else if (!isBuiltin(request)) packages.set(`${from} ${wanted}`, { name: wanted, from });
    }
  }
  const sorted = [...files].sort();
  // The shell offers our packages by their versions; a remote names ranges, which are in the preset.
  const manifests = [...new Set(sorted.map(workspaceOf))].map((workspace) =>
    manifestOf(root, workspace, isShell(name) || workspace === name),
  );
  return { files: sorted, manifests, packages: lockedVersions(lock, [...packages.values()], isOutside) };
}

/**
 * @param {string} root
 * @param {readonly string[]} names workspaces that are built for browsers
 */
function readInputs(root, names) {
  const real = fs.realpathSync(root);
  const lock = readLock(real);
  const given = names.some(isShell) ? [] : GIVEN_WORKSPACES.map((name) => `@registrar/${name}`);
  const graph = readModules({
    root: real,
    entries: [...new Set(names.flatMap((name) => entriesOf(real, name)))],
    outside: [...lockedNames(lock), ...given],
  });
  return new Map(names.map((name) => [name, inputsIn(real, name, graph, lock)]));
}

/**
 * One name for the content of each build, equal on every machine: it changes with what is bundled and with nothing
 * else.
 *
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {ReadonlyMap<string, string>}
 */
function bundleHashes(root, names) {
  return new Map([...readInputs(root, names)].map(([name, inputs]) => [name, hashOf(root, inputs)]));
}

/** @param {string} root @param {{ files: string[], manifests: string[], packages: string[] }} inputs */
function hashOf(root, { files, manifests, packages }) {
  const hash = crypto.createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  for (const line of [...manifests, ...packages]) hash.update(`${line}\0`);
  return hash.digest('hex').slice(0, 10);
}

module.exports = { readInputs, bundleHashes };
