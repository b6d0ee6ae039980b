import { createHash } from 'node:crypto';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { FilingFrame, ListSection } from '@registrar/domain/processes';
import type { ItemData } from '../../../applications/item-memory';
import type { SavedItem } from '../../../applications/saved-items';

/** With fewer items, validating again is faster than checking whether a remembered result is still right. */
const WORTH_REMEMBERING = 20;

type Found = WeakMap<ItemData, { readonly ground: string; readonly errors: readonly FieldError[] }>;

/** One memory per language: a save checks completeness in one language and answers in another. */
const foundIn: Readonly<Record<Language, Found>> = { ne: new WeakMap(), en: new WeakMap() };

/** The number of items validated before other requests get their turn; about ten milliseconds for the slowest kind. */
export const JUDGED_AT_A_TIME = 20;

/**
 * The errors of each item on its own; an item that is missing in the result is valid. Results are remembered: of five
 * hundred shareholders only those are validated again whose answers, or the context in `groundOf`, have changed.
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
 * Validates the items that `ownFindings` would validate, in slices with other requests in between, and remembers the
 * results. Call it before a long list is validated and before the unit of work that does so begins.
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

/**
 * A hash of everything that an item's schema may read besides the item: company type, day, language and the other
 * sections.
 */
function groundOf({ key }: ListSection, { companyType, answers, today }: FilingFrame, language: Language): string {
  const { [key]: _own, ...others } = answers;
  return createHash('sha1')
    .update(JSON.stringify([key, companyType, today, language, others]))
    .digest('base64');
}
