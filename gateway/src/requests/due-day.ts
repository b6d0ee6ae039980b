import type { RequestKind } from '@registrar/domain/requests';
import { addWorkingDays, readOfficeCalendar } from '../applications/office-calendar';
import { dayInNepal } from '../platform/clock';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';

/** The last working day on which the office answers a request that arrives today; AD. */
export async function dueDay({ tx, now }: UnitOfWork, { key }: RequestKind): Promise<string> {
  const today = dayInNepal(now);
  const { workingDays, otherwise } = await readTerm(tx, 'REQUEST_TERMS', today);
  return addWorkingDays(today, workingDays[key] ?? otherwise, await readOfficeCalendar(tx));
}
