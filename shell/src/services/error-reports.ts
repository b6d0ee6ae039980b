import { createErrorId } from './error-id';

export interface ErrorReport {
  readonly errorId: string;
  readonly where: string;
  readonly error: unknown;
}

const kept: ErrorReport[] = [];
const keepAtMost = 50;

/** Writes a fault down where an operator can find it by the id that the person was shown. */
export function reportError(error: unknown, where: string, errorId = createErrorId('REG-E01')): string {
  kept.push({ errorId, where, error });
  if (kept.length > keepAtMost) kept.shift();
  console.error(`[${errorId}] ${where}`, error);
  return errorId;
}

/** A hitch that the portal gets over by itself: kept, not shouted. */
export function notice(problem: string): void {
  console.info(`[registrar] ${problem}`);
}
