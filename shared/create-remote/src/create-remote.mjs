import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownRepositoryFiles } from './own-repository.mjs';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** Laid over the template where the remote has filings of its own; words are put together. */
const TEMPLATE_FILING = fileURLToPath(new URL('../template-filing', import.meta.url));
const WORDS = /^src.locales.\w+\.json$/;

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

/** Beside the portal they come with the other packages; in a repository of its own their files are named too. */
const BUNDLED_ALONG = ['@registrar/contract', '@registrar/i18n'];

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

/**
 * The pages of a filing: of whoever files, with an entry in the menu, and of the office. One row stands for a filing
 * and all its steps.
 */
function filingRoutes({ path, titleNe, titleEn }, { process, ne, en, screen, menuGroup }) {
  const own = { screenCodes: [screen], whitelisted: true };
  const office = { screenCodes: [`${screen}_APPROVAL`], whitelisted: false };
  const list = `${path}/list/:status`;
  const approval = `${path}-approval`;
  const menu = { group: menuGroup, order: 20, icon: 'list', target: `${path}/list/all` };
  return {
    routes: [
      { path: list, title: { ne: titleNe, en: titleEn }, ...own, menu },
      { path: `${path}/application/:id/:step?`, title: { ne, en }, ...own },
      {
        path: approval,
        title: { ne: `${titleNe}को स्वीकृति`, en: `Approval: ${titleEn}` },
        ...office,
        menu: { group: 'review', order: 38, icon: 'review' },
      },
      { path: `${path}/review/:id`, title: { ne: `${ne}को निर्णय`, en: `Decide: ${en}` }, ...office, parent: approval },
    ],
    filings: [{ of: process, own: `${path}/application/:id/:step?`, review: `${path}/review/:id` }],
  };
}

function withFiling(asked, filing) {
  const plain = routesOf(asked);
  if (filing === undefined) return plain;
  const { routes, filings } = filingRoutes(asked, filing);
  // the title is that of the filings; two entries of the menu of one name would be one too many
  const [first, ...others] = plain.routes;
  const offices = { ...first, title: { ne: `${asked.titleNe}: कार्यालय`, en: `${asked.titleEn}: offices` } };
  return { ...plain, routes: [offices, ...others, ...routes], filings };
}

const filingRows = (path) =>
  `| \`${path}/list/:status\` | what was filed for a company (\`?company=\`), in one status or \`all\` |
| \`${path}/application/:id/:step?\` | one filing for whoever files it |
| \`${path}-approval\` | the filings that an officer decides |
| \`${path}/review/:id\` | one of them |
`;

function insideFiles(asked, versions, filing) {
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
      dependencies: pick(
        DEPENDENCIES.filter((name) => !BUNDLED_ALONG.includes(name)),
        versions,
      ),
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
    'README.md': `# ${asked.name}\n\n${asked.titleEn}.\n\n| Address | Page |\n|---|---|\n| \`${asked.path}\` | the offices |\n| \`${asked.path}/company\` | a company by its number |\n${filing === undefined ? '' : filingRows(asked.path)}`,
  };
}

/**
 * Writes the folder of a new remote.
 *
 * @param {{ name: string, titleNe: string, titleEn: string, path: string }} asked
 * @param {string} folder where it is to be; must not exist
 * @param {Readonly<Record<string, string>>} versions of the packages it needs
 * @param {{ packages?: string, own: boolean, filing?: { process: string, prefix: string, ne: string, en: string,
 *   group: string, screen: string, menuGroup: string } }} place in a repository of its own, and the folder with the
 *   packed packages; the filing that the remote begins with
 * @returns {string[]} the files, relative to the folder
 */
export function createRemote(asked, folder, versions, { own, packages, filing }) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} exists and is not empty`);
  const replaced = (text, escape) =>
    text
      .replaceAll('__NAME__', asked.name)
      .replaceAll('__PATH__', asked.path)
      .replaceAll('__PROCESS__', filing?.process)
      .replaceAll('__PREFIX__', filing?.prefix)
      .replaceAll('__GROUP__', filing?.group)
      .replaceAll('__SCREEN__', filing?.screen)
      .replaceAll('__FILING_NE__', () => escape(filing?.ne))
      .replaceAll('__TITLE_NE__', () => escape(asked.titleNe))
      .replaceAll('__TITLE_EN__', () => escape(asked.titleEn));
  const files = new Map();
  for (const template of filing === undefined ? [TEMPLATE] : [TEMPLATE, TEMPLATE_FILING])
    for (const file of readdirSync(template, { recursive: true }).map(String)) {
      const source = join(template, file);
      if (!statSync(source).isFile()) continue;
      const text = replaced(readFileSync(source, 'utf8'), inJson);
      const under = WORDS.test(file) ? files.get(file) : undefined;
      files.set(file, under === undefined ? text : json({ ...JSON.parse(under), ...JSON.parse(text) }));
    }
  files.set('routes.json', json(withFiling(asked, filing)));
  const tarballs =
    packages === undefined
      ? []
      : readdirSync(packages).filter((file) => file.endsWith('.tgz') && !file.startsWith('registrar-create-remote-'));
  const rest = own
    ? ownRepositoryFiles(asked, versions, { dependencies: DEPENDENCIES, tarballs })
    : insideFiles(asked, versions, filing);
  for (const [file, content] of Object.entries(rest)) files.set(file, content);
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  if (tarballs.length > 0) mkdirSync(join(folder, 'packages'), { recursive: true });
  for (const file of tarballs) copyFileSync(join(packages, file), join(folder, 'packages', file));
  return [...files.keys()].sort();
}
