export interface RelativeDaysMessage {
  readonly key: 'days.today' | 'days.tomorrow' | 'days.yesterday' | 'days.ahead' | 'days.ago';
  readonly count: number;
}

/**
 * "today", "in 3 days", "2 days ago" as a key of the common messages with its count.
 * `Intl.RelativeTimeFormat` has no Nepali in browsers, so the words are messages like all others.
 */
export function relativeDays(days: number): RelativeDaysMessage {
  if (days === 0) return { key: 'days.today', count: 0 };
  if (days === 1) return { key: 'days.tomorrow', count: 1 };
  if (days === -1) return { key: 'days.yesterday', count: 1 };
  return days > 0 ? { key: 'days.ahead', count: days } : { key: 'days.ago', count: -days };
}
