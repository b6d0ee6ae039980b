import { MovableClock } from '../src/platform/clock';

/**
 * Goes on at the usual pace until a test stops it: what happens within a minute then does so on the busiest machine.
 */
export class TestClock extends MovableClock {
  #stoppedAt: number | undefined;

  override now(): Date {
    return this.#stoppedAt === undefined ? super.now() : new Date(this.#stoppedAt);
  }

  /** Until it is moved to a moment. */
  stop(moment = this.now()): void {
    this.#stoppedAt = moment.getTime();
  }

  override moveTo(moment: Date | null): void {
    this.#stoppedAt = undefined;
    super.moveTo(moment);
  }

  override advance(milliseconds: number): void {
    if (this.#stoppedAt === undefined) super.advance(milliseconds);
    else this.#stoppedAt += milliseconds;
  }
}
