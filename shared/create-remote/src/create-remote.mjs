import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownRepositoryFiles } from './own-repository.mjs';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const inJson = (text) => JSON.stringify(text).slice(1, -1);

/** Taken from the shell, or bundled, by a remote of this template. */
const DEPENDENCIES = [
  '@registrar/contract',
  '@registrar/domain',
  '@registrar/i18n',
  '@registrar/runtime',
  '@registrar/ui',
  '@tanstack/react-query',
  'react',
  'react-i18next',
  'react-router-dom',
  'zod',
];

/**
 * The packages of the portal stand beside it and rise with every addition to them: of those, any version that is still
 * compatible.
 */
const besideIt = (name, version) => (name.startsWith('@registrar/') ? `^${version.split('.')[0]}.0.0` : version);

const pick = (names, versions) => Object.fromEntries(names.map((name) => [name, besideIt(name, versions[name])]));

/** The pages of the template are open to everybody: a screen code is a decision that the office takes for its roles. */
const routesOf = ({ name, path, titleNe, titleEn }) => ({
  remote: name,
  routes: [
    {
      path,
      title: { ne: titleNe, en: titleEn },
      auth: 'public',
      menu: { group: 'search', order: 880, icon: 'list' },
      prefetch: 'hover',
    },
    { path: `${path}/company`, title: { ne: 'कम्पनी खोज', en: 'Company search' }, auth: 'public', parent: path },
  ],
});

function insideFiles(asked, versions) {
  const scripts = Object.fromEntries(
    [
      ['dev', 'dev-remote'],
      ['release', 'release'],
      ['rollback', 'rollback'],
    ].map(([script, command]) => [script, `node ../scripts/${command}.mjs`]),
  );
  return {
    'package.json': json({
      name: asked.name,
      version: '1.0.0',
      private: true,
      description: `${asked.titleEn}.`,
      scripts,
      dependencies: pick(DEPENDENCIES, versions),
      devDependencies: pick(['@registrar/testing'], versions),
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', '@testing-library/jest-dom/jest-globals'],
      },
      include: ['src', '*.ts'],
    }),
    'README.md': `# ${asked.name}\n\n${asked.titleEn}.\n\n| Address | Page |\n|---|---|\n| \`${asked.path}\` | the offices |\n| \`${asked.path}/company\` | a company by its number |\n`,
  };
}

/**
 * Writes the folder of a new remote.
 *
 * @param {{ name: string, titleNe: string, titleEn: string, path: string }} asked
 * @param {string} folder where it is to be; must not exist
 * @param {Readonly<Record<string, string>>} versions of the packages it needs
 * @param {{ packages?: string, own: boolean }} place in a repository of its own, and the folder with the packed
 *   packages
 * @returns {string[]} the files, relative to the folder
 */
export function createRemote(asked, folder, versions, { own, packages }) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} exists and is not empty`);
  const replaced = (text, escape) =>
    text
      .replaceAll('__NAME__', asked.name)
      .replaceAll('__PATH__', asked.path)
      .replaceAll('__TITLE_NE__', () => escape(asked.titleNe))
      .replaceAll('__TITLE_EN__', () => escape(asked.titleEn));
  const files = new Map();
  for (const file of readdirSync(TEMPLATE, { recursive: true }).map(String)) {
    const source = join(TEMPLATE, file);
    if (statSync(source).isFile()) files.set(file, replaced(readFileSync(source, 'utf8'), inJson));
  }
  files.set('routes.json', json(routesOf(asked)));
  const tarballs =
    packages === undefined
      ? []
      : readdirSync(packages).filter((file) => file.endsWith('.tgz') && !file.startsWith('registrar-create-remote-'));
  const rest = own
    ? ownRepositoryFiles(asked, versions, { dependencies: DEPENDENCIES, tarballs })
    : insideFiles(asked, versions);
  for (const [file, content] of Object.entries(rest)) files.set(file, content);
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  if (tarballs.length > 0) mkdirSync(join(folder, 'packages'), { recursive: true });
  for (const file of tarballs) copyFileSync(join(packages, file), join(folder, 'packages', file));
  return [...files.keys()].sort();
}
