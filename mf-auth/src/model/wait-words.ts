export interface WaitWords {
  readonly key: 'wait.seconds' | 'wait.minutes' | 'wait.hours';
  readonly count: number;
}

/** A wait as people say it: never shorter than it is. */
export function waitWords(seconds: number): WaitWords {
  if (seconds <= 90) return { key: 'wait.seconds', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? { key: 'wait.minutes', count: minutes }
    : { key: 'wait.hours', count: Math.ceil(seconds / 3600) };
}

/** What is left, as a clock shows it: "1:05", "1:00:05". */
export function waitClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
