import type { FilingFrame } from '../definition/filing-frame';

/** The filed details of a part, in addition to its public data. */
export function detailsOf({ details }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

/** The registered office of the register, with the places and contacts as they were filed. */
export const standingOffice = (frame: Pick<FilingFrame, 'company'>): Readonly<Record<string, unknown>> =>
  detailsOf(frame.company?.parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE')?.data ?? {});
