const { remoteNames } = require('./workspaces.cjs');

/** Replaces the shell's federation by plain lazy imports of the same modules; used by the one-bundle build only. */
module.exports = function bundledTransport() {
  const imports = remoteNames().map((name) => `  '${name}': () => import('${name}/app'),`);
  return `
const apps = {
${imports.join('\n')}
};
export function createFederationTransport() {
  return {
    load: (name) => apps[name](),
    preload: async (name) => { await apps[name](); },
    unmetPackages: () => [],
  };
}
`;
};
