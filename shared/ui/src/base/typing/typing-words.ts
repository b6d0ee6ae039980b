import { useLanguage } from '../language/use-language';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

/** The words of this entry point. They come with it, so that the first page of a visit does not carry them. */
export function useTypingWords(): typeof ne {
  return words[useLanguage()];
}
