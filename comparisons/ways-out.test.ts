import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { WAYS_OUT } from '../gateway/src/filings/facts/gate/ways-out';

const root = fileURLToPath(new URL('..', import.meta.url));
const routesSchema = z.object({ routes: z.array(z.object({ path: z.string() })) });

/** Every page that the shell and the remotes have. */
function pages(): readonly string[] {
  const files = readdirSync(root)
    .map((folder) => `${root}${folder}/routes.json`)
    .filter(existsSync);
  return files.flatMap((file) =>
    routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).routes.map(({ path }) => path),
  );
}

test('a company that is told where to settle what keeps it from filing is sent to a page that exists', () => {
  const known = pages();
  expect(known.length).toBeGreaterThan(50);
  const sentTo = [
    ...Object.values(WAYS_OUT).map((way) => way('0190a000-0000-7000-8000-000000000001')),
    '/payment/0190a000-0000-7000-8000-000000000001',
    '/mandates',
    '/dashboard',
  ];
  const exists = (address: string): boolean =>
    known.some((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address.replace(/\?.*$/, '')));
  expect(sentTo.filter((address) => !exists(address))).toEqual([]);
});
