import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { addPeople } from './add-people';
import { anyAddress, callerOf, signIn, type Caller } from './caller';
import { Crowd } from './crowd';
import { doDeeds } from './deeds';
import { clientCredentials, filledPlace, startGateway, type GatewayProgram } from './gateway-program';
import { kindsHere } from './place';
import { submittedFiling, type ToldFiling } from './told-filings';

const PEOPLE = 500;
/** The gateway allows one person ten. */
const SOCKETS_EACH = 10;
/** Whose filings are claimed and released in turn. */
const FILERS = 50;
const DEEDS_A_SECOND = 50;
const SECONDS = 20;
const WORST_MS = 250;
const ALL_BACK_S = 60;
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 180_000;

/**
 * Five thousand sockets on one gateway: how soon each deed is heard, and how they come back when the gateway was
 * started again.
 */
export async function measureManySockets(options: Options): Promise<Row[]> {
  const kind = (await kindsHere()).at(-1) ?? 'embedded';
  const place = await filledPlace(options, kind);
  const people = await addPeople(place, PEOPLE, 'listener', 'APPLICANT');
  let gateway = await startGateway(options, place);
  const crowd = new Crowd(gateway.url, SOCKETS_EACH);
  try {
    const credentials = clientCredentials(place);
    for (const username of people) await crowd.join(await signIn(gateway.url, credentials, username));
    const officer = await callerOf(gateway.url, credentials, 'gita.operator');
    const filings: ToldFiling[] = [];
    for (const username of people.slice(0, FILERS))
      filings.push(await submittedFiling(gateway.url, credentials, username));
    const memory = gateway.memory();

    const deeds = await doDeeds({
      officer,
      filings,
      crowd,
      perSecond: DEEDS_A_SECOND,
      goesOn: (count) => count < DEEDS_A_SECOND * SECONDS,
    });
    await requireHeard(deeds.heard, deeds.claims * SOCKETS_EACH);
    crowd.returning = true;
    const stopped = performance.now();
    await gateway.stop();
    gateway = await startGateway(options, place);
    const back = await comeBack(gateway, crowd, officer);
    const where = `${PEOPLE * SOCKETS_EACH} sockets, ${kind}`;
    return [
      {
        name: `deed to screen p50, ${where}`,
        unit: 'ms',
        ours: [percentile(deeds.heard, 50)],
        bar: { kind: 'reported' },
      },
      {
        name: `deed to screen p99, ${where}`,
        unit: 'ms',
        ours: [percentile(deeds.heard, 99)],
        bar: { kind: 'at most', limit: WORST_MS },
        note: `${deeds.perSecond.toFixed(1)} deeds a second (${DEEDS_A_SECOND} were asked for), the deed itself included; ${SOCKETS_EACH} sockets hear of each claim`,
      },
      {
        name: `all sockets back after a restart, ${where}`,
        unit: 's',
        ours: [(back.at - stopped) / 1000],
        bar: { kind: 'at most', limit: ALL_BACK_S },
        note: 'from SIGTERM to the last subscription; most of it is the wait that the shell keeps',
      },
      {
        name: `a read while they come back p99, ${where}`,
        unit: 'ms',
        ours: [percentile(back.reads, 99)],
        bar: { kind: 'reported' },
        note: `slowest ${Math.max(...back.reads).toFixed(0)} ms`,
      },
      { name: `memory with ${where}`, unit: 'MB', ours: [memory], bar: { kind: 'reported' } },
    ];
  } finally {
    crowd.leave();
    await gateway.stop();
    await place.drop();
  }
}

async function requireHeard(heard: readonly number[], count: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; heard.length < count && Date.now() < end;) await pause(10);
  if (heard.length !== count) throw new Error(`${heard.length} messages of ${count} were heard`);
}

/** Somebody works on meanwhile: what a storm of sockets would cost is seen in these reads. */
async function comeBack(
  gateway: GatewayProgram,
  crowd: Crowd,
  reader: Caller,
): Promise<{ readonly at: number; readonly reads: readonly number[] }> {
  const reads: number[] = [];
  const end = Date.now() + PATIENCE_MS;
  while (crowd.size < PEOPLE * SOCKETS_EACH) {
    if (Date.now() > end) throw new Error(`${crowd.size} sockets of ${PEOPLE * SOCKETS_EACH} came back`);
    const started = performance.now();
    const answer = await fetch(`${gateway.url}/auth/api/init`, {
      headers: { authorization: `Bearer ${reader.session.access_token}`, ...anyAddress() },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A read was answered ${answer.status} while the sockets came back`);
    reads.push(performance.now() - started);
    await pause(LOOK_EVERY_MS);
  }
  return { at: performance.now(), reads };
}
