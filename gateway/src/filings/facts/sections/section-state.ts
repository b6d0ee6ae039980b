import type { Language } from '@registrar/domain/bilingual';
import type { FiledPerson } from '@registrar/domain/calls/filed-person';
import type { FiledItemState, SectionState } from '@registrar/domain/calls/filing-sections';
import type { FieldError } from '@registrar/domain/envelope';
import { isList, type FilingFrame, type ListSection } from '@registrar/domain/processes';
import type { Application } from '../../../applications/application';
import { fact } from '../situation';
import { judgeLongLists, judgeSections, type Judgement } from './judge-sections';
import type { SavedItem } from '../../../applications/saved-items';

/** An answer that names more would help nobody to begin with the first of them. */
const ERRORS_NAMED = 200;

export type People = ReadonlyMap<string, FiledPerson>;

/** A judged section as the application's detail carries it: of a list without its items. */
export function describeSection(
  application: Application,
  { section, empty, errors, ofItems }: Judgement,
): SectionState {
  const saved = application.sections.get(section.key);
  const good = errors.length === 0 && ofItems.size === 0;
  return {
    key: section.key,
    kind: isList(section) ? 'LIST' : 'FORM',
    validity: empty ? 'EMPTY' : good ? 'VALID' : 'INVALID',
    data: isList(section) ? {} : { ...saved?.data },
    // nobody is reproached with a form that was not opened yet
    errors: empty && !isList(section) ? [] : [...errors],
    version: saved?.version ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: saved?.savedBy ?? null,
    count: application.items.get(section.key)?.length ?? 0,
    invalid: ofItems.size,
  };
}

export function describeItem(
  section: ListSection,
  item: SavedItem,
  errors: readonly FieldError[],
  frame: FilingFrame,
): FiledItemState {
  const title = section.item.title(item.data, frame);
  return {
    id: item.id,
    position: item.position,
    version: item.version,
    validity: errors.length === 0 ? 'VALID' : 'INVALID',
    titleEnglish: title.en || title.ne,
    titleNepali: title.ne || title.en,
    data: { ...item.data },
    errors: [...errors],
  };
}

/** Every section may be handed in as it is answered. */
export const sectionsComplete = fact(async ({ application }) => {
  await judgeLongLists(application, 'en');
  return incompleteSections(application, 'en').length === 0;
});

/**
 * What stands in the way of submitting, each path beginning with the section it belongs to; the first of them where
 * there are many.
 */
export function incompleteSections(application: Application, language: Language): FieldError[] {
  const under = (prefix: string, errors: readonly FieldError[]) =>
    errors.map((error) => ({ ...error, path: [prefix, error.path].filter(Boolean).join('.') }));
  return judgeSections(application, language)
    .flatMap(({ section, empty, errors, ofItems }) => {
      if (section.optional && empty) return [];
      return [
        ...under(section.key, errors),
        ...[...ofItems].flatMap(([id, found]) => under(`${section.key}.${id}`, found)),
      ];
    })
    .slice(0, ERRORS_NAMED);
}
