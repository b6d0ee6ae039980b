import type { Bilingual } from '../../bilingual';
import type { FilingFrame } from './filing-frame';

/** A check that the operator must complete before a filing is verified. */
export interface CheckDefinition {
  /** Unique in a definition. */
  readonly key: string;
  /** The statement that the operator confirms; with the section of the law where one requires it. */
  readonly text: Bilingual;
  /** Without it, the check applies to every filing of the process. */
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
