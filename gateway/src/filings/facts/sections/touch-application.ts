import type { Bilingual } from '@registrar/domain/bilingual';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { Application } from '../../../applications/application';

/**
 * Raises the version after a change of an answer or a document, so that an action needs the new version and nobody acts
 * on a state they have not read. Updates the title too, except for a filing from a reserved name or one that is titled
 * by its company. Returns the new version.
 */
export async function touchApplication(
  unit: UnitOfWork,
  application: Application,
  title: Bilingual | undefined,
): Promise<number> {
  const touched = touchedBy(unit, application, title);
  await unit.tx.updateTable('application').set(touched).where('id', '=', application.row.id).execute();
  return touched.version;
}

/** The changed columns, for a statement that writes the answer in the same step. */
export function touchedBy({ now }: UnitOfWork, { row, definition }: Application, title: Bilingual | undefined) {
  const named =
    title === undefined || definition.origin.fromReservation || definition.origin.namedByCompany
      ? {}
      : { title_english: title.en, title_nepali: title.ne };
  return { ...named, updated_at: now, version: row.version + 1 };
}
