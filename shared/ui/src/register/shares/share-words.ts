import { useLanguage } from '../../base/language/use-language';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };

const words = { ne, en };

/** The words of the pictures of shares. They come with them, so that the first page of a visit does not carry them. */
export function useShareWords(): typeof ne {
  return words[useLanguage()];
}
