import type { z } from 'zod';
import type { Bilingual } from '../../bilingual';
import type { MessageParameters, ValidationCode } from '../../messages/validation';
import type { NameRules } from '../../names/name-rules';
import type { FieldDefinition } from './field-definition';
import type { Answers, FiledItem, FilingFrame } from './filing-frame';

/** What a rule found that looks further than one answer. */
export interface CrossIssue {
  /** A path within the section, in a LIST `<itemId>.<field>`; empty for the section as a whole. */
  readonly path: string;
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}

interface SectionBase<Key extends string> {
  readonly key: Key;
  readonly label: Bilingual;
  /** It may be left out altogether. */
  readonly optional: boolean;
  /** A section that is not asked here has no place in the filing: not shown, not saved, not judged. */
  appliesTo?(frame: FilingFrame): boolean;
}

/** One form: what is asked, how a finished answer looks and how an unfinished one may look. */
export interface SectionDefinition<
  Key extends string = string,
  Complete extends z.ZodType = z.ZodType,
  Draft extends z.ZodType = z.ZodType,
> extends SectionBase<Key> {
  readonly kind?: 'FORM';
  /** Decides whether the section is VALID. */
  readonly schema: Complete;
  /** The same under the office's own word lists, where the section asks for a name. */
  readonly schemaBy?: (rules: NameRules) => Complete;
  /** Instead of `schema`, where the kind of company or other answers decide what is asked. */
  schemaFor?(frame: FilingFrame): z.ZodType;
  /** Decides whether a half-filled section may be saved: shapes and lengths, nothing about completeness. */
  readonly draft: Draft;
  /** The fields in the order in which they are asked, shown again and compared. */
  readonly fields: readonly FieldDefinition[];
  /** What no single schema sees: sums, other sections, the kind of company. */
  issues?(data: Answers, frame: FilingFrame): readonly CrossIssue[];
  /** What the gateway itself wrote into the answers stays with them as long as the answer it speaks of does. */
  readonly keep?: (before: Answers, answers: Answers) => Answers;
}

/** Many of the same kind, each a row of its own that is saved, conflicted and deleted by itself. */
export interface ListSection<Key extends string = string> extends SectionBase<Key> {
  readonly kind: 'LIST';
  readonly item: {
    /** What one of them is called, for buttons and headings. */
    readonly name: Bilingual;
    /** Decides whether one item is VALID. It may look at other sections, not at its siblings: those are `issues`. */
    schemaFor(frame: FilingFrame): z.ZodType;
    readonly draft: z.ZodType;
    /** As of a FORM: what the gateway itself wrote into an item stays as long as the answer it speaks of does. */
    readonly keep?: (before: Answers, answers: Answers) => Answers;
    /**
     * What of it begins the next filing, after this one was refused; without it all. `begun`: what the register says of
     * the same part today.
     */
    again?(data: Answers, begun: Answers): Answers;
    readonly fields: readonly FieldDefinition[];
    /**
     * What it is recognised by in lists; an unfinished one too. With `frame` also where an item of another list names
     * it.
     */
    title(data: Answers, frame?: Pick<FilingFrame, 'answers'>): Bilingual;
  };
  /** Its entries begin as the register has them: what stands there is changed here and never deleted. */
  readonly ofRegister?: {
    /** Nobody adds an entry. */
    readonly closed: boolean;
    isStanding(data: Answers): boolean;
    /** Something of it is filed; of the rest nothing is told again. */
    isTouched(data: Answers, frame: FilingFrame): boolean;
  };
  /** How many there may be at most; the gateway refuses one more. */
  readonly most?: number;
  /**
   * Its items name an item of another list (`path` holds the id) and go with it when it is deleted; with `when` only
   * some of them do.
   */
  readonly goesWith?: { readonly section: string; readonly path: string; when?(data: Answers): boolean };
  /** Counts, sums and duplicates. */
  issues?(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[];
}

export type AnySection = SectionDefinition | ListSection;

export function isList(section: AnySection): section is ListSection {
  return section.kind === 'LIST';
}

export function applies(section: AnySection, frame: FilingFrame): boolean {
  return section.appliesTo?.(frame) ?? true;
}

/** The fields of a section, of each of its items where it is a list. */
export function fieldsOf(section: AnySection): readonly FieldDefinition[] {
  return isList(section) ? section.item.fields : section.fields;
}
