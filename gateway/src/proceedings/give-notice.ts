import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { scheduleDue } from './due-job';

/** A notice that counts as given by what the office has just done, with its last day (AD); a look follows that day. */
export async function giveNotice(
  unit: UnitOfWork,
  { proceedingId, kind, endsOn }: { readonly proceedingId: string; readonly kind: string; readonly endsOn: string },
): Promise<void> {
  const today = dayInNepal(unit.now);
  await unit.tx
    .insertInto('proceeding_notice')
    // a notice of former days, as the demonstration has one, was published at the latest on its last day
    .values({
      id: unit.newId(),
      proceeding_id: proceedingId,
      kind,
      published_on: endsOn < today ? endsOn : today,
      ends_on: endsOn,
    })
    .execute();
  scheduleDue(unit, proceedingId, endsOn);
}
