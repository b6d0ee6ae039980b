import type { Bilingual } from '../../bilingual';
import { isAsked, type FieldDefinition } from './field-definition';
import type { Answers, FilingFrame } from './filing-frame';

/** A page of one item of a list, for items with more questions than fit on one page. */
export interface ItemStep {
  /** Unique in the list; stands in the address behind the item. */
  readonly key: string;
  readonly kind: 'FIELDS' | 'DOCUMENTS';
  readonly label: Bilingual;
  /** Under the heading. */
  readonly lead?: Bilingual;
  /** Fields of the item, with their conditions; none of DOCUMENTS. */
  readonly fields: readonly FieldDefinition[];
}

/**
 * The steps that an item has with these answers: one of FIELDS while at least one of its fields is asked.
 * `hasDocuments`: whether a document is asked of the item.
 */
export function stepsOfItem(
  steps: readonly ItemStep[],
  data: Answers,
  frame: FilingFrame,
  hasDocuments: boolean,
): readonly ItemStep[] {
  return steps.filter(({ kind, fields }) =>
    kind === 'DOCUMENTS' ? hasDocuments : fields.some((field) => isAsked(field, data, frame)),
  );
}

/** The step that asks for a path within the item; the first one for the item as a whole. */
export function itemStepOfPath(steps: readonly ItemStep[], path: string): ItemStep | undefined {
  const isPart = (upper: string, lower: string): boolean => upper === lower || lower.startsWith(`${upper}.`);
  const asks = (step: ItemStep, found: (field: string) => boolean): boolean =>
    step.fields.some((field) => found(field.path));
  return (
    steps.find((step) => asks(step, (field) => isPart(field, path))) ??
    (path === '' ? undefined : steps.find((step) => asks(step, (field) => isPart(path, field)))) ??
    steps[0]
  );
}
