import { createHash } from 'node:crypto';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { FilingFrame, ListSection } from '@registrar/domain/processes';
import type { ItemData } from '../../applications/item-memory';
import type { SavedItem } from '../../applications/saved-items';

/** Below this, judging again is quicker than knowing whether it has to be done. */
const WORTH_REMEMBERING = 20;

type Found = WeakMap<ItemData, { readonly ground: string; readonly errors: readonly FieldError[] }>;

/**
 * A save judges in one language whether the filing is complete and answers in another: each language remembers its own.
 */
const foundIn: Readonly<Record<Language, Found>> = { ne: new WeakMap(), en: new WeakMap() };

/**
 * What is wrong with each item by itself; whoever is not in the answer is good. Five hundred shareholders are judged
 * once, and after that only those whose answers, or the ground they are judged on, have changed.
 */
export function ownFindings(
  section: ListSection,
  items: readonly SavedItem[],
  frame: FilingFrame,
  language: Language,
): Map<string, readonly FieldError[]> {
  const schema = section.item.schemaFor(frame);
  const judge = (data: ItemData): readonly FieldError[] => {
    const parsed = schema.safeParse(data);
    return parsed.success ? [] : fieldIssues(parsed.error, language);
  };
  const found = foundIn[language];
  const ground = items.length < WORTH_REMEMBERING ? undefined : groundOf(section, frame, language);
  const findings = new Map<string, readonly FieldError[]>();
  for (const { id, data } of items) {
    const known = ground === undefined ? undefined : found.get(data);
    const errors = known && known.ground === ground ? known.errors : judge(data);
    if (ground !== undefined && errors !== known?.errors) found.set(data, { ground, errors });
    if (errors.length > 0) findings.set(id, errors);
  }
  return findings;
}

/** All that an item's schema may look at besides the item: the kind of company, the day, the other sections. */
function groundOf({ key }: ListSection, { companyType, answers, today }: FilingFrame, language: Language): string {
  const { [key]: _own, ...others } = answers;
  return createHash('sha1')
    .update(JSON.stringify([key, companyType, today, language, others]))
    .digest('base64');
}
