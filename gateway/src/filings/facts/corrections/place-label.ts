import type { Bilingual } from '@registrar/domain/bilingual';
import { fieldsOf, isList, sectionOf, type FilingFrame, type ProcessDefinition } from '@registrar/domain/processes';
import { frameOf, type Application } from '../../../applications/application';
import type { SavedItem } from '../../../applications/saved-items';
import { placeName, placesOf } from '../documents/required-documents';

type Items = ReadonlyMap<string, readonly Pick<SavedItem, 'id' | 'data'>[]>;

/** The label of the place of a remark; undefined when the filing no longer has that place. */
export function labelOf(
  application: Application,
  { path, document_key }: { path: string | null; document_key: string | null },
) {
  if (path !== null) return placeLabel(application.definition, application.items, frameOf(application), path);
  const place = placesOf(application).find(({ key }) => key === document_key);
  return place && placeName(application, place);
}

/**
 * The label of a path in a filing, made of the labels of section, item and field. Undefined when there is no such
 * place. The field may be any part of the answers, including one that the form renders itself.
 */
export function placeLabel(
  definition: ProcessDefinition,
  items: Items,
  frame: FilingFrame,
  path: string,
): Bilingual | undefined {
  const [key = '', ...rest] = path.split('.');
  const section = sectionOf(definition, key);
  if (!section) return undefined;
  if (!isList(section)) return joined(section.label, fieldLabel(rest));
  const [itemId, ...within] = rest;
  if (itemId === undefined) return section.label;
  const item = items.get(key)?.find(({ id }) => id === itemId);
  return item && joined(section.label, section.item.title(item.data, frame), fieldLabel(within));

  function fieldLabel(parts: readonly string[]): Bilingual | undefined {
    if (parts.length === 0 || !section) return undefined;
    const asked = parts.join('.');
    return (
      fieldsOf(section).find((field) => field.path === asked || asked.startsWith(`${field.path}.`))?.label ?? {
        ne: '',
        en: '',
      }
    );
  }
}

function joined(...parts: (Bilingual | undefined)[]): Bilingual {
  const named = parts.filter((part) => part !== undefined);
  const of = (language: keyof Bilingual) =>
    named
      .map((part) => part[language] || part.en || part.ne)
      .filter(Boolean)
      .join(' › ');
  return { ne: of('ne'), en: of('en') };
}
