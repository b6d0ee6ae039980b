import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@registrar/testing/playwright';
import { SecondPortal, strangePortal } from '../second-portal';
import { publishChanged } from './deployer';

// QA runs the suites against a portal that the tests did not start: they know its address, its mailbox and a pin.

const remote = 'mf-auth';
const FILES = ['journeys/sessions', 'journeys/staff', 'journeys/search-company', 'journeys/expiry'];

interface Outcome {
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly file: string; readonly tests: readonly Outcome[] }[];
}

const outcomesOf = ({ suites = [], specs = [] }: Suite): readonly (Outcome & { readonly file: string })[] => [
  ...specs.flatMap(({ file, tests }) => tests.map((one) => ({ ...one, file }))),
  ...suites.flatMap(outcomesOf),
];

interface Run {
  readonly code: number | null;
  readonly said: string;
  readonly outcomes: ReturnType<typeof outcomesOf>;
}

/** The runner in a process of its own, as at a desk: of our environment it has what no run sets for itself. */
async function runElsewhere(environment: Readonly<Record<string, string>>): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'registrar-elsewhere-'));
  const results = join(folder, 'results.json');
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(E2E_|PLAYWRIGHT_|PW_|TEST_|NODE_OPTIONS)/.test(name)),
  );
  const root = join(__dirname, '../..');
  const runner = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project',
      'core',
      '--project',
      'journeys',
      '--no-deps',
      '--reporter',
      'json',
      '--output',
      join(folder, 'output'),
      ...FILES,
    ],
    {
      cwd: root,
      env: { ...inherited, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: Buffer[] = [];
  for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve) => runner.once('close', resolve));
  try {
    const text = Buffer.concat(said).toString('utf8');
    return { code, said: text, outcomes: code === 0 ? outcomesOf(JSON.parse(readFileSync(results, 'utf8'))) : [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const target = new SecondPortal(strangePortal);
const address = { E2E_ORIGIN: strangePortal.origin, E2E_MAILBOX: `http://localhost:${strangePortal.port + 1}` };

test.beforeAll(async () => {
  await target.start();
});
test.afterAll(() => target.stop());

test(
  'T13: the suites run against a portal elsewhere, on the pinned build, and say what they leave out and why',
  { tag: ['@own-portal'] },
  async () => {
    const version = await publishChanged(remote, (code) => `${code}\n/* of pull request 231 */`, 'pr-231', {
      origin: strangePortal.origin,
      data: target.data,
    });
    const { code, said, outcomes } = await runElsewhere({ ...address, E2E_PINS: `${remote}@pr-231` });
    expect(code, said).toBe(0);
    expect(said).toContain(`The portal under test is ${strangePortal.origin}`);
    expect(said).toContain(`Pinned: ${remote} ${version}`);

    await test.step('what makes its own people ran, on that build', () => {
      const ran = outcomes.filter(({ status }) => status === 'expected');
      expect(ran.map(({ file }) => file)).toEqual(['journeys/sessions.spec.ts']);
      expect(ran.flatMap(({ annotations }) => annotations)).toContainEqual(
        expect.objectContaining({ type: 'build', description: `${remote} ${version} (pin)` }),
      );
    });

    await test.step('whose role nobody plays there was left out, with what to set', () => {
      const [skipped, ...more] = outcomes.filter(({ status }) => status === 'skipped');
      expect([skipped?.file, more.length]).toEqual(['journeys/staff.spec.ts', 0]);
      expect(skipped?.annotations).toContainEqual(
        expect.objectContaining({
          type: 'skip',
          description: expect.stringContaining('E2E_USER_ADMINISTRATOR and E2E_PASSWORD_ADMINISTRATOR'),
        }),
      );
    });

    await test.step('what needs the machine or the data of the demonstration did not begin', () => {
      expect(outcomes.map(({ file }) => file).toSorted()).toEqual([
        'journeys/sessions.spec.ts',
        'journeys/staff.spec.ts',
      ]);
      expect(said).toMatch(/Left out, @own-portal .*journeys\/expiry\.spec\.ts/);
      expect(said).toMatch(/Left out, @demo-data .*set E2E_DEMO_DATA=1.*journeys\/search-company\.spec\.ts/);
    });
  },
);

test(
  'a run whose pin the portal does not follow ends before the first test, with the reason',
  { tag: ['@own-portal'] },
  async () => {
    const { code, said } = await runElsewhere({ ...address, E2E_PINS: `${remote}@pr-999` });
    expect(code).not.toBe(0);
    expect(said).toContain(`E2E_PINS: ${strangePortal.origin} does not follow ${remote} pr-999: unknown`);
    const mistyped = await runElsewhere({ E2E_PINS: `${remote}@pr-231` });
    expect([mistyped.code === 0, mistyped.said]).toEqual([false, expect.stringContaining('set E2E_ORIGIN too')]);
  },
);
