import en from './locales/en.json';
import ne from './locales/ne.json';
import type { Language } from './language';

/** Both languages at once, for tests and for places that may not wait. Pages load one by `./load-messages`. */
export const commonMessages: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ne, en };
