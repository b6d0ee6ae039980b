import type { NamedProcess } from '../enumerations/processes';
import { explanationCall } from './kinds/explanation-call';
import type { ProceedingKind } from './proceeding-kind';

/** Every kind of proceeding. */
const KINDS: readonly ProceedingKind[] = [explanationCall];

/** Its row; an unknown key is a defect of the stored row. */
export function proceedingKind(key: string): ProceedingKind {
  const kind = KINDS.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no kind of proceeding ${key}`);
  return kind;
}

/** The kinds in which this process is a form. */
export function kindsAsking(process: NamedProcess): readonly ProceedingKind[] {
  return KINDS.filter(({ phases }) => phases.some(({ forms }) => forms.includes(process)));
}
