const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What the shared packages bring in is not asked for twice; these are used by name. */
const TOOLS = [
  '@registrar/build',
  '@registrar/dev-shell',
  '@registrar/gateway-client',
  '@registrar/testing',
  '@jest/globals',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  'react-dom',
  'i18next',
  'dayjs',
  'typescript',
];

const fileOf = (name, tarballs) => {
  const beginning = `${name.replace('@', '').replace('/', '-')}-`;
  return tarballs.find((file) => file.startsWith(beginning) && /^\d/.test(file.slice(beginning.length)));
};

/** From the folder of packages, or by version from the registry that they were published to. */
function sourcesOf(names, versions, tarballs) {
  return Object.fromEntries(
    names.map((name) => {
      const file = fileOf(name, tarballs);
      return [name, file === undefined ? versions[name] : `file:packages/${file}`];
    }),
  );
}

const README = ({ name, titleEn, path }) => `# ${name}

${titleEn}: a remote of the registrar portal. Its first page is \`${path}\`.

\`\`\`
npm install
npm run dev -- --against https://portal.example       # opens on http://localhost:8090
npm run check                                         # types, lint, tests, build
DEPLOY_TOKEN=… npm run release -- --to https://portal.example
DEPLOY_TOKEN=… npm run rollback -- --to https://portal.example
\`\`\`

What the portal gives and asks: the READMEs of the packages in \`node_modules/@registrar\`, and docs/own-repository.md of the portal.
`;

/** The files that the portal's repository has at its root, and a repository of its own needs in it. */
export function ownRepositoryFiles(asked, versions, { dependencies, tarballs }) {
  return {
    'package.json': json({
      name: asked.name,
      version: '1.0.0',
      private: true,
      description: `${asked.titleEn}.`,
      engines: { node: versions.node },
      scripts: {
        dev: 'registrar-remote dev',
        build: 'registrar-remote build',
        types: 'tsc --noEmit',
        lint: 'eslint --max-warnings 0 .',
        test: 'jest',
        check: 'registrar-remote check',
        release: 'registrar-remote release',
        rollback: 'registrar-remote rollback',
      },
      dependencies: sourcesOf(dependencies, versions, tarballs),
      devDependencies: sourcesOf(TOOLS, versions, tarballs),
    }),
    'tsconfig.json': json({ extends: '@registrar/build/tsconfig.json', include: ['src'] }),
    'eslint.config.mjs':
      "import { remoteLint } from '@registrar/build/eslint';\n\nexport default remoteLint({ root: import.meta.dirname });\n",
    'jest.config.mjs': "import { domProject } from '@registrar/testing/jest';\n\nexport default domProject();\n",
    '.gitignore': 'node_modules/\ndist/\n.cache/\ncoverage/\n',
    '.npmrc': 'save-exact=true\nignore-scripts=true\n',
    'README.md': README(asked),
  };
}
