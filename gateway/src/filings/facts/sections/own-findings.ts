import { createHash } from 'node:crypto';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { FilingFrame, ListSection } from '@registrar/domain/processes';
import type { ItemData } from '../../../applications/item-memory';
import type { SavedItem } from '../../../applications/saved-items';

/** Below this, judging again is quicker than knowing whether it has to be done. */
const WORTH_REMEMBERING = 20;

type Found = WeakMap<ItemData, { readonly ground: string; readonly errors: readonly FieldError[] }>;

/**
 * A save judges in one language whether the filing is complete and answers in another: each language remembers its own.
 */
const foundIn: Readonly<Record<Language, Found>> = { ne: new WeakMap(), en: new WeakMap() };

/** So many are judged before the gateway answers others: some ten milliseconds of the slowest kind. */
export const JUDGED_AT_A_TIME = 20;

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
  const { known, judge } = judgeOf(section, items.length, frame, language);
  const findings = new Map<string, readonly FieldError[]>();
  for (const { id, data } of items) {
    const errors = known(data) ?? judge(data);
    if (errors.length > 0) findings.set(id, errors);
  }
  return findings;
}

/**
 * Judges what `ownFindings` would have to, a few at a time with the calls of others in between, and remembers it: to be
 * awaited before a long list is judged, and before a unit of work that judges it is begun.
 */
export async function judgeInSlices(
  section: ListSection,
  items: readonly Pick<SavedItem, 'data'>[],
  frame: FilingFrame,
  language: Language,
): Promise<void> {
  if (items.length < WORTH_REMEMBERING) return;
  const { known, judge } = judgeOf(section, items.length, frame, language);
  let judged = 0;
  for (const { data } of items) {
    if (known(data) !== undefined) continue;
    judge(data);
    judged++;
    if (judged % JUDGED_AT_A_TIME === 0) await turnOfOthers();
  }
}

interface Judge {
  known(data: ItemData): readonly FieldError[] | undefined;
  judge(data: ItemData): readonly FieldError[];
}

function judgeOf(section: ListSection, length: number, frame: FilingFrame, language: Language): Judge {
  const schema = section.item.schemaFor(frame);
  const found = foundIn[language];
  const ground = length < WORTH_REMEMBERING ? undefined : groundOf(section, frame, language);
  return {
    known(data) {
      const remembered = ground === undefined ? undefined : found.get(data);
      return remembered?.ground === ground ? remembered?.errors : undefined;
    },
    judge(data) {
      const parsed = schema.safeParse(data);
      const errors = parsed.success ? [] : fieldIssues(parsed.error, language);
      if (ground !== undefined) found.set(data, { ground, errors });
      return errors;
    },
  };
}

/** All that an item's schema may look at besides the item: the kind of company, the day, the other sections. */
function groundOf({ key }: ListSection, { companyType, answers, today }: FilingFrame, language: Language): string {
  const { [key]: _own, ...others } = answers;
  return createHash('sha1')
    .update(JSON.stringify([key, companyType, today, language, others]))
    .digest('base64');
}
