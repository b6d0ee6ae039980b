const path = require('node:path');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const semver = require('semver');

/**
 * Packages the shell provides to every remote. Adding a row is a contract change.
 *
 * Subpaths are listed one by one: a prefix key such as `react/` takes the installed version as its range instead of
 * ours. `lazy` rows are not part of the first load: they are fetched when the first page asks for them. Of a `part`
 * the shell gives only the names listed in `provided/`. A row `ofFile` is also imported inside its own package, by a
 * relative path: it is taken from the shell whichever way it is named. So are the parts of `shared/ui`, each of them
 * one download: pages import an entry point (`ENTRY_POINTS`), which names the part that each of its names is in.
 *
 * @type {Readonly<Record<string, { readonly range: string, readonly lazy?: true, readonly part?: string,
 *   readonly ofFile?: true }>>}
 */
const SHARED = {
  react: { range: '^19.0.0' },
  'react/jsx-runtime': { range: '^19.0.0' },
  'react-dom': { range: '^19.0.0' },
  'react-dom/client': { range: '^19.0.0' },
  'react-router-dom': { range: '^7.0.0', part: 'provided/react-router-dom.js' },
  '@tanstack/react-query': { range: '^5.0.0' },
  'react-i18next': { range: '^17.0.0' },
  i18next: { range: '^26.0.0' },
  dayjs: { range: '^1.11.0' },
  zod: { range: '^4.0.0', part: 'provided/zod.js' },
  '@registrar/domain/messages/validation': { range: '^4.0.0', ofFile: true },
  '@registrar/runtime': { range: '^1.0.0' },
  '@registrar/ui': { range: '^2.0.0' },
  '@registrar/ui/parts/choices': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/company': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/data': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/filing-basics': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/filing-pages': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/filing-review': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/names': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/overlays': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/payable': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/review': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/second-factor': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/sections': { range: '^2.0.0', lazy: true, ofFile: true },
  '@registrar/ui/parts/typing': { range: '^2.0.0', lazy: true, ofFile: true },
};

/** @param {string} request @returns {string | undefined} */
function providedPart(request) {
  const part = SHARED[request]?.part;
  return part === undefined ? undefined : path.join(__dirname, part);
}

/** @param {string} request `@scope/name/sub` or `name/sub` */
function packageNameOf(request) {
  const parts = request.split('/');
  return request.startsWith('@') ? `${parts[0]}/${parts[1]}` : /** @type {string} */ (parts[0]);
}

/**
 * Version of a package as seen from a folder. Walks up the folders instead of `require.resolve('x/package.json')`,
 * which packages with an `exports` map refuse.
 *
 * @param {string} packageName
 * @param {string} fromDir
 * @returns {string | undefined}
 */
function installedVersion(packageName, fromDir) {
  const searched = createRequire(path.join(fromDir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of searched) {
    const file = path.join(folder, packageName, 'package.json');
    if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')).version;
  }
  return undefined;
}

/**
 * A remote is compiled against what is installed, but runs on what the shell provides: outside the promised range the
 * two may differ in meaning, so the build stops here rather than in somebody's browser.
 *
 * @param {string} dir
 * @param {(packageName: string, fromDir: string) => string | undefined} [versionOf]
 * @returns {string[]} what is wrong; empty when every installed version is within its range
 */
function rangeProblems(dir, versionOf = installedVersion) {
  /** @type {string[]} */
  const problems = [];
  for (const [request, { range }] of Object.entries(SHARED)) {
    const version = versionOf(packageNameOf(request), dir);
    if (version === undefined) problems.push(`${request} is shared as ${range} but not installed`);
    else if (!semver.satisfies(version, range))
      problems.push(`${request} is shared as ${range} but ${version} is installed`);
  }
  return problems;
}

/** @param {string} dir */
function assertRanges(dir) {
  const problems = rangeProblems(dir);
  if (problems.length > 0)
    throw new Error(`Shared packages outside their range in ${dir}:\n  ${problems.join('\n  ')}`);
}

/** @param {string} request @param {string} fromDir */
const fileOf = (request, fromDir) => createRequire(path.join(fromDir, 'package.json')).resolve(request);

/**
 * The files of the rows `ofFile`: none of them may be part of a remote.
 *
 * @param {string} fromDir
 */
const givenFiles = (fromDir) =>
  Object.keys(SHARED)
    .filter((request) => SHARED[request]?.ofFile === true)
    .map((request) => fileOf(request, fromDir));

/**
 * What the shell gives. Eager: these packages belong to the first load anyway, and a separate chunk each costs a
 * request and a worse compression.
 *
 * @param {string} dir
 */
function sharedByShell(dir) {
  assertRanges(dir);
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, { range, lazy }]) => [
      providedPart(request) ?? request,
      {
        shareKey: request,
        singleton: true,
        strictVersion: true,
        requiredVersion: range,
        version: installedVersion(packageNameOf(request), dir),
        eager: lazy !== true,
      },
    ]),
  );
}

/**
 * What a remote takes: never a copy of its own (`import: false`).
 *
 * @param {string} dir
 */
function sharedByRemote(dir) {
  assertRanges(dir);
  return Object.fromEntries(
    Object.entries(SHARED).map(([request, { range, ofFile }]) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: range,
        import: /** @type {const} */ (false),
        ...(ofFile === true ? { request: fileOf(request, dir) } : {}),
      },
    ]),
  );
}

/**
 * What the range of a row stands for: the package, or, of a package that is not itself given, the one module that is.
 *
 * @param {string} request
 */
const rangedName = (request) => (packageNameOf(request) in SHARED ? packageNameOf(request) : request);

/** The ranges as the registry document carries them. */
function sharedRanges() {
  return Object.fromEntries(Object.entries(SHARED).map(([request, { range }]) => [rangedName(request), range]));
}

module.exports = {
  SHARED,
  providedPart,
  packageNameOf,
  rangedName,
  installedVersion,
  rangeProblems,
  givenFiles,
  sharedByShell,
  sharedByRemote,
  sharedRanges,
};
