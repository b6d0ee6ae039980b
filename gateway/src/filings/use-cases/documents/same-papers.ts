import { peopleOfFiling } from '@registrar/domain/processes/questions/people/known-people';
import { isMain } from '@registrar/domain/processes/questions/people/person-place';
import type { DocumentPlaceKey } from '@registrar/domain/processes';
import { frameOf, type Application } from '../../../applications/application';
import { isOfKind } from '../../../documents/document-name';
import { MEGABYTE } from '../../../documents/judge-document';
import type { DocumentRow } from '../../../documents/standing-documents';
import { placesOf } from '../../facts/documents/required-documents';

export interface SamePaper {
  /** Where it lies. */
  readonly place: DocumentPlaceKey;
  readonly document: DocumentRow;
}

/**
 * By place that is empty and asks for a person's own paper: the paper of the same person that lies elsewhere in the
 * filing, was not refused and fits there.
 */
export function samePapers(
  application: Application,
  documents: readonly DocumentRow[],
): ReadonlyMap<string, SamePaper> {
  const places = placesOf(application).filter(({ requirement }) => requirement.provesIdentity === true);
  const found = new Map<string, SamePaper>();
  const byPlace = new Map(documents.map((document) => [document.requirement_key, document]));
  const lying = places.filter(({ key }) => byPlace.has(key)).length;
  if (lying === 0 || lying === places.length) return found;
  const personOf = new Map(
    peopleOfFiling(application.definition, frameOf(application)).flatMap(({ key, roles }) =>
      roles.filter(isMain).map(({ section, itemId }) => [`${section} ${itemId ?? ''}`, key] as const),
    ),
  );
  const person = ({ requirement, item }: DocumentPlaceKey) =>
    personOf.get(`${requirement.forEachOf ?? ''} ${item?.id ?? ''}`);
  const ofPerson = new Map<string, SamePaper[]>();
  for (const place of places) {
    const [whose, document] = [person(place), byPlace.get(place.key)];
    if (whose !== undefined && document !== undefined && document.status !== 'REJECTED')
      ofPerson.set(whose, [...(ofPerson.get(whose) ?? []), { place, document }]);
  }
  for (const place of places) {
    if (byPlace.has(place.key)) continue;
    const { maximumMegabytes, extensions } = place.requirement;
    const same = ofPerson
      .get(person(place) ?? '')
      ?.find(
        ({ document: { size, media_type } }) => size <= maximumMegabytes * MEGABYTE && isOfKind(media_type, extensions),
      );
    if (same !== undefined) found.set(place.key, same);
  }
  return found;
}
