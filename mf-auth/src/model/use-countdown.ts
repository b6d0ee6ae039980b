import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds until it is over; 0 when nothing is waited for. */
  readonly secondsLeft: number;
  start(seconds: number): void;
  stop(): void;
}

/** Counts against the clock, so that a sleeping tab wakes up with the right number. */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running, until]);
  return {
    secondsLeft,
    start(seconds) {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
    stop: () => setUntil(0),
  };
}
