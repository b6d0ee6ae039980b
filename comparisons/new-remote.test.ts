import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routesDocumentProblems } from '@registrar/contract/routes';
import { screenCodes } from '@registrar/domain/screen-codes';
import { z } from 'zod';
import { unwritten } from './unwritten-processes';

const root = fileURLToPath(new URL('..', import.meta.url));
const REMOTE = 'mf-invented-subject';
const ASKED = [REMOTE, '--title-ne', 'दर्ता खारेजी', '--title-en', 'De-registration', '--path', '/invented-subject'];
const first = unwritten(0);
const second = unwritten(1);
const FILING = ['--filing', first.process, '--prefix', 'LQ'];
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
    'tsconfig.base.json',
  ])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/[\\/](?:node_modules|dist|\.cache)(?:[\\/]|$)/.test(source.slice(root.length)),
    });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  const ofUi = join(root, 'shared/ui/node_modules');
  if (existsSync(ofUi)) symlinkSync(ofUi, join(copy, 'shared/ui/node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The installed packages as they are; our own lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (name === '@registrar') linkPackages(source, join(to, name));
    else symlinkSync(lstatSync(source).isSymbolicLink() ? readlinkSync(source) : source, join(to, name));
  }
}

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
  expect(run([...ASKED, '--filing', first.process])).toContain('--prefix the two letters');
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
  expect(routesDocumentProblems(routes, [...screenCodes, 'INVENTED_SUBJECT', 'INVENTED_SUBJECT_APPROVAL'])).toEqual([]);
  expect(routes).toMatchObject({
    routes: expect.arrayContaining([
      expect.objectContaining({
        path: '/invented-subject/list/:status',
        menu: { group: expect.any(String), order: 20, icon: 'list', target: '/invented-subject/list/all' },
      }),
    ]),
    filings: [
      {
        of: first.process,
        own: '/invented-subject/application/:id/:step?',
        review: '/invented-subject/review/:id',
      },
    ],
  });
  expect(text(`${REMOTE}/src/model/filings.ts`)).toContain(
    `from '@registrar/domain/processes/filings/${first.folder}/definition'`,
  );
  expect(text('shared/domain/src/processes/tables/definitions.ts')).toContain(`  ${first.name},\n)`);
  expect(text('shared/domain/src/processes/tables/company-changes.ts')).not.toContain(`/${first.folder}/`);
  expect(text('shared/domain/src/screen-codes.ts')).toContain("  'INVENTED_SUBJECT_APPROVAL',");
  // whoever files, and the office with the auditor
  expect(text('shared/domain/src/permissions.ts').match(/'INVENTED_SUBJECT',/g)).toHaveLength(3);
  expect(text('shared/domain/src/permissions.ts').match(/'INVENTED_SUBJECT_APPROVAL',/g)).toHaveLength(2);
  expect(text('e2e/a11y/portal-pages.ts')).toContain("at('/invented-subject/review/:id', 'operator'");
  const another = execFileSync(process.execPath, ['scripts/new-filing.mjs', second.process, 'FO', '--remote', REMOTE], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(another).toContain(`${REMOTE}/src/model/filings.ts`);
  expect(text(`${REMOTE}/src/model/filings.ts`)).toContain(`  ${second.name},\n]`);
  expect(JSON.parse(text(`${REMOTE}/routes.json`))).toMatchObject({
    filings: [{ of: first.process }, { of: second.process, review: '/invented-subject/review/:id' }],
  });
});

test('what was written holds against the types of today, its tests too', () => {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '--noEmit', '-p', join(REMOTE, 'tsconfig.json'), '--singleThreaded'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
});
