import type { Bilingual } from '../../bilingual';
import type { FilingFrame } from './filing-frame';

/** What the operator has to have looked at before a filing is verified. */
export interface CheckDefinition {
  /** Once in a definition. */
  readonly key: string;
  /** What is so, in the words in which the operator confirms it; with the section of the law where one asks it. */
  readonly text: Bilingual;
  /** Without it, of every filing of the process. */
  appliesTo?(frame: FilingFrame): boolean;
}

export const check = (
  key: string,
  ne: string,
  en: string,
  appliesTo?: CheckDefinition['appliesTo'],
): CheckDefinition => ({ key, text: { ne, en }, ...(appliesTo && { appliesTo }) });

/** The checks of this filing, in their order. */
export const checksOf = (
  { office: { checklist = [] } }: { readonly office: { readonly checklist?: readonly CheckDefinition[] } },
  frame: FilingFrame,
): readonly CheckDefinition[] => checklist.filter(({ appliesTo }) => appliesTo?.(frame) ?? true);
