import type { Application } from '../../../applications/application';
import { revokeLinks } from '../../../outside/outside-link';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { PURPOSE } from './party-signatures';

/** Nobody signs for a filing that is given up; what was answered stays readable in the database. */
export async function withdrawSignatures(unit: UnitOfWork, { row, definition }: Application): Promise<void> {
  if (!definition.parties) return;
  const asked = await unit.tx
    .selectFrom('filing_signature')
    .select('id')
    .where('application_id', '=', row.id)
    .execute();
  await revokeLinks(
    unit,
    PURPOSE,
    asked.map(({ id }) => id),
    { keepAnswered: true },
  );
}
