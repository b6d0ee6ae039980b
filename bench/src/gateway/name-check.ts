import http from 'node:http';
import { sql, type Kysely } from 'kysely';
import { checkProposedName } from '../../../gateway/src/names/check-proposed-name';
import { addNameEntries } from '../../../gateway/src/names/name-index';
import { uuidv7 } from '../../../gateway/src/platform/ids';
import type { DB } from '../../../gateway/src/platform/database/schema.generated';
import type { Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { anyAddress } from './caller';
import { composeNames, questionsAbout, type ComposedName } from './composed-names';
import { filledPlace, startGateway } from './gateway-program';
import { ask } from './load';
import { kindsHere, type Place } from './place';
import { openPlace } from './recorder';

const COMPOSED = 20_000;
const BATCH = 500;
const QUESTIONS = 200;
const WORST_MS = 10;
/** As many near names as a person is shown. */
const NEAREST = 10;

/** Milliseconds of each question of one run, by way of asking. */
interface Run {
  readonly gateway: readonly number[];
  readonly engine: readonly number[];
  readonly trigrams: readonly number[];
}

/** The check of a name as the portal asks for it, and without the call around it, against plain trigrams in the same database. */
export async function measureNameCheck(options: Options): Promise<Row[]> {
  const rows = await checksOn(options, await filledPlace(options, 'embedded'), 'embedded, demonstration register');
  if ((await kindsHere()).includes('PostgreSQL')) {
    const place = await filledPlace(options, 'PostgreSQL');
    await addComposed(place);
    rows.push(...(await checksOn(options, place, `PostgreSQL, ${COMPOSED} composed names`)));
  }
  return rows;
}

async function addComposed(place: Place): Promise<void> {
  const platform = await openPlace(place);
  const names = composeNames(COMPOSED);
  for (let start = 0; start < names.length; start += BATCH) {
    await addNameEntries(platform.database.db, names.slice(start, start + BATCH).map((name) => ({ kind: 'COMPANY', holderId: uuidv7(new Date()), ...name })));
  }
  await platform.close();
}

async function checksOn(options: Options, place: Place, where: string): Promise<Row[]> {
  const copy = await place.copy();
  const platform = await openPlace(copy);
  const { db } = platform.database;
  const questions = questionsAbout(await knownNames(db), QUESTIONS);
  await addTrigrams(db);
  const gateway = await startGateway(options, place);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const overGateway = ({ english, nepali }: ComposedName): Promise<void> =>
    ask(agent, '', { method: 'POST', path: `${gateway.url}/external/api/name/check`, headers: { 'content-type': 'application/json', ...anyAddress() }, body: JSON.stringify({ english, nepali }) });
  const inEngine = ({ english, nepali }: ComposedName): Promise<unknown> => checkProposedName(db, { english, nepali }, { now: new Date(), suggest: true });
  try {
    for (const question of questions.slice(0, 40)) {
      await overGateway(question);
      await inEngine(question);
    }
    const runs: Run[] = [];
    for (let count = 0; count < options.runs; count++) {
      runs.push({
        gateway: await timed(questions, overGateway),
        engine: await timed(questions, inEngine),
        trigrams: await timed(questions, (question) => nearestByTrigram(db, question)),
      });
    }
    return [50, 99].flatMap((percent) => rowsAt(percent, runs, where));
  } finally {
    agent.destroy();
    await gateway.stop();
    await platform.close();
    await copy.drop();
    await place.drop();
  }
}

function rowsAt(percent: number, runs: readonly Run[], where: string): Row[] {
  const at = (way: keyof Run): number[] => runs.map((run) => percentile(run[way], percent));
  const bar = percent === 99 ? ({ kind: 'at most', limit: WORST_MS } as const) : ({ kind: 'reported' } as const);
  const peer = at('trigrams');
  return [
    { name: `name check p${percent}, the call, ${where}`, unit: 'ms', ours: at('gateway'), peer, bar, ...(percent === 99 ? { note: 'peer: pg_trgm at its own threshold, same database; the row of 400,000 real names comes with the deeper engine' } : {}) },
    { name: `name check p${percent}, the engine, ${where}`, unit: 'ms', ours: at('engine'), peer, bar },
  ];
}

async function timed(questions: readonly ComposedName[], answer: (question: ComposedName) => Promise<unknown>): Promise<number[]> {
  const milliseconds: number[] = [];
  for (const question of questions) {
    const started = performance.now();
    await answer(question);
    milliseconds.push(performance.now() - started);
  }
  return milliseconds;
}

const knownNames = (db: Kysely<DB>): Promise<ComposedName[]> => db.selectFrom('name_entry').select(['name_english as english', 'name_nepali as nepali']).orderBy('id').execute();

async function addTrigrams(db: Kysely<DB>): Promise<void> {
  await sql`create table trigram_name as select id, lower(name_english) as english, name_nepali as nepali from name_entry`.execute(db);
  await sql`create index trigram_english on trigram_name using gin (english gin_trgm_ops)`.execute(db);
  await sql`create index trigram_nepali on trigram_name using gin (nepali gin_trgm_ops)`.execute(db);
  await sql`analyze trigram_name`.execute(db);
}

const nearestByTrigram = (db: Kysely<DB>, { english, nepali }: ComposedName): Promise<unknown> =>
  sql`
    select id, english, nepali, greatest(similarity(english, ${english.toLowerCase()}), similarity(nepali, ${nepali})) as nearness
      from trigram_name where english % ${english.toLowerCase()} or nepali % ${nepali}
     order by nearness desc limit ${NEAREST}`.execute(db);
