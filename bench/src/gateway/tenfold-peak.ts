import { setTimeout as pause } from 'node:timers/promises';
import type { Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { addPeople } from './add-people';
import { act, APPLICATION, callerOf, filledDraft, RefusedCall, signIn, type Caller } from './caller';
import { clientCredentials, filledPlace, startGateway, type GatewayProgram } from './gateway-program';
import { kindsHere, type Place } from './place';
import { openPlace } from './recorder';
import { listen, socketAddress, type StompListener } from './stomp-listener';

/**
 * A usual second of the registry, were one and a half million filings a year handed in within 230 days of six hours;
 * people look up and sign in more often than they file. A filing is four calls. The peak is ten times as much.
 */
const USUAL_A_SECOND = { filing: 0.3, search: 3, 'sign-in': 0.5, dashboard: 0.5, list: 0.5 };
const TIMES = 10;
const MINUTES = 10;
const RUNS_FOR_ALL = 9;
const PEOPLE = 200;
const SOCKETS_EACH = 10;
const SEARCHES = ['karnali', 'himal agro', 'nepal', 'सगरमाथा', 'traders', 'green energy', 'काठमाडौँ', 'everest'];

type Deed = keyof typeof USUAL_A_SECOND;
const DEEDS: readonly Deed[] = ['filing', 'search', 'sign-in', 'dashboard', 'list'];

/**
 * Ten minutes of ten times the usual on two gateways: nothing may fail but by 429 with a time, and nothing may be lost.
 */
export async function measureTenfoldPeak(options: Options): Promise<Row[]> {
  if (!(await kindsHere()).includes('PostgreSQL')) return [];
  const seconds = Math.max(20, Math.round((Math.min(options.runs, RUNS_FOR_ALL) / RUNS_FOR_ALL) * MINUTES * 60));
  const place = await filledPlace(options, 'PostgreSQL');
  const usernames = await addPeople(place, PEOPLE, 'person', 'APPLICANT');
  const gateways: GatewayProgram[] = [];
  const sockets: StompListener[] = [];
  try {
    for (const port of [options.port + 2, options.port + 4])
      gateways.push(await startGateway(options, place, { port, bus: 'pg' }));
    const credentials = clientCredentials(place);
    const people: Person[] = [];
    let closed = 0;
    for (const [at, username] of usernames.entries()) {
      const url = gateways[at % gateways.length]?.url ?? '';
      const caller = await callerOf(url, credentials, username);
      people.push({ username, url, caller });
      const { access_token: token, userId } = caller.session;
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: SOCKETS_EACH }, () =>
            listen({
              url: socketAddress(url),
              token,
              destination: `/topic/user/${userId}`,
              onMessage: () => undefined,
              onClosed: () => (closed += 1),
            }),
          ),
        )),
      );
    }
    const peak = new Peak(people, credentials);
    await peak.hold(seconds);
    const lostSockets = closed;
    for (const gateway of gateways.splice(0)) await gateway.stop();
    await requireAll(place, peak.submitted);
    return rowsOf(peak, seconds, sockets.length, lostSockets);
  } finally {
    for (const socket of sockets) socket.close();
    for (const gateway of gateways) await gateway.stop();
    await place.drop();
  }
}

interface Person {
  readonly username: string;
  readonly url: string;
  readonly caller: Caller;
}

class Peak {
  /** The filings that were answered, by id. */
  readonly submitted: string[] = [];
  readonly took = new Map<Deed, number[]>(DEEDS.map((deed) => [deed, []]));
  refused = 0;
  readonly faults: string[] = [];
  readonly #people: readonly Person[];
  readonly #credentials: string;

  constructor(people: readonly Person[], credentials: string) {
    this.#people = people;
    this.#credentials = credentials;
  }

  /** Each at its time, whether those before are done or not. */
  async hold(seconds: number): Promise<void> {
    const begun = performance.now();
    const going = new Set<Promise<void>>();
    const flow = async (deed: Deed, perSecond: number): Promise<void> => {
      for (let count = 0; count < perSecond * seconds; count++) {
        await pause(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
        const one: Promise<void> = this.#once(deed, count).finally(() => going.delete(one));
        going.add(one);
      }
    };
    await Promise.all(DEEDS.map((deed) => flow(deed, USUAL_A_SECOND[deed] * TIMES)));
    await Promise.all(going);
  }

  async #once(deed: Deed, count: number): Promise<void> {
    const person = this.#people[count % this.#people.length];
    if (person === undefined) return;
    const started = performance.now();
    try {
      await this.#do(deed, person, count);
      this.took.get(deed)?.push(performance.now() - started);
    } catch (error) {
      if (error instanceof RefusedCall && error.forNow) this.refused += 1;
      else this.faults.push(`${deed}: ${String(error)}`);
    }
  }

  async #do(deed: Deed, { url, username, caller }: Person, count: number): Promise<void> {
    switch (deed) {
      case 'filing':
        this.submitted.push((await act(caller, await filledDraft(caller), 'submit')).id);
        return;
      case 'search':
        await caller.call(
          'GET',
          `external/api/company/search?name=${encodeURIComponent(SEARCHES[count % SEARCHES.length] ?? '')}`,
        );
        return;
      case 'sign-in':
        await signIn(url, this.#credentials, username);
        return;
      case 'dashboard':
        await caller.call('GET', 'auth/api/dashboard-info');
        return;
      case 'list':
        await caller.call('GET', `${APPLICATION}?page=1&size=10`);
    }
  }
}

/** Every filing that was answered stands there once, under a number of its own. */
async function requireAll(place: Place, submitted: readonly string[]): Promise<void> {
  const platform = await openPlace(place);
  try {
    const rows = await platform.database.db
      .selectFrom('application')
      .select(['id', 'application_number'])
      .where('submitted_at', 'is not', null)
      .where('id', 'in', [...submitted])
      .execute();
    const numbers = new Set(rows.map(({ application_number }) => application_number)).size;
    if (rows.length !== submitted.length || numbers !== submitted.length)
      throw new Error(`${rows.length} filings under ${numbers} numbers were kept of ${submitted.length}`);
  } finally {
    await platform.close();
  }
}

function rowsOf(
  { took, refused, faults, submitted }: Peak,
  seconds: number,
  sockets: number,
  lostSockets: number,
): Row[] {
  const minutes = (seconds / 60).toFixed(1);
  const answered = [...took.values()].reduce((sum, list) => sum + list.length, 0);
  return [
    {
      name: `tenfold peak of ${minutes} minutes on two gateways, faults`,
      unit: 'requests',
      ours: [faults.length + lostSockets],
      bar: { kind: 'at most', limit: 0 },
      note: `${answered} deeds answered, ${refused} told to come later, ${submitted.length} filings kept, ${sockets} sockets of which ${lostSockets} were lost${faults.length > 0 ? `; ${faults[0]}` : ''}`,
      details: { faults: faults.slice(0, 50) },
    },
    ...[...took].map(([deed, times]): Row => ({
      name: `tenfold peak, ${deed} p99`,
      unit: 'ms',
      ours: [percentile(times, 99)],
      bar: { kind: 'reported' },
      note: `median ${percentile(times, 50).toFixed(0)} ms, ${(times.length / seconds).toFixed(1)} a second`,
    })),
  ];
}
