import type { ApplicationDetail } from '@registrar/domain/calls/filings';

/** `SHAREHOLDER.<id>` stands above `SHAREHOLDER.<id>.person.email`, and `SHAREHOLDER` above both. */
const standsAbove = (upper: string, lower: string): boolean => lower === upper || lower.startsWith(`${upper}.`);

/**
 * Whether a place of the filing may be written now. A pin opens what it points at and everything below it; a form that
 * holds a pinned field is open as far as that field, so a path above a pin counts as open too.
 */
export function isOpenPath({ status, unlocked }: Pick<ApplicationDetail, 'status' | 'unlocked'>, path: string): boolean {
  if (unlocked === null || unlocked === undefined) return status === 'DRAFT';
  return unlocked.some((open) => standsAbove(open, path) || standsAbove(path, open));
}
