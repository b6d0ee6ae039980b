import { SIGNED_PAPERS } from '@registrar/domain/processes';
import type { TermOf } from '@registrar/domain/schedules';
import type { UnitOfWork } from '../platform/unit-of-work';

const MARK = 'seed:demonstration-signing';
/** Before everything that is tried in the demonstration; a row of a later day supersedes it. */
const FROM = '2025-01-01';

/** One kind, so that everything else is there at once. */
const SIGNED_BY_OFFICERS: TermOf<'OFFICER_SIGNATURE'> = {
  CERTIFICATE_OF_INCORPORATION: false,
  CERTIFICATE_OF_NAME_CHANGE: false,
  CERTIFICATE_OF_CONVERSION: false,
  RECORD_LETTER: false,
  CERTIFIED_COPY: false,
  GOOD_STANDING: true,
  ORDER_ON_CALL: false,
  ANSWER_TO_GRIEVANCE: false,
};

/**
 * In the demonstration papers may be signed in the portal, and an officer signs certificates of good standing. In
 * production the rows of the office say so, or do not.
 */
export async function openSigningInPortal(unit: UnitOfWork): Promise<void> {
  const mark = await unit.tx
    .insertInto('setting')
    .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!mark) return;
  await unit.tx
    .insertInto('configuration')
    .values(
      [
        ...[...new Set(Object.values(SIGNED_PAPERS))].map((key) => ({ key, value: { inPortal: true } })),
        { key: 'OFFICER_SIGNATURE', value: SIGNED_BY_OFFICERS },
      ].map(({ key, value }) => ({
        key,
        valid_from: FROM,
        valid_to: null,
        value: JSON.stringify(value),
        reference: 'Demonstration only: no office has decided it',
        reference_nepali: 'प्रदर्शनका लागि मात्र: कुनै कार्यालयले निर्णय गरेको होइन',
        certainty: 'C',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
