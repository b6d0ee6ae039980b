import { addDays } from '@registrar/domain/calendar';
import { z } from 'zod';
import { startOfDayInNepal } from '../platform/clock';
import type { JobKind } from '../platform/jobs/job-kind';
import type { UnitOfWork } from '../platform/unit-of-work';

const dueSchema = z.object({ proceedingId: z.uuid() });

/** A look at what has come due in a proceeding; what was written of it before is not written again. */
export const dueJob: JobKind<z.infer<typeof dueSchema>> = { kind: 'proceeding-due', payload: dueSchema };

/** A look on the day after the last one of a notice or an opinion. */
export function scheduleDue(unit: UnitOfWork, proceedingId: string, lastDay: string): void {
  const runAt = startOfDayInNepal(addDays(lastDay, 1));
  unit.enqueue(dueJob, { proceedingId }, { runAt, dedupeKey: `${proceedingId}:${lastDay}` });
}

/** A look as soon as this unit of work is done. */
export function lookSoon(unit: UnitOfWork, proceedingId: string): void {
  unit.enqueue(dueJob, { proceedingId });
}
