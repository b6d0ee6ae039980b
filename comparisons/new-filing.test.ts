import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { build } from 'esbuild';
import { z } from 'zod';
import { unwritten } from './unwritten-processes';

const root = fileURLToPath(new URL('..', import.meta.url));
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-filing-'));
  for (const path of [
    'scripts/new-filing.mjs',
    'scripts/portal',
    'shared/build/src',
    'shared/domain/src',
    'gateway/src/filings/processes',
    'gateway/test/filings/company-changes.ts',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function generate(...asked: string[]): string {
  try {
    return execFileSync(process.execPath, [join(copy, 'scripts/new-filing.mjs'), ...asked], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return z.object({ stderr: z.string() }).parse(error).stderr;
  }
}

/** The definitions of the copy, loaded as the gateway loads its own. */
async function definitionOf(name: string): Promise<unknown> {
  const outfile = join(copy, 'definitions.mjs');
  await build({
    entryPoints: [join(copy, 'shared/domain/src/processes/tables/definitions.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'silent',
  });
  const loaded: unknown = await import(pathToFileURL(outfile).href);
  return z
    .object({ processDefinition: z.custom<(process: string) => unknown>((value) => typeof value === 'function') })
    .parse(loaded)
    .processDefinition(name);
}

test('a generated filing is a definition among the others, and touches at most eight files', async () => {
  const { process, rules, name } = unwritten(0);
  const files = generate(process, 'CC')
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(8);
  expect(await definitionOf(process)).toMatchObject({
    process,
    version: 1,
    name: everyProcess.name(process),
    numberPrefix: 'CC',
    // what the specification says of it keeps the company from it, as before
    origin: {
      ofCompany: true,
      ...(rules.stoppedBy && { stoppedBy: rules.stoppedBy }),
      ...(rules.reads && { reads: { calls: rules.reads.calls } }),
    },
  });
  expect(readFileSync(join(copy, 'gateway/src/filings/processes/effects-of.ts'), 'utf8')).toContain(
    `${process}: ${name}Effects`,
  );
  expect(readFileSync(join(copy, 'gateway/test/filings/company-changes.ts'), 'utf8')).toContain(
    `process: '${process}'`,
  );
});

test('what is there already, what the specification does not name, and what is not said are refused, and nothing is written', () => {
  const before = readFileSync(join(copy, 'shared/domain/src/processes/tables/company-changes.ts'), 'utf8');
  expect(generate('OTHERS', 'OT')).toContain('OTHERS is there already.');
  expect(generate('SOMETHING_ELSE', 'SE')).toContain('There is no process SOMETHING_ELSE');
  expect(generate('SHARE_RATE_CHANGE')).toContain('npm run new:filing -- COMPANY_DE_REGISTRATION CD');
  expect(readFileSync(join(copy, 'shared/domain/src/processes/tables/company-changes.ts'), 'utf8')).toBe(before);
});
