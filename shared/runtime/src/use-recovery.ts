import { useEffect } from 'react';
import { usePortal } from './portal-context';

interface Recovery {
  readonly retry: () => void;
  /** Null where there is no version before. */
  readonly takePrevious: (() => void) | null;
}

/**
 * Ways out of a panel. While it stands the shell may draw the page afresh by itself: there is nothing left to lose on
 * it.
 */
export function useRecovery(drawAgain: () => void): Recovery {
  const { recovery } = usePortal();
  useEffect(() => recovery?.hold(), [recovery]);
  return { retry: recovery?.retry ?? drawAgain, takePrevious: recovery?.previous() ?? null };
}
