import { join } from 'node:path';
import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { addPeople } from './add-people';
import { callerOf, signIn } from './caller';
import { Crowd } from './crowd';
import { doDeeds } from './deeds';
import { clientCredentials, filledPlace, startGateway, type GatewayProgram } from './gateway-program';
import { kindsHere } from './place';
import { hasRabbitmq, RabbitmqNode } from './rabbitmq-node';
import { submittedFiling, type ToldFiling } from './told-filings';

const PEOPLE = 50;
const SOCKETS_EACH = 4;
const DEEDS_A_SECOND = 10;
/** Before the restart, and after the last socket is back. */
const AROUND_MS = 10_000;
const ALL_BACK_S = 60;
const PATIENCE_MS = 120_000;
const BACK_LOOK_MS = 50;

/**
 * The broker between two gateways is stopped and started while officers decide: deeds at the one, sockets at the other.
 */
export async function measureBrokerRestart(options: Options): Promise<Row[]> {
  if (!hasRabbitmq || !(await kindsHere()).includes('PostgreSQL')) return [];
  const place = await filledPlace(options, 'PostgreSQL');
  const people = await addPeople(place, PEOPLE, 'listener', 'APPLICANT');
  const broker = new RabbitmqNode(join(place.folder, 'rabbitmq'), options.port + 5);
  const gateways: GatewayProgram[] = [];
  let crowd: Crowd | undefined;
  try {
    await broker.start();
    for (const port of [options.port + 2, options.port + 4])
      gateways.push(await startGateway(options, place, { port, bus: { amqp: broker.url } }));
    const [here = '', there = ''] = gateways.map(({ url }) => url);
    const credentials = clientCredentials(place);
    crowd = new Crowd(there, SOCKETS_EACH);
    for (const username of people) await crowd.join(await signIn(there, credentials, username));
    const officer = await callerOf(here, credentials, 'gita.operator');
    const filings: ToldFiling[] = [];
    for (const username of people) filings.push(await submittedFiling(here, credentials, username));

    let working = true;
    crowd.returning = true;
    const work = doDeeds({ officer, filings, crowd, perSecond: DEEDS_A_SECOND, goesOn: () => working });
    await pause(AROUND_MS);
    await broker.stop();
    const away = performance.now();
    await broker.start();
    const up = performance.now();
    const back = await allBack(crowd);
    const before = crowd.heard;
    await pause(AROUND_MS);
    working = false;
    const { took, claims } = await work;
    if (crowd.heard === before) throw new Error('Nothing was heard after the broker was back');
    const where = `${PEOPLE * SOCKETS_EACH} sockets, two gateways on PostgreSQL and RabbitMQ`;
    return [
      {
        name: `all sockets back after the broker's restart, ${where}`,
        unit: 's',
        ours: [(back - up) / 1000],
        bar: { kind: 'at most', limit: ALL_BACK_S },
        note: `the broker was away for ${((up - away) / 1000).toFixed(1)} s; each socket opens anew and reads what it missed`,
      },
      {
        name: `deed p99 with the broker's restart in the middle, ${where}`,
        unit: 'ms',
        ours: [percentile(took, 99)],
        bar: { kind: 'reported' },
        note: `${took.length} deeds, ${claims} claims, none failed; slowest ${Math.max(...took).toFixed(0)} ms`,
      },
    ];
  } finally {
    crowd?.leave();
    for (const gateway of gateways) await gateway.stop();
    await broker.stop();
    await place.drop();
  }
}

/** They are sent away first, over twenty seconds, once their gateway has its line again. */
async function allBack(crowd: Crowd): Promise<number> {
  const all = PEOPLE * SOCKETS_EACH;
  for (const end = Date.now() + PATIENCE_MS; crowd.returned < all; await pause(BACK_LOOK_MS)) {
    if (Date.now() > end) throw new Error(`${crowd.returned} sockets of ${all} came back`);
  }
  return performance.now();
}
