import type { CompanyType } from '@registrar/domain/enumerations';
import { registrationNumber, registrationSeriesOf } from '@registrar/domain/register';
import { sql } from 'kysely';
import type { Deed } from '../platform/deed';

export interface TakenNumber {
  readonly officeId: number;
  readonly series: string;
  readonly place: number;
  readonly number: string;
}

/**
 * The next number of the office and the series of the type. The row of the series is locked until the deed is done: an
 * approval of the same office and series waits so long, and a number is given back if the deed comes to nothing. So it
 * is taken as late in a deed as can be.
 */
export async function takeRegistrationNumber({ tx }: Deed, officeId: number, type: CompanyType): Promise<TakenNumber> {
  const series = registrationSeriesOf(type);
  const { code } = await tx.selectFrom('office').select('code').where('id', '=', officeId).executeTakeFirstOrThrow();
  const { last_place: place } = await tx
    .insertInto('registration_series')
    .values({ office_id: officeId, series, last_place: 1 })
    .onConflict((conflict) => conflict.columns(['office_id', 'series']).doUpdateSet({ last_place: sql<number>`registration_series.last_place + 1` }))
    .returning('last_place')
    .executeTakeFirstOrThrow();
  return { officeId, series, place, number: registrationNumber(code, series, place) };
}

/** Writes down to whom the number was given. */
export async function giveRegistrationNumber({ tx, now }: Deed, { officeId, ...taken }: TakenNumber, companyId: string): Promise<void> {
  await tx.insertInto('registration_number').values({ office_id: officeId, ...taken, company_id: companyId, taken_at: now }).execute();
}
