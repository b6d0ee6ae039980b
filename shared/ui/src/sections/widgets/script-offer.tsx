import { lazy, Suspense, type ComponentType } from 'react';
import { valueAt, type FieldDefinition } from '@registrar/domain/processes';
import { useSectionForm } from '../section/section-form-context';
import type { OfferedWordsProps } from './offered-words';

const NoOffer: ComponentType<OfferedWordsProps> = () => null;
// The word lists behind it weigh more than the form. Where they cannot be fetched there is no offer.
const OfferedWords = lazy(async () => ({
  default: await import('./offered-words').then(
    (module) => module.OfferedWords,
    () => NoOffer,
  ),
}));

const wordsAt = (data: unknown, path: string): string => {
  const words = valueAt(data, path);
  return typeof words === 'string' ? words.trim() : '';
};

/** Letters of the other script: old answers stand in the field of English words whatever they were typed in. */
const wrong = { ne: /\p{Script=Latin}/u, en: /\p{Script=Devanagari}/u } as const;

/**
 * Under a field that is empty, or written in the other script: what stands in its pair, as it sounds in this one. It is
 * put in when it is pressed, and never over words of the right script.
 */
export function ScriptOffer({ field, label }: { readonly field: FieldDefinition; readonly label: string }) {
  const { data, disabled, set } = useSectionForm();
  const script = scriptOf(field);
  if (field.offersOtherScript !== true || field.pair === undefined || script === undefined || disabled) return null;
  const own = wordsAt(data, field.path);
  const heard = own === '' ? wordsAt(data, field.pair) : own;
  if (heard === '' || (own !== '' && !wrong[script].test(own))) return null;
  return (
    <Suspense fallback={null}>
      <OfferedWords script={script} heard={heard} label={label} onTake={(words) => set({ [field.path]: words })} />
    </Suspense>
  );
}

/** Which language a field is written in; of the others either may be typed. */
export function scriptOf({ path, pair, offersOtherScript, widget }: FieldDefinition): 'ne' | 'en' | undefined {
  if (widget === 'nameNepali' || /nepali$/i.test(path)) return 'ne';
  if (widget === 'nameEnglish' || /english$/i.test(path)) return 'en';
  return offersOtherScript === true && pair !== undefined ? 'en' : undefined;
}
