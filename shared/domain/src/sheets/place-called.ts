import type { Place } from '../calls/lookups';

/**
 * As names are compared: small letters, one space between words, without the word that only says what kind of place it
 * is.
 */
export const plainPlaceName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s._()-]+/g, ' ')
    .trim()
    .toLocaleLowerCase()
    .replace(/ (?:प्रदेश|जिल्ला|province|district)$/u, '');

/**
 * The place that somebody means by a name in either language, or by its number. A name of today counts before a former
 * one: what one place was called, another may be called now.
 */
export function placeCalled<Called extends Place>(name: string, places: readonly Called[]): Called | undefined {
  const said = plainPlaceName(name);
  return (
    places.find(
      ({ id, nameEnglish, nameNepali }) =>
        plainPlaceName(nameEnglish) === said || plainPlaceName(nameNepali) === said || String(id) === said,
    ) ?? places.find(({ formerNames = [] }) => formerNames.some((former) => plainPlaceName(former) === said))
  );
}
