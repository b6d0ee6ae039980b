import type { NamedProcess } from '../enumerations/processes';
import { kindTable } from './kind-table';
import type { ProceedingKind } from './proceeding-kind';

/** Its row; an unknown key is a defect of the stored row. */
export function proceedingKind(key: string): ProceedingKind {
  const kind = kindTable.get(key);
  if (!kind) throw new Error(`There is no kind of proceeding ${key}`);
  return kind;
}

/** The kinds in which this process is a form. */
export function kindsAsking(process: NamedProcess): readonly ProceedingKind[] {
  return [...kindTable.values()].filter(({ phases }) => phases.some(({ forms }) => forms.includes(process)));
}

/** Every kind, in the order of their rows. */
export const proceedingKinds = (): readonly ProceedingKind[] => [...kindTable.values()];
