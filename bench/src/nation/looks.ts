import { z } from 'zod';
import { sizesAt } from '../../../gateway/test/nation/sizes';
import { act, anyAddress, APPLICATION, callerOf, filledDraft, type Caller } from '../gateway/caller';
import { clientCredentials, type GatewayProgram } from '../gateway/gateway-program';
import type { PlaceKind } from '../gateway/place';
import type { Row } from '../row';
import { percentile } from '../statistics';

const FILINGS = 12;
const filedSchema = z.object({ items: z.array(z.object({ id: z.string() })) });
const LOOKS_A_RUN = 100;
const LIMIT_MS = 60;
const MOST_OF_SMALL = 2;

interface Look {
  readonly name: string;
  readonly who: string | null;
  readonly path: string;
  /** What the portal promises at the size of a nation. */
  readonly limited: boolean;
}

export interface Both {
  readonly there: GatewayProgram;
  readonly here: GatewayProgram;
  readonly kind: PlaceKind;
  readonly scale: number;
  readonly runs: number;
}

/** The same people look at the same things in both; ours is the nation. */
export async function measureLooks({ there, here, kind, scale, runs }: Both): Promise<Row[]> {
  const [nation, small] = [await looksIn(there), await looksIn(here)];
  const rows: Row[] = [];
  for (const [at, look] of nation.looks.entries()) {
    const ours: number[] = [];
    const peer: number[] = [];
    const other = small.looks[at];
    await p99(there, nation.callers, look);
    for (let run = 0; run < runs; run += 1) {
      ours.push(await p99(there, nation.callers, look));
      if (other) peer.push(await p99(here, small.callers, other));
    }
    rows.push({
      name: `${look.name}, ${kind}, p99`,
      unit: 'ms',
      ours,
      peer,
      bar: { kind: 'at most times', factor: MOST_OF_SMALL },
    });
    if (kind === 'PostgreSQL' && look.limited)
      rows.push({ name: `${look.name}, the limit`, unit: 'ms', ours, bar: { kind: 'at most', limit: LIMIT_MS } });
  }
  return [...rows, ...(await measureLargest(there, kind, scale, runs))];
}

async function looksIn(
  program: GatewayProgram,
): Promise<{ looks: readonly Look[]; callers: ReadonlyMap<string, Caller> }> {
  const callers = new Map<string, Caller>();
  for (const who of ['ram.applicant', 'gita.operator', 'nisha.representative', 'auditor.demo'])
    callers.set(who, await callerOf(program.url, clientCredentials(program.place), who));
  const ram = callers.get('ram.applicant');
  const nisha = callers.get('nisha.representative');
  if (!ram || !nisha) throw new Error('Nobody is signed in');
  const filing = await filingOf(ram);
  const company = await companyOf(nisha);
  return {
    callers,
    looks: [
      { name: 'own list', who: 'ram.applicant', path: `${APPLICATION}?page=1&size=10`, limited: true },
      { name: 'dashboard', who: 'ram.applicant', path: 'auth/api/dashboard-info', limited: true },
      { name: 'dashboard of a company', who: 'nisha.representative', path: 'auth/api/dashboard-info', limited: true },
      { name: 'a filing', who: 'ram.applicant', path: `${APPLICATION}/${filing}`, limited: true },
      { name: 'page of the desk', who: 'gita.operator', path: 'external/api/desk?queue=waiting', limited: true },
      { name: 'list of the office', who: 'gita.operator', path: `${APPLICATION}?page=1&size=10`, limited: true },
      { name: 'company search', who: null, path: 'external/api/company/search?name=karnali%20agro', limited: true },
      { name: 'dues', who: 'nisha.representative', path: 'external/api/fine/due', limited: true },
      { name: 'what was paid', who: 'nisha.representative', path: 'external/api/payment-history', limited: false },
      { name: 'page of the audit', who: 'auditor.demo', path: 'external/api/audit', limited: false },
      { name: 'history of a company', who: null, path: `external/api/company/${company}/history`, limited: false },
    ],
  };
}

/** The last of a dozen that are filed here; a nation that was kept has them already, and the names are taken. */
async function filingOf(caller: Caller): Promise<string> {
  const filed = filedSchema.parse(
    await caller.call('GET', `${APPLICATION}?processName=NAME_RESERVATION&status=SUBMITTED&page=1&size=${FILINGS}`),
  ).items;
  if (filed[0] !== undefined && filed.length === FILINGS) return filed[0].id;
  let filing = '';
  for (let count = 0; count < FILINGS; count += 1) filing = (await act(caller, await filledDraft(caller), 'submit')).id;
  return filing;
}

async function companyOf(caller: Caller): Promise<string> {
  const info = await caller.call('GET', 'auth/api/dashboard-info');
  const id =
    typeof info === 'object' && info !== null && 'companies' in info && Array.isArray(info.companies)
      ? (info.companies as { companyId?: unknown }[])[0]?.companyId
      : undefined;
  if (typeof id !== 'string') throw new Error('The representative has no company');
  return id;
}

/** Who has most: there is nobody like them in the small register. */
async function measureLargest(program: GatewayProgram, kind: PlaceKind, scale: number, runs: number): Promise<Row[]> {
  const { officers, people } = sizesAt(scale);
  const rows: Row[] = [];
  for (const [name, who] of [
    ['owner of most companies', `owner.${officers}`],
    ['intermediary of most companies', `intermediary.${officers + people}`],
  ] as const) {
    const callers = new Map([[who, await callerOf(program.url, clientCredentials(program.place), who)]]);
    for (const [what, path] of [
      ['own list', `${APPLICATION}?page=1&size=10`],
      ['what was paid', 'external/api/payment-history'],
    ] as const) {
      const look: Look = { name: what, who, path, limited: false };
      const ours: number[] = [];
      for (let run = 0; run < runs; run += 1) ours.push(await p99(program, callers, look));
      rows.push({ name: `${what}, ${name}, ${kind}, p99`, unit: 'ms', ours, bar: { kind: 'reported' } });
    }
  }
  return rows;
}

/** One after the other, as one person would. */
async function p99(
  program: GatewayProgram,
  callers: ReadonlyMap<string, Caller>,
  { who, path }: Look,
): Promise<number> {
  const token = who === null ? undefined : callers.get(who)?.session.access_token;
  const took: number[] = [];
  for (let count = 0; count < LOOKS_A_RUN; count += 1) {
    const started = performance.now();
    const answer = await fetch(`${program.url}/${path}`, {
      headers: { ...anyAddress(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
    const body = await answer.text();
    took.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${body.slice(0, 300)}`);
  }
  return percentile(took, 99);
}
