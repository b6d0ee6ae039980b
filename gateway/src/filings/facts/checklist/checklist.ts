import type { CheckedItem } from '@registrar/domain/calls/filings';
import { checksOf, type CheckDefinition } from '@registrar/domain/processes';
import { frameOf, type Application } from '../../../applications/application';

/** One line of a filing's checklist, and the officer who checked it in this round. */
export interface FiledCheck {
  readonly check: CheckDefinition;
  readonly checked: CheckedItem['checked'];
}

/** The checklist of this filing for its present round; each round is checked again. Empty before the submission. */
export function checklistOf(application: Application): readonly FiledCheck[] {
  const { row, definition, records } = application;
  if (row.round === 0 || (definition.office.checklist ?? []).length === 0) return [];
  const checked = new Map(records.checks.map(({ key, by, at }) => [key, { by, at: at.toISOString() }]));
  return checksOf(definition, frameOf(application)).map((check) => ({
    check,
    checked: checked.get(check.key) ?? null,
  }));
}

export const wireChecklist = (checklist: readonly FiledCheck[]): CheckedItem[] =>
  checklist.map(({ check: { key, text }, checked }) => ({ key, nameEnglish: text.en, nameNepali: text.ne, checked }));
