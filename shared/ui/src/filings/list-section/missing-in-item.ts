import { isMissingDocument, type DocumentPlace } from '@registrar/domain/calls/documents';
import type { FieldError } from '@registrar/domain/envelope';
import { itemStepOfPath, type ItemStep } from '@registrar/domain/processes';

/** How much each step of an item lacks, by its key: wrong or missing answers by their paths, and documents. */
export function missingIn(
  steps: readonly ItemStep[],
  lacking: readonly Pick<FieldError, 'path'>[],
  places: readonly DocumentPlace[],
): ReadonlyMap<string, number> {
  const missing = new Map<string, number>();
  const count = (key: string | undefined) => key !== undefined && missing.set(key, (missing.get(key) ?? 0) + 1);
  for (const { path } of lacking) count(itemStepOfPath(steps, path)?.key);
  for (const place of places) if (isMissingDocument(place)) count(steps.find(({ kind }) => kind === 'DOCUMENTS')?.key);
  return missing;
}
