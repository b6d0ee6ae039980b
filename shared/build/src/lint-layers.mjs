/**
 * Who may know whom (docs/architecture.md): every module of the repository and those it may import from. What is not
 * listed is forbidden. Remotes are added by their folder names, so a new one is bound by the same rule from its first
 * day.
 * @type {Record<string, string[]>}
 */
const MODULES = {
  'shared/contract': [],
  'shared/domain': [],
  'shared/gateway-client': ['shared/contract', 'shared/domain'],
  'shared/i18n': ['shared/contract', 'shared/domain'],
  'shared/runtime': ['shared/contract', 'shared/domain', 'shared/gateway-client', 'shared/i18n', 'shared/testing'],
  'shared/ui': ['shared/contract', 'shared/domain', 'shared/i18n', 'shared/runtime', 'shared/testing'],
  'shared/testing': [
    'shared/contract',
    'shared/domain',
    'shared/gateway-client',
    'shared/i18n',
    'shared/runtime',
    'shared/ui',
  ],
  'shared/build': ['shared/contract'],
  'shared/create-remote': ['shared/contract'],
  gateway: ['shared/domain', 'shared/contract'],
  host: ['shared/domain', 'shared/contract'],
  sandbox: ['shared/domain', 'shared/contract'],
  e2e: ['shared/contract', 'shared/domain', 'shared/i18n', 'shared/testing'],
};
/** Holds what one module states against what another one does, so it may read all of them; nobody may import it. */
const COMPARISONS = 'comparisons';
const SHELL = ['contract', 'domain', 'gateway-client', 'i18n', 'runtime', 'ui', 'testing', 'build'].map(
  (name) => `shared/${name}`,
);
const REMOTE = ['contract', 'domain', 'i18n', 'runtime', 'ui', 'testing'].map((name) => `shared/${name}`);

/**
 * The folders of the gateway, from the lowest up: each may import from those before it, none from one after it. Above
 * them lie the files at the root of `gateway/src`: the gateway and its commands.
 */
export const GATEWAY_LAYERS = [
  'locales',
  'migrations',
  'platform',
  'owners',
  'notifications',
  'accounts',
  'audit',
  'proposals',
  'lookups',
  'names',
  'uploads',
  'obligations',
  'peak',
  'dashboard-parts',
  'outside',
  'register',
  'followers',
  'open-data',
  'applications',
  'e-services',
  'documents',
  'papers',
  'gazette',
  'model-forms',
  'money',
  'requests',
  'configuration',
  'old-system',
  'proceedings',
  'company-locks',
  'company-orders',
  'heir-admissions',
  'institutions',
  'liquidators',
  'filings',
  'proceeding-orders',
  'forced-openings',
  'restorations',
  'requested-documents',
  'document-shares',
  'copies',
  'administration',
  'deadlines',
  'own-companies',
  'public-home',
  'profile',
  'dashboard',
  'demonstration',
  'backup',
];

/** The same within the filings. */
const FILINGS_LAYERS = ['facts', 'processes', 'engine', 'use-cases'];

/** And within the definitions of the domain. */
const DEFINITION_LAYERS = ['definition', 'questions', 'filings', 'tables'];

/** The same of the components; at the end what the shell lends, and the entry points. */
const UI_LAYERS = [
  'base',
  'register',
  'sections',
  'filings',
  'review',
  'parts',
  ...['index.ts', 'antd.ts', 'components.ts', 'filing.ts', 'review.ts'],
];

/**
 * @param {string} parent
 * @param {readonly string[]} layers from the lowest up
 * @param {string} decision
 * @returns {{ target: string, from: string[], message: string }[]}
 */
function layersOf(parent, layers, decision) {
  const folder = (/** @type {string} */ name) => `./${parent}/${name}`;
  return layers.slice(0, -1).map((name, index) => ({
    target: folder(name),
    from: layers.slice(index + 1).map(folder),
    message: `${parent}/${name} may not import from the layers above it: ${layers.slice(index + 1).join(', ')} (${decision}).`,
  }));
}

/**
 * Zones of `import-x/no-restricted-paths`.
 *
 * @param {readonly string[]} remotes
 */
export function zones(remotes) {
  /** @type {Record<string, string[]>} */
  const modules = { ...MODULES, shell: SHELL, ...Object.fromEntries(remotes.map((remote) => [remote, REMOTE])) };
  const names = Object.keys(modules);
  modules[COMPARISONS] = names;
  const between = Object.entries(modules)
    .map(([target, allowed]) => ({
      target: `./${target}`,
      from: [...names, COMPARISONS]
        .filter((from) => from !== target && !allowed.includes(from))
        .map((from) => `./${from}`),
      message: `${target} may import only from ${allowed.join(', ') || 'nothing'} (docs/architecture.md, "Who may know whom").`,
    }))
    // a zone that forbids nothing is refused by the rule
    .filter(({ from }) => from.length > 0);
  return between;
}

/** For the code of the gateway; a test may go through the layers above what it tests, as a caller does. */
export const gatewayZones = [
  ...layersOf('gateway/src', GATEWAY_LAYERS, 'docs/decisions/0201'),
  {
    target: './gateway/src/*/**',
    from: './gateway/src/*.ts',
    message:
      'The files at the root of gateway/src start the gateway and its commands; nothing in a folder may import them.',
  },
];

/** The same for the code of the filings. */
export const filingsZones = layersOf('gateway/src/filings', FILINGS_LAYERS, 'docs/decisions/0198');
export const domainProcessesZones = layersOf('shared/domain/src/processes', DEFINITION_LAYERS, 'docs/decisions/0199');

/** For the code of the components; their tests draw whole pages. */
export const uiZones = layersOf('shared/ui/src', UI_LAYERS, 'docs/decisions/0200');
