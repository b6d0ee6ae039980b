import { refuse } from './refusal';

/**
 * So many at once, the others wait for their turn in the order in which they came: for work that fills the memory. Many
 * requests may be open at the same moment, few of them hold a whole file.
 */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** One at a time of each, `waitingAtMost` more wait for their turn; whoever comes beside them is told to come later. */
export function createTurnsOfEach(waitingAtMost: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const open = new Map<string, { count: number; readonly inTurn: ReturnType<typeof createTurns> }>();
  return async (key, work) => {
    const own = open.get(key) ?? { count: 0, inTurn: createTurns(1) };
    if (own.count > waitingAtMost) refuse('RATE-429', { retryAfterSeconds: 1 });
    open.set(key, own);
    own.count++;
    try {
      return await own.inTurn(work);
    } finally {
      own.count--;
      if (own.count === 0) open.delete(key);
    }
  };
}
