import { proceedingKind } from '@registrar/domain/proceedings';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterOpenStatus } from './enter-company-status';
import { giveNotice } from './give-notice';

export interface NewProceeding {
  readonly kind: string;
  readonly number: string;
  readonly companyId: string;
  readonly officeId: number;
  readonly openedBy: Actor['accountId'];
  /** The last day of each notice that is given with the opening, by its key; AD. */
  readonly ends: Readonly<Record<string, string>>;
  /** The filing whose approval opens it, where that is the form of its first phase. */
  readonly openedByFiling?: string;
}

/**
 * Opens a proceeding in its first phase, with the notices that are given with the opening, and enters the status that
 * its company has meanwhile. Returns its id.
 *
 * @throws FLOW-409 where the kind gives a status and the company is not active
 */
export async function openProceeding(
  unit: UnitOfWork,
  { kind: key, number, companyId, officeId, openedBy, ends, openedByFiling }: NewProceeding,
  actor: Actor | null = null,
): Promise<string> {
  const kind = proceedingKind(key);
  const id = unit.newId();
  await enterOpenStatus(unit, { id, kind: kind.key, number, company_id: companyId }, actor);
  await unit.tx
    .insertInto('proceeding')
    .values({
      id,
      kind: kind.key,
      number,
      company_id: companyId,
      office_id: officeId,
      opened_at: unit.now,
      opened_by: openedBy,
      opened_by_filing: openedByFiling ?? null,
    })
    .execute();
  for (const [notice, endsOn] of Object.entries(ends))
    await giveNotice(unit, { proceedingId: id, kind: notice, endsOn });
  return id;
}
