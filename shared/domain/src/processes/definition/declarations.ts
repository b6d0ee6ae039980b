import type { Bilingual } from '../../bilingual';

/** A statement that whoever submits a filing makes; kept with the round in these words. */
export interface Declaration {
  /** Once in a definition. */
  readonly key: string;
  readonly text: Bilingual;
}

export const trueStatement: Declaration = {
  key: 'TRUE_STATEMENT',
  text: {
    ne: 'माथिको विवरण ठीक साँचो छ; झुट्टा ठहरे कानुनबमोजिम सहुँला बुझाउँला।',
    en: 'I declare that the above is true, and I accept legal responsibility if it is not.',
  },
};

/** What has to be declared with each submission of a filing; without a list of its own, that it is true. */
export const declarationsOf = ({
  declarations = [trueStatement],
}: {
  readonly declarations?: readonly Declaration[];
}): readonly Declaration[] => declarations;
