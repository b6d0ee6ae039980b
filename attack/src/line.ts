import type { Portal } from './portal';

/** How the portal that is attacked was set up; `docs/security.md` says how each is started. */
export const settings = ['embedded', 'two-gateways', 'production'] as const;
export type Setting = (typeof settings)[number];
export const EVERYWHERE: readonly Setting[] = settings;
/** Where the accounts of the demonstration are. */
export const WITH_ACCOUNTS: readonly Setting[] = ['embedded', 'two-gateways'];

export interface Line {
  /** Number of the finding, and a letter where it is tried in several ways. */
  readonly id: string;
  readonly tried: string;
  readonly expected: string;
  readonly decidedIn: readonly Setting[];
  /** Why the other settings cannot decide it. */
  readonly elsewhere?: string;
  /** Tells what was seen; throws where something else was seen than is expected. */
  run(portal: Portal): Promise<string>;
}

export type Result = 'ok' | 'FAILED' | 'not decided here';
export interface Outcome {
  readonly id: string;
  readonly tried: string;
  readonly expected: string;
  readonly result: Result;
  readonly seen: string;
}

/** Fails the line, with what was seen instead. */
export function hold(isAsExpected: boolean, seen: string): string {
  if (!isAsExpected) throw new Error(seen);
  return seen;
}

/** `3 x 401, 9 x 429` */
export function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status === 0 ? 'reset' : status}`).join(', ');
}

/** Refused each time, without a fault: 4xx. */
export const areRefused = (statuses: readonly number[]): boolean =>
  statuses.every((status) => status >= 400 && status < 500);

export const several = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

export async function inTurn<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < count; at++) done.push(await work(at));
  return done;
}
