import type { Language } from '@registrar/domain/bilingual';
import type { FiledPerson } from '@registrar/domain/calls/filed-person';
import type { FiledItemState, SectionState } from '@registrar/domain/calls/filing-sections';
import type { FieldError } from '@registrar/domain/envelope';
import { isList, type FilingFrame, type ListSection } from '@registrar/domain/processes';
import type { Application } from '../../../applications/application';
import { fact } from '../situation';
import { judgeLongLists, judgeSections, type Judgement } from './judge-sections';
import type { SavedItem } from '../../../applications/saved-items';

/** The maximum number of errors in one answer; a longer list would not help the user. */
const ERRORS_NAMED = 200;

export type People = ReadonlyMap<string, FiledPerson>;

/** A validated section as the application's detail shows it; a list without its items. */
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
    // a form that was never opened shows no errors
    errors: empty && !isList(section) ? [] : [...errors],
    version: saved?.version ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: saved?.savedBy ?? null,
    touched: isTouched(application, section.key),
    count: application.items.get(section.key)?.length ?? 0,
    invalid: ofItems.size,
  };
}

/** Somebody has saved something in it since the filing was begun. */
function isTouched({ row, sections, items }: Application, key: string): boolean {
  const saved = [sections.get(key)?.savedAt, ...(items.get(key) ?? []).map(({ savedAt }) => savedAt)];
  return saved.some((at) => at !== undefined && at > row.created_at);
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

/** True when every section is complete and valid for submission. */
export const sectionsComplete = fact(async ({ application }) => {
  await judgeLongLists(application, 'en');
  return incompleteSections(application, 'en').length === 0;
});

/** The errors that prevent a submission, each path prefixed with its section; at most `ERRORS_NAMED`. */
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
