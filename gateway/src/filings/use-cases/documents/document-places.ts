import type { DocumentPlaceKey } from '@registrar/domain/processes';
import { additionalKey, type RequestedRow } from '../../facts/corrections/correction-state';
import type { Application } from '../../../applications/application';
import { placeName, placesOf } from '../../facts/documents/required-documents';
import type { Bilingual } from '@registrar/domain/bilingual';

/** A document place with its name: from the definition's list, or an additionally requested document. */
export interface NamedPlace extends DocumentPlaceKey {
  readonly name: Bilingual;
}

export function namedPlaces(application: Application, requested: readonly RequestedRow[]): NamedPlace[] {
  return [
    ...placesOf(application).map((place) => ({ ...place, name: placeName(application, place) })),
    ...requested.map(beyondTheList),
  ];
}

function beyondTheList({ id, name_nepali, name_english }: RequestedRow): NamedPlace {
  const key = additionalKey(id);
  const name = { ne: name_nepali, en: name_english };
  return {
    key,
    name,
    item: null,
    requirement: { key, name, when: 'ALWAYS', maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] },
  };
}
