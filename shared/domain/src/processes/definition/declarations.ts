import type { Bilingual } from '../../bilingual';
import type { FilingFrame } from './filing-frame';

/** A statement that the applicant makes on submission; it is stored with the round in this wording. */
export interface Declaration {
  /** Unique in a definition. */
  readonly key: string;
  readonly text: Bilingual;
  /** Whether it is made with these answers; without it: yes. */
  appliesTo?(frame: FilingFrame): boolean;
}

export const trueStatement: Declaration = {
  key: 'TRUE_STATEMENT',
  text: {
    ne: 'माथिको विवरण ठीक साँचो छ; झुट्टा ठहरे कानुनबमोजिम सहुँला बुझाउँला।',
    en: 'I declare that the above is true, and I accept legal responsibility if it is not.',
  },
};

/**
 * The declarations required on each submission of a filing with these answers; without its own list, the declaration
 * that the filing is true.
 */
export const declarationsOf = (
  { declarations = [trueStatement] }: { readonly declarations?: readonly Declaration[] },
  frame: FilingFrame,
): readonly Declaration[] => declarations.filter(({ appliesTo }) => appliesTo?.(frame) ?? true);
