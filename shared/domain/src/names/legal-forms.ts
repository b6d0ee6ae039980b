/**
 * The legal form at the end of a name says nothing about whose name it is: the office adds it. It is known in every
 * spelling in use: with and without dots, brackets and blanks, whole and abbreviated, by long and short vowels.
 */
const alone = String.raw`(?<![\p{L}\p{M}\p{N}])`;

const between = String.raw`[\s.,()[\]{}/-]*`;
const english = (words: string): RegExp => new RegExp(`${between}${alone}(?:${words})${between}$`, 'iu');
const ENGLISH_LIMITED = 'limited|ltd';
const ENGLISH_FORMS = english(
  [
    `(?:private|privat|pvt|pte|public|p)${between}(?:company${between})?(?:${ENGLISH_LIMITED})`,
    ENGLISH_LIMITED,
    'private|pvt',
    'incorporated|inc|plc',
    `l${between}l${between}[cp]`,
    // Nepali, in Latin letters
    `pra${between}li`,
  ].join('|'),
);
/**
 * Words that are no name of their own at its end, but may be all there is of one. Company is none of them: it is a word
 * of the name that weighs nothing (`lexicon.ts`), so that with and without it two names are alike, not the same.
 */
const ENGLISH_FILLERS = english(String.raw`corporation|corp|public|\(\s*p\s*\.?\s*\)`);

/** A Devanagari zero is typed for the dot of an abbreviation; before the form it may be the end of a number. */
const before = String.raw`[\s.,()[\]{}/॰\u200B-\u200D\uFEFF-]*`;
const dots = String.raw`[\s.,()[\]{}/॰०\u200B-\u200D\uFEFF-]*`;
const nepali = (words: string): RegExp => new RegExp(`${before}${alone}(?:${words})${dots}$`, 'u');
const NEPALI_LIMITED = 'ल[िी]म[िी]ट[ेै]?[डट]';
const NEPALI_FORMS = nepali(
  [
    // an abbreviated Li that is a word as well (ली) is the form behind another abbreviation, or with a dot
    `(?:प्रा(?:[इई](?:भ|व|ब)[ेै]ट)?|प[बव]्लिक|प[िी])${dots}(?:क(?:म्|ं)पन[िी]${dots})?(?:${NEPALI_LIMITED}|ल[िी])`,
    NEPALI_LIMITED,
    'प्रा[इई](?:भ|व|ब)[ेै]ट',
    'प्रा[.॰०]',
    'लि|ली[.॰०]',
    'इन्क(?:र्पोरेटेड|र्पोरेसन)?',
    `एल${dots}एल${dots}[सप]ी`,
  ].join('|'),
);
const NEPALI_FILLERS = nepali('कर्पोरे[सश]न|निगम|प[बव]्लिक');

const SOMETHING = /[\p{L}\p{N}]/u;

function strip(name: string, forms: RegExp, fillers: RegExp): string {
  let core = name.trim();
  for (;;) {
    const withoutForm = core.replace(forms, '').trim();
    const withoutFiller = withoutForm.replace(fillers, '').trim();
    const shorter = SOMETHING.test(withoutFiller) ? withoutFiller : withoutForm;
    if (shorter === core) return core;
    core = shorter;
  }
}

/** Empty where a legal form is all there is. */
export function withoutEnglishForm(name: string): string {
  return strip(name, ENGLISH_FORMS, ENGLISH_FILLERS);
}

/** Empty where a legal form is all there is. */
export function withoutNepaliForm(name: string): string {
  return strip(name, NEPALI_FORMS, NEPALI_FILLERS);
}

/** Whether a name was written with a legal form, which the office would add itself. */
export function hasLegalForm(name: { readonly english: string; readonly nepali: string }): boolean {
  return (
    withoutEnglishForm(name.english) !== name.english.trim() || withoutNepaliForm(name.nepali) !== name.nepali.trim()
  );
}
