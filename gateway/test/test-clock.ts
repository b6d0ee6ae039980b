import { dayInNepal, MovableClock, morningInNepal } from '../src/platform/clock';

/**
 * Begins an hour after nine o'clock of the present day of Nepal, at which reminders and removals fall due: no test
 * depends on the hour at which it is run. It goes on at the usual pace until a test stops it: what happens within a
 * minute then does so on the busiest machine.
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
    super.moveTo(moment ?? new Date(morningInNepal(dayInNepal(new Date())).getTime() + 3_600_000));
  }

  override advance(milliseconds: number): void {
    if (this.#stoppedAt === undefined) super.advance(milliseconds);
    else this.#stoppedAt += milliseconds;
  }
}
