import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { addressConflicts } from '@registrar/contract/address-conflicts';
import { menuGroupNames } from '@registrar/contract/menu-vocabulary';
import { routesDocumentProblems } from '@registrar/contract/routes';
import { isStaff, roles, screensOf } from '@registrar/domain/permissions';
import { screenCodes } from '@registrar/domain/screen-codes';
import { z } from 'zod';
import en from '../locales/en.json';
import ne from '../locales/ne.json';

const root = join(__dirname, '../../..');
const files = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]
  .map((folder) => join(root, folder, 'routes.json'))
  .filter((file) => existsSync(file));
const routesSchema = z.object({
  routes: z.array(
    z.object({ path: z.string(), screenCodes: z.array(z.string()).optional(), whitelisted: z.boolean().optional() }),
  ),
});
const routes = files
  .flatMap((file) => routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes)
  .filter(({ screenCodes }) => screenCodes !== undefined);
const ofApplicants = new Set<string>(
  roles.keys.filter((role) => !isStaff(role)).flatMap((role) => screensOf(role, { migrated: true })),
);

test.each(
  routes.map(
    ({ path, screenCodes = [], whitelisted }) =>
      [path, screenCodes.some((code) => ofApplicants.has(code)), whitelisted] as const,
  ),
)('%s is whitelisted where applicants have its screen: %s', (_path, expected, whitelisted) => {
  expect(whitelisted).toBe(expected);
});

const documentSchema = z.object({ remote: z.string(), routes: z.array(z.object({ path: z.string() })) });
const documents = files.map((file) => {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { document, ...documentSchema.parse(document) };
});

test.each(documents.map(({ remote, document }) => [remote, document] as const))(
  'T10: the pages of %s name only what exists',
  (_remote, document) => {
    expect(routesDocumentProblems(document, screenCodes)).toEqual([]);
  },
);

test('T9: no two of them claim an address', () => {
  const owned = documents.map(({ remote, routes: pages }) => ({ owner: remote, paths: pages.map(({ path }) => path) }));
  expect(owned.flatMap((one) => addressConflicts(one, owned))).toEqual([]);
});

test('T10: every group that a menu entry may name has a heading in both languages', () => {
  for (const texts of [ne, en])
    for (const name of menuGroupNames) expect(texts).toHaveProperty([`menuGroup.${name}`], expect.stringMatching(/\S/));
});
