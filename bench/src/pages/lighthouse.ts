import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { third, type Options } from '../options';
import type { Bar, Row, Unit } from '../row';
import { chromiumPath } from './browser';
import type { Portals } from './portals';

const run = promisify(execFile);

/**
 * Installed beside the bench when it is first wanted: with all it needs it is larger than everything the portal is
 * tested with.
 */
const VERSION = '12.8.2';
const PATIENCE_MS = 300_000;

interface Look {
  readonly performance: number;
  readonly accessibility: number;
  /** What Lighthouse thinks of the processor at that moment: it reckons a telephone as a quarter of it. */
  readonly benchmark: number;
  readonly shift: number;
  readonly blocking: number;
  readonly largestPaint: number;
}

/** Calls that answer with a list: the page of its first item is looked at. */
const COMPANIES = 'external/api/company/search?number=100000';
const NOTICES = 'public/notices';
const foundSchema = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })).min(1) }) });

const PAGES = [
  { name: '/login', path: '/login', bar: 80 },
  { name: '/check-name', path: '/check-name', bar: 80 },
  { name: '/search-company', path: '/search-company', bar: 80 },
  { name: 'a public company page', of: { list: COMPANIES, path: '/company' }, bar: 80 },
  { name: '/notices', path: '/notices', bar: 90 },
  { name: 'a public notice', of: { list: NOTICES, path: '/notices' }, bar: 90 },
  { name: 'an objection to it', of: { list: NOTICES, path: '/notices', page: '/object' }, bar: 90 },
  { name: '/dashboard', path: '/dashboard', bar: 70 },
] as const satisfies readonly Looked[];

interface Looked {
  readonly name: string;
  readonly path?: string;
  readonly of?: { readonly list: string; readonly path: string; readonly page?: string };
  /** Of 100. */
  readonly bar: number;
}

/** What a phone on a slow line gets, as Lighthouse sees it with its own preset. */
export async function measureLighthouse(options: Options, portals: Portals): Promise<Row[]> {
  const folder = await install(join(options.root, '.cache/bench/lighthouse'));
  const rows: Row[] = [];
  for (const page of PAGES) {
    const { name, bar } = page;
    const path = await pathOf(page, portals);
    const looks: Look[] = [];
    for (let turn = 0; turn < third(options); turn++) {
      const session = path === '/dashboard' ? [await portals.newSession()] : [];
      const { stdout } = await run(
        process.execPath,
        [join(options.root, 'bench/run-lighthouse.mjs'), folder, chromiumPath(), `${portals.ours}${path}`, ...session],
        { timeout: PATIENCE_MS },
      );
      looks.push(asLook(JSON.parse(stdout)));
    }
    const of = (what: keyof Look): number[] => looks.map((look) => look[what]);
    const row = (what: string, unit: Unit, ours: readonly number[], limits: Bar): Row => ({
      name: `Lighthouse, phone, ${name}: ${what}`,
      unit,
      ours,
      bar: limits,
    });
    rows.push(
      { ...row('performance', 'of 100', of('performance'), { kind: 'at least', limit: bar }), details: looks },
      row('accessibility', 'of 100', of('accessibility'), { kind: 'at least', limit: 100 }),
      row('layout shift', 'shift', of('shift'), { kind: 'at most', limit: 0.02 }),
      row('blocking time', 'ms', of('blocking'), { kind: 'at most', limit: 400 }),
      row('largest paint', 'ms', of('largestPaint'), { kind: 'reported' }),
      row('speed of the processor', 'points', of('benchmark'), { kind: 'reported' }),
    );
  }
  return rows;
}

async function pathOf({ path = '', of }: Looked, { ours }: Portals): Promise<string> {
  if (!of) return path;
  const answer = await fetch(`${ours}/gateway/${of.list}`);
  const [first] = foundSchema.parse(await answer.json()).data.items;
  return `${of.path}/${first?.id ?? ''}${of.page ?? ''}`;
}

function asLook(value: unknown): Look {
  const said: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const figure = (name: keyof Look): number => {
    const found = said[name];
    if (typeof found !== 'number') throw new Error(`Lighthouse does not say ${name}`);
    return found;
  };
  return {
    performance: figure('performance'),
    accessibility: figure('accessibility'),
    benchmark: figure('benchmark'),
    shift: figure('shift'),
    blocking: figure('blocking'),
    largestPaint: figure('largestPaint'),
  };
}

async function install(folder: string): Promise<string> {
  const installed = join(folder, 'node_modules/lighthouse/package.json');
  const isThere = existsSync(installed) && readFileSync(installed, 'utf8').includes(`"version": "${VERSION}"`);
  if (!isThere)
    await run(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', `lighthouse@${VERSION}`],
      { timeout: PATIENCE_MS },
    );
  return folder;
}
