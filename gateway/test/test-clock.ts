import { dayInNepal, MovableClock, morningInNepal } from '../src/platform/clock';

/**
 * Begins now, or at ten where it is earlier in Nepal: at nine reminders and removals fall due, and no test depends on
 * whether that is over. Never before now: files and certificates carry the machine's time. It goes on at the usual
 * pace until a test stops it: what happens within a minute then does so on the busiest machine.
 */
export class TestClock extends MovableClock {
  #stoppedAt: number | undefined;

  constructor() {
    super();
    this.moveTo(null);
  }

  override now(): Date {
    return this.#stoppedAt === undefined ? super.now() : new Date(this.#stoppedAt);
  }

  /** Until it is moved to a moment. */
  stop(moment = this.now()): void {
    this.#stoppedAt = moment.getTime();
  }

  /** Without a moment: to where it began. */
  override moveTo(moment: Date | null): void {
    this.#stoppedAt = undefined;
    const now = new Date();
    super.moveTo(moment ?? new Date(Math.max(now.getTime(), morningInNepal(dayInNepal(now)).getTime() + 3_600_000)));
  }

  override advance(milliseconds: number): void {
    if (this.#stoppedAt === undefined) super.advance(milliseconds);
    else this.#stoppedAt += milliseconds;
  }
}
