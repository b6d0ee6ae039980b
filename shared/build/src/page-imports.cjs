const path = require('node:path');
const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const esbuild = require('esbuild');

/**
 * @typedef {{ path?: string, index?: boolean, lazy?: () => Promise<unknown>, children?: readonly RouteRow[] }} RouteRow
 */

/**
 * Which modules the pages of a table of routes begin with. The table is run as it is, with what it imports left out:
 * its lazy functions themselves say what they fetch, however they are written.
 *
 * @param {string} file `routes.tsx`
 * @returns {Promise<Readonly<Record<string, readonly string[]>>>} by pattern, as in routes.json: paths without
 * extension
 */
async function pageImports(file) {
  /** @type {string[]} */
  const asked = [];
  const routes = await readTable(file, asked);
  /** @type {Record<string, readonly string[]>} */
  const pages = {};
  for (const { pattern, lazy } of leaves(routes, '')) {
    asked.length = 0;
    await lazy();
    for (const one of withoutOptional(pattern)) pages[one] = [...asked];
  }
  return pages;
}

/**
 * @param {string} file
 * @param {string[]} asked
 * @returns {Promise<readonly RouteRow[]>}
 */
async function readTable(file, asked) {
  const built = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    // becomes a require, which is answered below
    supported: { 'dynamic-import': false },
    plugins: [
      {
        name: 'pages-left-out',
        setup(build) {
          build.onResolve({ filter: /.*/ }, ({ kind, path: request, resolveDir }) => {
            if (kind === 'entry-point') return undefined;
            if (kind === 'dynamic-import') return { path: path.resolve(resolveDir, request), external: true };
            return request.startsWith('.') && !/\.(css|json)$/.test(request)
              ? undefined
              : { path: request, external: true };
          });
        },
      },
    ],
  });
  /** @type {{ exports: { routes?: readonly RouteRow[] } }} */
  const loaded = { exports: {} };
  /** @param {string} request */
  const requested = (request) => {
    if (path.isAbsolute(request)) asked.push(request.replace(/\.[jt]sx?$/, ''));
    return anything;
  };
  compileFunction(built.outputFiles[0]?.text ?? '', ['module', 'exports', 'require'], { filename: file })(
    loaded,
    loaded.exports,
    Object.assign(requested, createRequire(file)),
  );
  return loaded.exports.routes ?? [];
}

/**
 * Stands for whatever was left out: it may be called, drawn and looked into.
 *
 * @type {object}
 */
const anything = new Proxy(function leftOut() {}, {
  // neither a promise nor a module with a default of its own
  get: (_target, name) => (name === 'then' || name === '__esModule' || typeof name === 'symbol' ? undefined : anything),
  apply: () => anything,
});

/**
 * @param {readonly RouteRow[]} routes
 * @param {string} above
 * @returns {{ pattern: string, lazy: () => Promise<unknown> }[]}
 */
function leaves(routes, above) {
  return routes.flatMap(({ path: own = '', lazy, children = [] }) => {
    const pattern = own.startsWith('/') ? own : own === '' ? above : `${above}/${own}`;
    return [...(typeof lazy === 'function' && pattern !== '' ? [{ pattern, lazy }] : []), ...leaves(children, pattern)];
  });
}

/**
 * `/a/:b?` is `/a` and `/a/:b`.
 *
 * @param {string} pattern
 * @returns {string[]}
 */
function withoutOptional(pattern) {
  const optional = /\/[^/]+\?/.exec(pattern);
  if (optional === null) return [pattern];
  const kept = optional[0].slice(0, -1);
  return ['', kept].flatMap((part) =>
    withoutOptional(pattern.slice(0, optional.index) + part + pattern.slice(optional.index + optional[0].length)),
  );
}

module.exports = { pageImports };
