import type { CheckedItem } from '@registrar/domain/calls/filings';
import { checksOf, type CheckDefinition } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../../applications/application';
import type { DB } from '../../platform/database/schema.generated';

/** One line of a filing's checklist, and who has looked at it in this round. */
export interface FiledCheck {
  readonly check: CheckDefinition;
  readonly checked: CheckedItem['checked'];
}

/** What the definition asks of this filing, as it stands in its round: what was corrected is looked at anew. Empty before it is submitted. */
export async function readChecklist(db: Kysely<DB>, application: Application): Promise<readonly FiledCheck[]> {
  const { row, definition } = application;
  if (row.round === 0 || (definition.checklist ?? []).length === 0) return [];
  const rows = await db
    .selectFrom('application_check').innerJoin('account', 'account.id', 'application_check.checked_by')
    .select(['check_key', 'checked_at', 'account.name_english', 'account.name_nepali', 'account.username'])
    .where('application_id', '=', row.id).where('round', '=', row.round)
    .execute();
  const checked = new Map(rows.map(({ check_key, checked_at, name_english, name_nepali, username }) => [
    check_key, { by: { nameEnglish: name_english || name_nepali || username, nameNepali: name_nepali || name_english || username }, at: checked_at.toISOString() },
  ]));
  return checksOf(definition, frameOf(application)).map((check) => ({ check, checked: checked.get(check.key) ?? null }));
}

export const wireChecklist = (checklist: readonly FiledCheck[]): CheckedItem[] =>
  checklist.map(({ check: { key, text }, checked }) => ({ key, nameEnglish: text.en, nameNepali: text.ne, checked }));
