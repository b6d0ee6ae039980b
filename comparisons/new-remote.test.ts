import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routesDocumentProblems } from '@registrar/contract/routes';
import { screenCodes } from '@registrar/domain/screen-codes';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const REMOTE = 'mf-deregistration';
const ASKED = [REMOTE, '--title-ne', 'दर्ता खारेजी', '--title-en', 'De-registration', '--path', '/de-registration'];
const FILING = ['--filing', 'LIQUIDATION', '--prefix', 'LQ'];
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-remote-'));
  for (const path of [
    'package.json',
    'package-lock.json',
    'scripts',
    'shared',
    'gateway/package.json',
    'gateway/src/filings/processes',
    'gateway/test/filings/company-changes.ts',
    'host/package.json',
    'e2e/a11y/portal-pages.ts',
    'mf-auth/package.json',
  ])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/[\\/](?:node_modules|dist|\.cache)(?:[\\/]|$)/.test(source.slice(root.length)),
    });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The command itself asks for the installed tools, which a copy has not: what it does is done here without it. */
const PROGRAM = `
  import { createRemote } from './shared/create-remote/src/create-remote.mjs';
  import { readAsked } from './shared/create-remote/src/asked.mjs';
  import { filingOf, writeFiling } from './scripts/portal/remote-with-filing.mjs';
  const { asked, problems } = readAsked(process.argv.slice(1));
  if (asked === undefined) throw new Error(problems.map(({ english }) => english).join(' '));
  const filing = filingOf(asked, process.cwd());
  const versions = new Proxy({}, { get: () => '1.0.0' });
  createRemote(asked, asked.name, versions, { own: false, filing });
  if (filing !== undefined) console.log(writeFiling(asked, filing, process.cwd()).join('\\n'));
`;

function run(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, '--', ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return z.object({ stderr: z.string() }).parse(error).stderr;
  }
}
const text = (file: string): string => readFileSync(join(copy, file), 'utf8');

test('what is not said, or not filed by a company, is refused, and nothing is written', () => {
  expect(run([...ASKED, '--filing', 'LIQUIDATION'])).toContain('--prefix the two letters');
  expect(run([...ASKED, '--filing', 'OTHERS', '--prefix', 'OT'])).toContain('OTHERS is there already');
  expect(run([...ASKED, '--filing', 'NO_SUCH_THING', '--prefix', 'NS'])).toContain('There is no process NO_SUCH_THING');
  expect(run([...ASKED, ...FILING, '--outside', '..'])).toContain('in the portal’s repository');
  expect(existsSync(join(copy, REMOTE))).toBe(false);
});

test('a remote begins with a filing: its pages, its screens, its definition, and another one later', () => {
  const outside = run([...ASKED, ...FILING])
    .trim()
    .split('\n');
  expect(outside).toHaveLength(11);
  const routes: unknown = JSON.parse(text(`${REMOTE}/routes.json`));
  expect(routesDocumentProblems(routes, [...screenCodes, 'DEREGISTRATION', 'DEREGISTRATION_APPROVAL'])).toEqual([]);
  expect(routes).toMatchObject({
    routes: expect.arrayContaining([
      expect.objectContaining({
        path: '/de-registration/list/:status',
        menu: { group: 'closing', order: 20, icon: 'list', target: '/de-registration/list/all' },
      }),
    ]),
    filings: [
      {
        of: 'LIQUIDATION',
        own: '/de-registration/application/:id/:step?',
        review: '/de-registration/review/:id',
      },
    ],
  });
  expect(text(`${REMOTE}/src/model/filings.ts`)).toContain(
    "from '@registrar/domain/processes/filings/liquidation/definition'",
  );
  expect(text('shared/domain/src/processes/tables/definitions.ts')).toContain('  liquidation,\n]');
  expect(text('shared/domain/src/processes/tables/company-changes.ts')).not.toContain('liquidation');
  expect(text('shared/domain/src/screen-codes.ts')).toContain("  'DEREGISTRATION_APPROVAL',");
  // whoever files, and the office with the auditor
  expect(text('shared/domain/src/permissions.ts').match(/'DEREGISTRATION',/g)).toHaveLength(3);
  expect(text('shared/domain/src/permissions.ts').match(/'DEREGISTRATION_APPROVAL',/g)).toHaveLength(2);
  expect(text('e2e/a11y/portal-pages.ts')).toContain("at('/de-registration/review/:id', 'operator'");
  const another = execFileSync(process.execPath, ['scripts/new-filing.mjs', 'FORCED', 'FO', '--remote', REMOTE], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(another).toContain(`${REMOTE}/src/model/filings.ts`);
  expect(text(`${REMOTE}/src/model/filings.ts`)).toContain('  forced,\n]');
  expect(JSON.parse(text(`${REMOTE}/routes.json`))).toMatchObject({
    filings: [{ of: 'LIQUIDATION' }, { of: 'FORCED', review: '/de-registration/review/:id' }],
  });
});
