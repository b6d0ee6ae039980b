import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isStaff, roles, screensOf } from '@registrar/domain/permissions';
import { z } from 'zod';

const root = join(__dirname, '../../..');
const files = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))].map((room) => join(root, room, 'routes.json')).filter((file) => existsSync(file));
const routesSchema = z.object({ routes: z.array(z.object({ path: z.string(), screenCodes: z.array(z.string()).optional(), whitelisted: z.boolean().optional() })) });
const routes = files.flatMap((file) => routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes).filter(({ screenCodes }) => screenCodes !== undefined);
const ofApplicants = new Set<string>(roles.keys.filter((role) => !isStaff(role)).flatMap((role) => screensOf(role, { migrated: true })));

test.each(routes.map(({ path, screenCodes = [], whitelisted }) => [path, screenCodes.some((code) => ofApplicants.has(code)), whitelisted] as const))('%s is whitelisted where applicants have its screen: %s', (_path, expected, whitelisted) => {
  expect(whitelisted).toBe(expected);
});
