/** What time it is. Passed in everywhere: "today", deadlines and expiries follow it, and tests move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Runs at the usual pace from any moment; the embedded default has it so that a test can look ninety days ahead. */
export class MovableClock implements Clock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** Without a moment the clock returns to the present. */
  moveTo(moment: Date | null): void {
    this.#offset = moment ? moment.getTime() - Date.now() : 0;
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}

/** Nepal keeps one time the whole year, five hours and three quarters ahead of UTC. */
const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000;

/** The calendar day of Nepal, AD, yyyy-MM-dd. */
export function dayInNepal(moment: Date): string {
  return new Date(moment.getTime() + NEPAL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Nepal, HH:mm. */
export function timeInNepal(moment: Date): string {
  return new Date(moment.getTime() + NEPAL_OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment at which a day of Nepal begins. */
export function startOfDayInNepal(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - NEPAL_OFFSET_MS);
}

const MORNING_MS = 9 * 3_600_000;

/** Nine o'clock of a day of Nepal: reminders arrive in the morning, when something can be done about them. */
export function morningInNepal(day: string): Date {
  return new Date(startOfDayInNepal(day).getTime() + MORNING_MS);
}
