import type { Bilingual } from '@registrar/domain/bilingual';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { Application } from '../../../applications/application';

/**
 * An answer or a document has changed: whoever acts on the filing has to have seen it, so its version moves on. A
 * filing for a reserved name is called by that name, and some filings of a company by the company's, whatever is
 * answered. Gives back the version that actions ask for now.
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

/** What it writes, for a statement that writes the answer too. */
export function touchedBy({ now }: UnitOfWork, { row, definition }: Application, title: Bilingual | undefined) {
  const named =
    title === undefined || definition.origin.fromReservation || definition.origin.namedByCompany
      ? {}
      : { title_english: title.en, title_nepali: title.ne };
  return { ...named, updated_at: now, version: row.version + 1 };
}
