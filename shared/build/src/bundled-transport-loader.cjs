const { remoteNames } = require('./workspaces.cjs');

/** As in `shell/src/remotes/staged-parts.ts`. */
const COMMON_PARTS = ['choices', 'data', 'filing', 'overlays'].map((part) => `@registrar/ui/${part}`);

/** Replaces the shell's federation by plain lazy imports of the same modules; used by the one-bundle build only. */
module.exports = function bundledTransport() {
  const imports = remoteNames().map((name) => `  '${name}': () => import('${name}/app'),`);
  const parts = COMMON_PARTS.map((name) => `import('${name}')`).join(', ');
  return `
const apps = {
${imports.join('\n')}
};
export function createFederationTransport() {
  return {
    load: (name) => apps[name](),
    preload: async (name) => { await apps[name](); },
    commonParts: async ({ run }) => { if (run) await Promise.all([${parts}]); },
    unmetPackages: () => [],
  };
}
`;
};
