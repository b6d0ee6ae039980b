import { proceedingKind } from '@registrar/domain/proceedings';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';

export interface NewProceeding {
  readonly kind: string;
  readonly number: string;
  readonly companyId: string;
  readonly officeId: number;
  readonly openedBy: Actor['accountId'];
  /** The last day of each notice that is given with the opening, by its key; AD. */
  readonly ends: Readonly<Record<string, string>>;
}

/** Opens a proceeding in its first phase, with the notices that are given with the opening. Returns its id. */
export async function openProceeding(
  unit: UnitOfWork,
  { kind: key, number, companyId, officeId, openedBy, ends }: NewProceeding,
): Promise<string> {
  const kind = proceedingKind(key);
  const id = unit.newId();
  const today = dayInNepal(unit.now);
  await unit.tx
    .insertInto('proceeding')
    .values({
      id,
      kind: kind.key,
      number,
      company_id: companyId,
      office_id: officeId,
      phase: kind.phases[0].key,
      opened_at: unit.now,
      opened_by: openedBy,
    })
    .execute();
  for (const [notice, endsOn] of Object.entries(ends))
    await unit.tx
      .insertInto('proceeding_notice')
      // a notice of former days, as the demonstration has one, was published at the latest on its last day
      .values({
        id: unit.newId(),
        proceeding_id: id,
        kind: notice,
        published_on: endsOn < today ? endsOn : today,
        ends_on: endsOn,
      })
      .execute();
  return id;
}
