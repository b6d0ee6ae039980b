import { createContext, use } from 'react';
import type { Answers, FieldDefinition, FilingFrame } from '@registrar/domain/processes';

/** What a widget may look at besides its own value. */
export interface SectionFormState {
  readonly fields: readonly FieldDefinition[];
  readonly data: Answers;
  readonly frame: FilingFrame;
  readonly disabled: boolean;
  /** What should be known of the answer at this path and stands in nobody's way. */
  readonly cautionAt?: (path: string) => string | undefined;
  /** What the register answers now, where the questions are about what stands there. */
  readonly standing?: Answers | undefined;
  /** Puts answers in as if they had been typed; by path. */
  readonly set: (answers: Readonly<Record<string, unknown>>) => void;
}

export const SectionFormContext = createContext<SectionFormState | null>(null);

export function useSectionForm(): SectionFormState {
  const form = use(SectionFormContext);
  if (form === null) throw new Error('useSectionForm is called outside a SectionForm');
  return form;
}
