import { pause } from '../programs/program';
import type { Caller } from './caller';
import type { Crowd } from './crowd';
import { decide, type ToldFiling } from './told-filings';

export interface Work {
  readonly officer: Caller;
  readonly filings: readonly ToldFiling[];
  readonly crowd: Crowd;
  readonly perSecond: number;
  /** Asked before each deed. */
  readonly goesOn: (count: number) => boolean;
}

export interface Deeds {
  /** Milliseconds from the officer's call to the frame, one figure for each socket that heard. */
  readonly heard: number[];
  /** Milliseconds of the calls themselves. */
  readonly took: number[];
  readonly perSecond: number;
  readonly claims: number;
}

/** Claims and releases at their time, whether the one before is done or not: a queue that grows is seen. */
export async function doDeeds({ officer, filings, crowd, perSecond, goesOn }: Work): Promise<Deeds> {
  const [heard, took]: [number[], number[]] = [[], []];
  const free = filings.map((filing): Turn => ({ filing, claimed: false }));
  const going = new Set<Promise<void>>();
  const begun = performance.now();
  let claims = 0;
  let failure: unknown;
  for (let count = 0; failure === undefined && goesOn(count); count++) {
    await pause(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
    while (free.length === 0 && failure === undefined) await pause(1);
    const turn = free.shift();
    if (turn === undefined) break;
    if (!turn.claimed) claims += 1;
    const started = performance.now();
    if (!turn.claimed) crowd.onMessageFor(turn.filing.userId, () => heard.push(performance.now() - started));
    const deed: Promise<void> = decide(officer, turn.filing, turn.claimed ? 'release' : 'claim')
      .then(() => {
        took.push(performance.now() - started);
        turn.claimed = !turn.claimed;
        free.push(turn);
      })
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => going.delete(deed));
    going.add(deed);
  }
  await Promise.all(going);
  if (failure !== undefined) throw new Error('A deed failed', { cause: failure });
  return { heard, took, claims, perSecond: (took.length / (performance.now() - begun)) * 1000 };
}

/** A claim tells the applicant; the release in between is a deed as well, and tells nobody. */
interface Turn {
  readonly filing: ToldFiling;
  claimed: boolean;
}
