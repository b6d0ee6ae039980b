import type { Bilingual } from '../../bilingual';
import type { EnumerationItem } from '../../enumerations/enumeration';
import type { Answers, FilingFrame } from './filing-frame';
import type { ChosenPart } from './register-choice';

export type Widget =
  | 'text'
  | 'textarea'
  | 'nameEnglish'
  | 'nameNepali'
  | 'companyType'
  | 'parentCompanyType'
  | 'suffix'
  | 'switch'
  | 'nsic'
  | 'date'
  | 'provenEmail'
  /** An id of the directory of places; each is chosen within the one that stands before it in the same path. */
  | 'country'
  | 'province'
  | 'district'
  | 'localBody'
  | 'ward'
  /** `{ latitude, longitude }` in decimal degrees. */
  | 'mapPoint'
  | 'phone'
  | 'email'
  /** A whole number that is written as it is; `quantity` is grouped as counts are. */
  | 'number'
  | 'quantity'
  /** Whole paisa. */
  | 'amount'
  /** Hundredths of a percent are kept: 12.50. */
  | 'percent'
  | 'select'
  | 'radio'
  /** A paper that proves who somebody is: `{ type, number, issuedBy, issuedOn }`. */
  | 'identification'
  /** The id of an item of one of the sections named in `people`. */
  | 'personChoice'
  /** The id of somebody in the register of the company that files, in one of the parts named in `registered`. */
  | 'registerChoice'
  /** The id of an office of the registrar. */
  | 'office'
  /** A short table of answers within the section; each row has the fields of `rows`. */
  | 'rows';

/** A question of a section. The schema decides what is a good answer; this says how it is asked. */
export interface FieldDefinition {
  /** Within the section or the item, nested with dots: `address.provinceId`. */
  readonly path: string;
  readonly label: Bilingual;
  readonly widget: Widget;
  readonly hint?: Bilingual;
  /** The register answers it: it is shown among the questions, and nobody writes it. */
  readonly told?: boolean;
  readonly maximum?: number;
  /** Asked only where this other field of the section is true. */
  readonly onlyWhen?: string;
  /** Asked only where this holds; what is not asked is not shown again either. */
  when?(data: Answers, frame: FilingFrame): boolean;
  /** For the mark at the label alone; the schema decides. */
  required?(data: Answers, frame: FilingFrame): boolean;
  /** Heading of the fieldset; fields that follow each other with the same one stand together. */
  readonly group?: Bilingual;
  /** Path of the same question in the other script; the two stand side by side. */
  readonly pair?: string;
  /** What `select` and `radio` choose from: an enumeration. */
  readonly options?: { readonly items: readonly EnumerationItem[] };
  /** Keys of `options` that may be chosen here; without it all. */
  offered?(data: Answers, frame: FilingFrame): readonly string[];
  /** Of `rows`: what each row asks; paths within the row. `maximum` is the number of rows. */
  readonly rows?: readonly FieldDefinition[];
  /** Keys of the LIST sections a `personChoice` chooses from. */
  readonly people?: readonly string[];
  /** Parts of the register that a `registerChoice` chooses from. */
  readonly registered?: readonly ChosenPart[];
}

/** Is the question asked, with the answers as they are? */
export function isAsked(field: FieldDefinition, data: Answers, frame: FilingFrame): boolean {
  if (field.onlyWhen !== undefined && valueAt(data, field.onlyWhen) !== true) return false;
  return field.when?.(data, frame) ?? true;
}

/** The answer at a nested path; undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), data);
}

/** The answers with the one at this path put in; the given ones stay as they are. */
export function withValueAt(data: Answers, path: string, value: unknown): Answers {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...data, [first]: value };
  const inner = data[first];
  return { ...data, [first]: withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
