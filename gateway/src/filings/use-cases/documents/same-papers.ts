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
  if (places.length < 2) return found;
  const personOf = new Map(
    peopleOfFiling(application.definition, frameOf(application)).flatMap(({ key, roles }) =>
      roles.filter(isMain).map(({ section, itemId }) => [`${section} ${itemId ?? ''}`, key] as const),
    ),
  );
  const lying = places.flatMap((place) => {
    const document = documents.find(({ requirement_key }) => requirement_key === place.key);
    return document === undefined ? [] : [{ place, document }];
  });
  const person = ({ requirement, item }: DocumentPlaceKey) =>
    personOf.get(`${requirement.forEachOf ?? ''} ${item?.id ?? ''}`);
  for (const place of places) {
    const whose = person(place);
    if (whose === undefined || lying.some((one) => one.place.key === place.key)) continue;
    const { maximumMegabytes, extensions } = place.requirement;
    const same = lying.find(
      (one) =>
        person(one.place) === whose &&
        one.document.status !== 'REJECTED' &&
        one.document.size <= maximumMegabytes * MEGABYTE &&
        isOfKind(one.document.media_type, extensions),
    );
    if (same !== undefined) found.set(place.key, same);
  }
  return found;
}
