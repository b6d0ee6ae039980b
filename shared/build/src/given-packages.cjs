/** The stateful ones: a second copy breaks contexts, styles or hooks in ways that only show at run time. */
const GIVEN_PACKAGES = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'i18next',
  'react-i18next',
  'antd',
  'zod',
];
/** Folders of `shared/` that remotes take from the shell. */
const GIVEN_WORKSPACES = ['ui', 'runtime', 'gateway-client'];
/**
 * Single files of other workspaces that remotes take from the shell: the rows `ofFile` of shared-modules, from the
 * root.
 */
const GIVEN_FILES = ['shared/domain/src/messages/validation.ts'];

/**
 * What pages import of `shared/ui`: lists of names, each taken from one of the parts that the shell gives. They are
 * read with a remote; nothing of them is left in it.
 */
const ENTRY_POINTS = ['antd', 'components', 'filing', 'review'].map((name) => ({
  request: `@registrar/ui/${name}`,
  file: `shared/ui/src/${name}.ts`,
}));

module.exports = { ENTRY_POINTS, GIVEN_FILES, GIVEN_PACKAGES, GIVEN_WORKSPACES };
