const { RuntimeModule } = require('webpack');
const { namesIn } = require('./provided-names-plugin.cjs');
const { providedPart, SHARED } = require('./shared-modules.cjs');
const { WHOLE } = require('./taken-names-plugin.cjs');

/** @typedef {Readonly<Record<string, readonly string[]>>} Names names by module */

/**
 * What the shell gives to remotes: every name that a shared module exports, as webpack found it in the very modules
 * that it lends, not as a list says. It stands in the shell's `meta.json`, where the host reads it, and in the shell's
 * runtime, where the loader compares it with what a remote takes (`shell/src/remotes/given-names.ts`).
 */
class GivenNamesPlugin {
  constructor() {
    /** @type {Names} */
    this.gives = {};
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('GivenNamesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('GivenNamesPlugin', () => {
        this.gives = givenBy(compilation);
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap('GivenNamesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new GivenNamesRuntimeModule(this.gives));
      });
    });
  }
}

class GivenNamesRuntimeModule extends RuntimeModule {
  /** @param {Names} gives */
  constructor(gives) {
    super('given names');
    this.gives = gives;
  }

  generate() {
    return `__webpack_require__.given = ${JSON.stringify(this.gives)};`;
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {Names}
 */
function givenBy({ modules, moduleGraph }) {
  /** @type {Record<string, readonly string[]>} */
  const given = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const request = Object.keys(SHARED).find((name) => module.libIdent({ context: '' })?.endsWith(`/default/${name}`));
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    if (request === undefined || dependency === undefined) continue;
    const lent = moduleGraph.getModule(dependency);
    const names = lent === null ? undefined : moduleGraph.getExportsInfo(lent).getProvidedExports();
    if (lent === null || !Array.isArray(names)) given[request] = [WHOLE];
    // whoever asks a CommonJS module for its default is given the whole
    else
      given[request] = [
        ...new Set([
          ...withMembers(request, names),
          ...(lent.buildMeta?.exportsType === 'namespace' ? [] : ['default']),
        ]),
      ].sort();
  }
  return Object.fromEntries(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @param {string} request
 * @param {readonly string[]} names
 */
function withMembers(request, names) {
  const part = providedPart(request);
  if (part === undefined) return names;
  return [
    ...names,
    ...[...namesIn(part)].filter((name) => names.includes(name.split('.')[0] ?? '') && name.includes('.')),
  ];
}

module.exports = { GivenNamesPlugin };
