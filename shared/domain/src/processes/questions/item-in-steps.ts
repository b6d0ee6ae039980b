import { z } from 'zod';
import type { Bilingual } from '../../bilingual';
import type { FieldDefinition } from '../definition/field-definition';
import type { Answers, FilingFrame } from '../definition/filing-frame';
import type { ItemStep } from '../definition/item-step';
import type { ListSection } from '../definition/section-definition';
import { judgedByEach, withRules, type Finding } from './answer';

/** A step of an item with questions of its own; `Draft` is what may be saved of it. */
interface AskedStep<Draft extends z.ZodObject = z.ZodObject> extends Omit<ItemStep, 'kind'> {
  readonly kind: 'FIELDS';
  readonly draft: Draft;
  /** Judges the answers of this step; it may read those of the others. */
  schemaFor(frame: FilingFrame): z.ZodType;
  appliesTo(data: Answers, frame: FilingFrame): boolean;
}

interface Asked<Complete extends z.ZodObject, Draft extends z.ZodObject> {
  readonly key: string;
  readonly label: Bilingual;
  readonly lead?: Bilingual;
  /** Of `answers`. */
  readonly answers: { readonly complete: Complete; readonly draft: Draft };
  readonly fields: readonly FieldDefinition[];
  /** A step that does not apply is neither shown nor judged. */
  appliesTo?(data: Answers, frame: FilingFrame): boolean;
  /** Rules between the answers of the step. */
  findings?(kept: z.output<Draft>, frame: FilingFrame): readonly Finding[];
}

/** A step with its own questions and schema, for `itemInSteps`. */
export function askedStep<Complete extends z.ZodObject, Draft extends z.ZodObject>({
  answers,
  appliesTo = () => true,
  findings,
  fields,
  ...step
}: Asked<Complete, Draft>): AskedStep<Draft> {
  return {
    ...step,
    kind: 'FIELDS',
    fields: fields.map((field) => ({
      ...field,
      when: (data, frame) => appliesTo(data, frame) && (field.when?.(data, frame) ?? true),
    })),
    draft: answers.draft,
    schemaFor: (frame) => (findings ? withRules(answers, (kept) => findings(kept, frame)) : answers.complete),
    appliesTo,
  };
}

/** The step with the documents that are asked of the item. */
export const documentsStep: ItemStep = {
  key: 'documents',
  kind: 'DOCUMENTS',
  label: { ne: 'आवश्यक कागजात', en: 'Necessary documents' },
  fields: [],
};

/** The fields whose path begins with one of `heads`, for a step of an item that one schema judges as a whole. */
export const fieldsUnder = (fields: readonly FieldDefinition[], heads: readonly string[]): readonly FieldDefinition[] =>
  fields.filter(({ path }) => heads.includes(path.split('.')[0] ?? ''));

/**
 * What a list says of items that are asked in steps: the fields of all, and one schema that judges each step that
 * applies.
 */
export function itemInSteps(
  steps: readonly AskedStep[],
  item: Pick<ListSection['item'], 'name' | 'title' | 'keep' | 'again' | 'addressKey'>,
): Pick<ListSection, 'item' | 'itemSteps'> {
  return {
    item: {
      ...item,
      fields: steps.flatMap(({ fields }) => fields),
      draft: z.object(Object.assign({}, ...steps.map(({ draft }) => draft.shape))),
      schemaFor: (frame) =>
        judgedByEach((data) =>
          steps.filter(({ appliesTo }) => appliesTo(data, frame)).map(({ schemaFor }) => schemaFor(frame)),
        ),
    },
    itemSteps: [...steps, documentsStep],
  };
}
