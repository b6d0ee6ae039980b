import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues, validationMessage } from '@registrar/domain/messages';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import {
  filedItems,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type ListSection,
} from '@registrar/domain/processes';

/** Some questions about an entry that are answered together, under a tab of their own. */
export interface ItemPart {
  readonly key: string;
  readonly label: Bilingual;
  /** First parts of the paths that belong here, e.g. `guardian`. */
  readonly paths: readonly string[];
}

/** Fields by part, in the order of the parts; what belongs nowhere stands in the first. */
export function fieldsOfParts(
  fields: readonly FieldDefinition[],
  parts: readonly ItemPart[],
): ReadonlyMap<string, readonly FieldDefinition[]> {
  const first = parts[0]?.key ?? '';
  const grouped = new Map<string, FieldDefinition[]>(parts.map(({ key }) => [key, []]));
  for (const field of fields) grouped.get(partOf(field.path, parts) ?? first)?.push(field);
  return grouped;
}

/** Which part a path belongs to; undefined where it is of the entry as a whole. */
export function partOf(path: string, parts: readonly ItemPart[]): string | undefined {
  const [head = ''] = path.split('.');
  return parts.find(({ paths }) => paths.includes(path) || paths.includes(head))?.key;
}

/** What an entry still lacks as it stands in the form, before it is saved; `frame` holds it as it is typed. */
export function lackingIn(
  { item }: ListSection,
  data: Answers,
  frame: FilingFrame,
  language: Language,
): readonly FieldError[] {
  const parsed = item.schemaFor(frame).safeParse(data);
  return parsed.success ? [] : fieldIssues(parsed.error, language);
}

/** What the list as a whole finds wrong with one entry as it stands in the form: counted twice, more than is left. */
export function listTroubles(
  section: ListSection,
  itemId: string,
  frame: FilingFrame,
  language: Language,
): readonly FieldError[] {
  const start = `${itemId}.`;
  return (section.issues?.(filedItems(frame, section.key), frame) ?? [])
    .filter(({ path }) => path.startsWith(start))
    .map(({ path, code, parameters }) => ({
      path: path.slice(start.length),
      code,
      message: validationMessage(code, language, parameters),
    }));
}
