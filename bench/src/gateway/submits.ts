import http from 'node:http';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { openDatabase } from '../../../gateway/src/platform/database/open-database';
import type { Options } from '../options';
import type { Row } from '../row';
import { act, anyAddress, APPLICATION, callerOf, filledDraft } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { ask } from './load';
import { kindsHere, type Place, type PlaceKind } from './place';
import { changesRows, openRecorder, type Statement } from './recorder';

const SUBMITS_A_RUN = 12;
const AT_ONCE = 4;
const LEAST_OF_PEER: Readonly<Record<PlaceKind, number>> = { embedded: 0.5, PostgreSQL: 0.6 };

/** Submitting a filing against the very same writes, in the same transactions, by hand. */
export async function measureSubmits(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(await submitsOn(options, kind));
  return rows;
}

type Draft = Pick<ApplicationDetail, 'id' | 'version'>;

async function submitsOn(options: Options, kind: PlaceKind): Promise<Row> {
  const place = await filledPlace(options, kind);
  const first = await startGateway(options, place);
  const applicant = await callerOf(first.url, clientCredentials(place), 'ram.applicant');
  const drafts: Draft[] = [];
  while (drafts.length < SUBMITS_A_RUN * (options.runs + 1)) drafts.push(await filledDraft(applicant));
  await first.stop();

  const copy = await place.copy();
  const units = await recordUnits(place, drafts);
  const gateway = await startGateway(options, place);
  const bare = await openDatabase(copy.database);
  const token = applicant.session.access_token;
  try {
    const ours: number[] = [];
    const peer: number[] = [];
    for (let run = 0; run <= options.runs; run++) {
      const slice = (list: readonly Draft[]): readonly Draft[] =>
        list.slice(run * SUBMITS_A_RUN, (run + 1) * SUBMITS_A_RUN);
      const byGateway = await perSecond(slice(drafts), (draft, agent) => submit(agent, gateway.url, token, draft));
      const byHand = await perSecond(slice(drafts), (draft) => write(bare.pool, units.get(draft.id) ?? []));
      if (run === 0) continue; // the first is the warm-up
      ours.push(byGateway);
      peer.push(byHand);
    }
    const writes = units.get(drafts[0]?.id ?? '') ?? [];
    return {
      name: `gateway submits of a filing, ${kind}`,
      unit: 'per second',
      ours,
      peer,
      bar: { kind: 'at least times', factor: LEAST_OF_PEER[kind] },
      note: `peer: the same ${writes.length} writes as bare SQL in one transaction; ${AT_ONCE} at a time`,
      details: { writes: writes.map(({ sql }) => sql.slice(0, 60)) },
    };
  } finally {
    await bare.close();
    await gateway.stop();
    await copy.drop();
    await place.drop();
  }
}

/** Submits every draft on a copy of the place and keeps what was written for each. */
async function recordUnits(place: Place, drafts: readonly Draft[]): Promise<Map<string, Statement[]>> {
  const scratch = await place.copy();
  const recorder = await openRecorder(scratch);
  try {
    const applicant = await callerOf(recorder.url, clientCredentials(scratch), 'ram.applicant');
    const units = new Map<string, Statement[]>();
    for (const draft of drafts)
      units.set(draft.id, (await recorder.during(() => act(applicant, draft, 'submit'))).filter(changesRows));
    return units;
  } finally {
    await recorder.close();
    await scratch.drop();
  }
}

async function perSecond(
  drafts: readonly Draft[],
  work: (draft: Draft, agent: http.Agent) => Promise<void>,
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waiting = [...drafts];
  const started = performance.now();
  const one = async (): Promise<void> => {
    for (let draft = waiting.shift(); draft !== undefined; draft = waiting.shift()) await work(draft, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  agent.destroy();
  return (drafts.length / (performance.now() - started)) * 1000;
}

const submit = (agent: http.Agent, url: string, token: string, { id, version }: Draft): Promise<void> =>
  ask(agent, '', {
    method: 'POST',
    path: `${url}/${APPLICATION}/${id}/submit`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...anyAddress(),
    },
    body: JSON.stringify({ version, declared: [trueStatement.key] }),
  });

async function write(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
