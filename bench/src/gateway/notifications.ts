import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { addPeople } from './add-people';
import { callerOf, signIn, type Caller, type Session } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { listen, socketAddress, type StompListener } from './stomp-listener';
import { decide, submittedFiling, type ToldFiling } from './told-filings';

const PEOPLE = 50;
/** The gateway allows one person ten. */
const SOCKETS_EACH = 10;
/** People whose applications are claimed and released in turn. */
const FILERS = 5;
const UNITS_A_RUN = 30;
const WORST_MS = 250;
const PATIENCE_MS = 10_000;

/**
 * From the moment an officer presses the button to the moment the applicant's socket has the frame, while many others
 * are open.
 */
export async function measureNotifications(options: Options): Promise<Row[]> {
  const place = await filledPlace(options, 'embedded');
  const people = await addPeople(place, PEOPLE, 'listener', 'APPLICANT');
  const gateway = await startGateway(options, place);
  const sockets: StompListener[] = [];
  try {
    const credentials = clientCredentials(place);
    const heard = new Map<string, () => void>();
    for (const username of people) {
      const session = await signIn(gateway.url, credentials, username);
      sockets.push(...(await openSockets(gateway.url, session, () => heard.get(session.userId)?.())));
    }
    const officer = await callerOf(gateway.url, credentials, 'gita.operator');
    const filings: ToldFiling[] = [];
    for (const username of people.slice(0, FILERS))
      filings.push(await submittedFiling(gateway.url, credentials, username));

    const runs: number[][] = [];
    for (let run = 0; run < options.runs; run++) runs.push(await units(officer, filings, heard));
    const at = (percent: number): number[] => runs.map((run) => percentile(run, percent));
    const where = `${sockets.length} sockets, embedded, local bus`;
    return [
      { name: `notification p50, action to screen, ${where}`, unit: 'ms', ours: at(50), bar: { kind: 'reported' } },
      {
        name: `notification p99, action to screen, ${where}`,
        unit: 'ms',
        ours: at(99),
        bar: { kind: 'at most', limit: WORST_MS },
        note: "from the officer's call to the frame at each of the applicant's sockets, the action itself included",
      },
    ];
  } finally {
    for (const socket of sockets) socket.close();
    await gateway.stop();
    await place.drop();
  }
}

const openSockets = (url: string, session: Session, onMessage: () => void): Promise<StompListener[]> =>
  Promise.all(
    Array.from({ length: SOCKETS_EACH }, () =>
      listen({
        url: socketAddress(url),
        token: session.access_token,
        destination: `/topic/user/${session.userId}`,
        onMessage,
      }),
    ),
  );

/** Each claim tells the applicant; the release in between is not timed. */
async function units(
  officer: Caller,
  filings: readonly ToldFiling[],
  heard: Map<string, () => void>,
): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let count = 0; count < UNITS_A_RUN; count++) {
    const filing = filings[count % filings.length];
    if (filing === undefined) break;
    const arrivals: number[] = [];
    const started = performance.now();
    heard.set(filing.userId, () => arrivals.push(performance.now() - started));
    await decide(officer, filing, 'claim');
    for (const end = Date.now() + PATIENCE_MS; arrivals.length < SOCKETS_EACH && Date.now() < end;) await pause(2);
    if (arrivals.length < SOCKETS_EACH)
      throw new Error(`${arrivals.length} of ${SOCKETS_EACH} sockets heard of a claim within ${PATIENCE_MS / 1000} s`);
    milliseconds.push(...arrivals);
    heard.delete(filing.userId);
    await decide(officer, filing, 'release');
    await pause(20);
  }
  return milliseconds;
}
