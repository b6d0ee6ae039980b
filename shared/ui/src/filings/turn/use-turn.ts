import { useCallback, useEffect, useRef, useState } from 'react';
import type { WaitingPlace } from '@registrar/domain/calls/peak';
import { usePortal } from '@registrar/runtime';

/** How somebody stands in line; `failed`: the last question was not answered. */
export interface Line extends Pick<WaitingPlace, 'place' | 'ahead'> {
  readonly failed: boolean;
}

export interface Turn {
  /** Null: nobody waits. */
  readonly line: Line | null;
  /** True once it is one's turn; false where somebody stopped waiting. */
  take(): Promise<boolean>;
  leave(): void;
}

const PATH = '/external/api/waiting-place';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;
const AFTER_FAILURE_MS = 10_000;

/**
 * The turn of an annual report while every company files one. It is asked for before the call that needs it, and again
 * by itself until it has come; as long as the peak mode is off the first answer is yes. A gateway that cannot say lets
 * the call itself decide.
 */
export function useTurn(): Turn {
  const { gateway } = usePortal();
  const [line, setLine] = useState<Line | null>(null);
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const take = useCallback(async (): Promise<boolean> => {
    waiting.current?.abort();
    const stop = (waiting.current = new AbortController());
    let known: Line | null = null;
    for (;;) {
      const answer = await ask(gateway, stop.signal);
      if (stop.signal.aborted) return false;
      known = lineAfter(known, answer);
      setLine(known);
      if (known === null) return true;
      await pause(answer === null ? AFTER_FAILURE_MS : answer.retryAfterSeconds * 1000, stop.signal);
      if (stop.signal.aborted) return false;
    }
  }, [gateway]);

  const leave = useCallback(() => {
    waiting.current?.abort();
    setLine(null);
    // who does not ask any more is left out after a while as well
    void gateway.request<object>({ path: PATH, method: 'DELETE', quiet }).catch(() => undefined);
  }, [gateway]);

  return { line, take, leave };
}

/** Null: nothing to wait for. */
function lineAfter(known: Line | null, answer: WaitingPlace | null): Line | null {
  if (answer === null) return known && { ...known, failed: true };
  return answer.admitted ? null : { place: answer.place, ahead: answer.ahead, failed: false };
}

type Gateway = ReturnType<typeof usePortal>['gateway'];

async function ask(gateway: Gateway, signal: AbortSignal): Promise<WaitingPlace | null> {
  try {
    return await gateway.request<WaitingPlace>({ path: PATH, method: 'POST', quiet, signal });
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
