import type { CompanyType } from '@registrar/domain/enumerations';
import { registrationNumber, registrationSeriesOf } from '@registrar/domain/register';
import { sql } from 'kysely';
import { officeCode } from '../lookups/known-choices';
import type { UnitOfWork } from '../platform/unit-of-work';

export interface TakenNumber {
  readonly officeId: number;
  readonly series: string;
  readonly place: number;
  readonly number: string;
}

/**
 * The next number of the office and the series of the type. The row of the series is locked until the unit of work
 * ends: another approval of the same office and series waits, and a rollback returns the number. So it is taken as late
 * as possible.
 */
export async function takeRegistrationNumber(
  { tx }: UnitOfWork,
  officeId: number,
  type: CompanyType,
): Promise<TakenNumber> {
  const series = registrationSeriesOf(type);
  const code = await officeCode(tx, officeId);
  const { last_place: place } = await tx
    .insertInto('registration_series')
    .values({ office_id: officeId, series, last_place: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'series'])
        .doUpdateSet({ last_place: sql<number>`registration_series.last_place + 1` }),
    )
    .returning('last_place')
    .executeTakeFirstOrThrow();
  return { officeId, series, place, number: registrationNumber(code, series, place) };
}

/** Stores the company that got the number. */
export async function giveRegistrationNumber(
  { tx, now }: UnitOfWork,
  { officeId, ...taken }: TakenNumber,
  companyId: string,
): Promise<void> {
  await tx
    .insertInto('registration_number')
    .values({ office_id: officeId, ...taken, company_id: companyId, taken_at: now })
    .execute();
}
