import http from 'node:http';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { callerOf, filledDraft, saveSection, signIn, type Caller } from './caller';
import { clientCredentials, filledPlace, startGateway } from './gateway-program';
import { ask } from './load';
import { kindsHere, type PlaceKind } from './place';
import { prepareReadMix, type ReadMix } from './read-mix';

const FIRST = 20_000;
const LAST = 60_000;
const CONNECTIONS = 8;
/** Between the last answer and the look at the memory: long enough for a collection. */
const REST_MS = 10_000;
const LOOKS = 9;
const SAVE_EVERY = 20;
const SIGN_IN_EVERY = 200;
const MOST_GROWTH = 1.1;

/** What a gateway keeps of what it has answered: its memory after 60,000 mixed requests beside that after 20,000. */
export async function measureMemoryGrowth(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(await growthOn(options, kind));
  return rows;
}

async function growthOn(options: Options, kind: PlaceKind): Promise<Row> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  try {
    const mix = await prepareReadMix(gateway);
    const credentials = clientCredentials(place);
    const applicant = await callerOf(gateway.url, credentials, 'sita.applicant');
    const askSome = (count: number): Promise<void> =>
      askMixed({
        count,
        origin: new URL(gateway.url).origin,
        mix,
        applicant,
        signIn: () => signIn(gateway.url, credentials, 'hari.intermediary'),
      });
    const looks = async (): Promise<number[]> => {
      await pause(REST_MS);
      return Array.from({ length: LOOKS }, () => gateway.memory());
    };
    await askSome(FIRST);
    const peer = await looks();
    await askSome(LAST - FIRST);
    const ours = await looks();
    return {
      name: `gateway memory after ${LAST.toLocaleString('en')} mixed requests, ${kind}`,
      unit: 'MB',
      ours,
      peer,
      bar: { kind: 'at most times', factor: MOST_GROWTH },
      note: `peer: the same process after ${FIRST.toLocaleString('en')}; every ${SAVE_EVERY}th saves a form, every ${SIGN_IN_EVERY}th signs somebody in`,
    };
  } finally {
    await gateway.stop();
    await place.drop();
  }
}

interface Mixed {
  readonly count: number;
  readonly origin: string;
  readonly mix: ReadMix;
  readonly applicant: Caller;
  readonly signIn: () => Promise<unknown>;
}

/** Each connection saves a form of its own, so that no save is refused for another's. */
async function askMixed({ count, origin, mix, applicant, signIn: signInAgain }: Mixed): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let asked = 0;
  const connection = async (): Promise<void> => {
    let draft: ApplicationDetail = await filledDraft(applicant);
    for (let number = asked++; number < count; number = asked++) {
      if (number % SIGN_IN_EVERY === 0) await signInAgain();
      else if (number % SAVE_EVERY === 0)
        draft = await saveSection(applicant, draft, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] });
      else await ask(agent, origin, mix.next(number));
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  } finally {
    agent.destroy();
  }
}
