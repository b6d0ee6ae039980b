import { isList, sectionOf } from '@registrar/domain/processes';
import { fact, type Filed } from '../situation';
import { additionalKey, askedDocuments, lyingDocuments, roundPins } from './correction-state';

/** A writable place: a form, one item, a list as a whole, or the place of a document. */
export type Place =
  { readonly section: string; readonly item?: string; readonly whole?: true } | { readonly document: string };

/** The places that the applicant may change while the filing is sent back, as paths of pins and `DOCUMENTS.<key>`. */
export type OpenPlaces = ReadonlySet<string>;

export const DOCUMENTS = 'DOCUMENTS';

/**
 * Only places with a remark and refused documents are open again. In a list only the items with a remark are open; a
 * remark on the list itself opens all of it. Null: nothing was sent back.
 */
export const openPlaces = fact(async (filed: Filed): Promise<OpenPlaces | null> => {
  const { row, definition } = filed.application;
  if (row.status === 'ADDITIONAL_DOCUMENT_REQUESTED') {
    return new Set(
      (await askedDocuments(filed))
        .filter(({ document }) => document?.status !== 'APPROVED')
        .map(({ row: { id } }) => `${DOCUMENTS}.${additionalKey(id)}`),
    );
  }
  if (row.status !== 'SEND_FOR_CORRECTION') return null;
  const pinned = (await roundPins(filed))
    .filter(({ sent_at }) => sent_at !== null)
    .map(({ path, document_key }) => (path === null ? `${DOCUMENTS}.${document_key ?? ''}` : writableAt(path)));
  const refused = (await lyingDocuments(filed))
    .filter(({ status }) => status === 'REJECTED')
    .map(({ requirement_key }) => `${DOCUMENTS}.${requirement_key}`);
  return new Set([...pinned, ...refused]);

  /** A form is saved as a whole, so a remark on one field opens the form; an item is opened on its own. */
  function writableAt(path: string): string {
    const [key = '', item] = path.split('.');
    const section = sectionOf(definition, key);
    return section && isList(section) && item !== undefined ? `${key}.${item}` : key;
  }
});

/**
 * `isEmpty`: no document was uploaded at this place yet. Such a place is always open, because a corrected answer can
 * require a new document.
 */
export function isOpen(places: OpenPlaces, place: Place, { isEmpty = false } = {}): boolean {
  if ('document' in place) return isEmpty || places.has(`${DOCUMENTS}.${place.document}`);
  if (places.has(place.section)) return true;
  return place.item !== undefined && places.has(`${place.section}.${place.item}`);
}
