import { comparedCode } from '@registrar/domain/plain-text';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { isNumber } from '../platform/database/searched-number';

export const CODE_PURPOSE = 'APPLICATION_STATUS';

/** However it was written, it is the same number: one code, and one count of what was asked. */
export const numberAsked = (given: string): string => comparedCode(given);

/** The submitted application with the number, and the email of the account that filed it. */
export function findByNumber(db: Kysely<DB>, number: string) {
  return db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.applicant_id')
    .where(isNumber('application.application_number', number))
    .where('application.discarded_at', 'is', null)
    .where('account.status', '=', 'ACTIVE')
    .select(['application.id', 'account.email'])
    .limit(1)
    .executeTakeFirst();
}
