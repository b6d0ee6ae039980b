import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));
// packed for teams with repositories of their own, this package holds JavaScript
const ending = import.meta.url.includes('/node_modules/') ? 'js' : 'ts';

const { resolve } = createRequire(import.meta.url);

export const swc = (moduleType, lazy = []) => [
  resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      // Node wants to read that an import is JSON; without this the words would be dropped.
      experimental: { keepImportAttributes: true },
    },
    module: { type: moduleType, lazy },
  },
];

/** The entry points of `@registrar/ui` that only name what is in its parts. */
const LISTS = ['antd', 'components', 'filing', 'review'];

/** What the entry points are made of: a test runs what it names of them, as a page does, not all of them. */
const parts = () =>
  LISTS.flatMap((name) =>
    [...readFileSync(resolve(`@registrar/ui/${name}`), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, part]) => part),
  );

/** The Jest project of everything that draws: screens on jsdom. */
export const domProject = (options = {}) => ({
  displayName: 'dom',
  testEnvironment: beside('jest-dom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    [`/ui/src/(?:${LISTS.join('|')})\\.[jt]s$`]: swc('commonjs', [...new Set(parts())]),
    '^.+\\.[mc]?[tj]sx?$': swc('commonjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(@registrar|@stomp|altcha|altcha-lib)/)'],
  moduleNameMapper: {
    '\\.(css|svg|woff2?|ttf|webm|webp|vtt)$|LICENSE_FONT$': beside('asset-stub.cjs'),
    '^\\.{1,2}(/hooks)?/useStyleRegister$': beside('no-style-rules.cjs'),
    // The sources name the ES modules, one component at a time; Jest reads the same files in CommonJS.
    '^(antd|@ant-design/icons)/es/(.*)$': '$1/lib/$2',
  },
  setupFilesAfterEnv: [beside(`jest-dom-setup.${ending}`)],
  ...options,
});
