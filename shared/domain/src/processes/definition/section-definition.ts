import type { z } from 'zod';
import type { Bilingual } from '../../bilingual';
import type { MessageParameters, ValidationCode } from '../../messages/validation';
import type { NameRules } from '../../names/name-rules';
import type { RegisterAspect } from '../../register/register-aspects';
import type { FieldDefinition } from './field-definition';
import type { Answers, FiledItem, FilingFrame } from './filing-frame';
import type { ItemStep } from './item-step';
import type { PersonRole } from './person-role';

/** An error of a rule that reads more than one answer. */
export interface CrossIssue {
  /** A path within the section, in a LIST `<itemId>.<field>`; empty for the section as a whole. */
  readonly path: string;
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}

interface SectionBase<Key extends string> {
  readonly key: Key;
  readonly label: Bilingual;
  /** The section may be left empty. */
  readonly optional: boolean;
  /** Parts of the register that its questions change: what stands there now is shown above them. */
  readonly stands?: readonly RegisterAspect[];
  /** A section that does not apply is not part of the filing: it is not shown, not saved and not validated. */
  appliesTo?(frame: FilingFrame): boolean;
}

/** One form: its fields, the schema of a complete answer and the schema of a draft. */
export interface SectionDefinition<
  Key extends string = string,
  Complete extends z.ZodType = z.ZodType,
  Draft extends z.ZodType = z.ZodType,
> extends SectionBase<Key> {
  readonly kind?: 'FORM';
  /** Decides whether the section is VALID. */
  readonly schema: Complete;
  /** The same schema under the office's own word lists, for a section that asks for a name. */
  readonly schemaBy?: (rules: NameRules) => Complete;
  /** Instead of `schema`, when the company type or other answers decide what is asked. */
  schemaFor?(frame: FilingFrame): z.ZodType;
  /** Decides whether an incomplete section may be saved: it checks shapes and lengths, not completeness. */
  readonly draft: Draft;
  /** The fields in their order, for the form, the check page and comparisons. */
  readonly fields: readonly FieldDefinition[];
  /** Rules that no single schema can check: sums, other sections, the company type. */
  issues?(data: Answers, frame: FilingFrame): readonly CrossIssue[];
  /** Keeps values that the gateway itself wrote, as long as the answer that they belong to is unchanged. */
  readonly keep?: (before: Answers, answers: Answers) => Answers;
}

/** Several items of the same kind; each is a row that is saved, checked for conflicts and deleted on its own. */
export interface ListSection<Key extends string = string> extends SectionBase<Key> {
  readonly kind: 'LIST';
  readonly item: {
    /** The name of one item, for buttons and headings. */
    readonly name: Bilingual;
    /**
     * Decides whether one item is VALID. It may read other sections, but not the other items: those rules are in
     * `issues`.
     */
    schemaFor(frame: FilingFrame): z.ZodType;
    readonly draft: z.ZodType;
    /**
     * As in a FORM: keeps values that the gateway wrote into an item, as long as the answer that they belong to is
     * unchanged.
     */
    readonly keep?: (before: Answers, answers: Answers) => Answers;
    /**
     * What an entry begins with that is added for somebody whom the filing names already, besides the facts of the
     * person; undefined where there may be no more of them. Without it the section takes nobody over.
     */
    beginFor?(
      roles: readonly PersonRole[],
      frame: FilingFrame,
    ): { readonly answers: Answers; readonly asked: boolean } | undefined;
    /**
     * The part of the item's answers that a new filing takes over after this one was refused; without it all of them.
     * `begun`: the register's present answers for the same part.
     */
    again?(data: Answers, begun: Answers): Answers;
    readonly fields: readonly FieldDefinition[];
    /**
     * The title of an item in lists, also of an incomplete one. With `frame` also where it refers to an item of another
     * list or to somebody in the register.
     */
    title(data: Answers, frame?: Pick<FilingFrame, 'answers'>): Bilingual;
    /** With `itemSteps`: what stands for the item in its address, e.g. a number of the register; without it its id. */
    addressKey?(data: Answers): string | undefined;
  };
  /**
   * The item is asked in steps of its own, each at an address; together they hold all of `item.fields`. Without it an
   * item is asked beside its list.
   */
  readonly itemSteps?: readonly ItemStep[];
  /** Its items are prefilled from the register: they can be changed, but never deleted. */
  readonly ofRegister?: {
    /** The user cannot add an item. */
    readonly closed: boolean;
    isStanding(data: Answers): boolean;
    /** True when something in the item is filed; the other items are not shown again. */
    isTouched(data: Answers, frame: FilingFrame): boolean;
  };
  /** Maximum number of items; the gateway refuses one more. */
  readonly most?: number;
  /**
   * Its items refer to an item of another list (`path` holds the id) and are deleted with it; with `when` only some of
   * them.
   */
  readonly goesWith?: { readonly section: string; readonly path: string; when?(data: Answers): boolean };
  /** Rules on counts, sums and duplicates. */
  issues?(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[];
}

export type AnySection = SectionDefinition | ListSection;

export function isList(section: AnySection): section is ListSection {
  return section.kind === 'LIST';
}

export function applies(section: AnySection, frame: FilingFrame): boolean {
  return section.appliesTo?.(frame) ?? true;
}

/** The fields of a section; for a list the fields of an item. */
export function fieldsOf(section: AnySection): readonly FieldDefinition[] {
  return isList(section) ? section.item.fields : section.fields;
}
