/**
 * Lets the browser answer and draw before what follows. Where it can yield, it comes back at once; timers in a row wait
 * four milliseconds each.
 */
export const turn = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
