import type { AdDay } from '@registrar/domain/calendar';
import type { Obligation } from './company-obligations';

/** A filing that settles something the Act asks of every company. */
export interface SettlingFiling {
  readonly processName: string;
  /** Of an annual report the year it is about, e.g. 2082/83; null where the filing does not say it. */
  readonly fiscalYear: string | null;
  /** The day of Nepal on which it was handed in. */
  readonly filedOn: AdDay;
}

/**
 * On which day each obligation of one company was settled; one that is missing is still open. A report settles its own
 * year, however late it is filed. Years are filed in order, so that one without a year settles the oldest that is open.
 */
export function settledObligations(
  obligations: readonly Obligation[],
  filings: readonly SettlingFiling[],
): ReadonlyMap<Obligation, AdDay> {
  const settled = new Map<Obligation, AdDay>();
  const inOrder = [...filings].sort((a, b) => a.filedOn.localeCompare(b.filedOn));
  // those that name their year go first: what they settle is not left to the others
  for (const filing of [
    ...inOrder.filter(({ fiscalYear }) => fiscalYear !== null),
    ...inOrder.filter(({ fiscalYear }) => fiscalYear === null),
  ]) {
    const fitting = obligations.filter((obligation) => !settled.has(obligation) && isMeant(filing, obligation));
    const [oldest] = [...fitting].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
    if (oldest) settled.set(oldest, filing.filedOn);
  }
  return settled;
}

function isMeant(
  { processName, fiscalYear, filedOn }: SettlingFiling,
  { kind, fiscalYear: year, since }: Obligation,
): boolean {
  return processName === kind && (fiscalYear === null ? filedOn >= since : fiscalYear === year);
}
