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
  /** An id from the directory of places; each place is chosen within the one before it in the same path. */
  | 'country'
  | 'province'
  | 'district'
  | 'localBody'
  | 'ward'
  /** `{ latitude, longitude }` in decimal degrees. */
  | 'mapPoint'
  | 'phone'
  | 'email'
  /** A whole number without digit grouping; `quantity` is grouped as counts are. */
  | 'number'
  | 'quantity'
  /** Whole paisa. */
  | 'amount'
  /** Two decimals are kept: 12.50. */
  | 'percent'
  | 'select'
  | 'radio'
  /** An identity document: `{ type, number, issuedBy, issuedOn }`. */
  | 'identification'
  /** The id of an item of one of the sections named in `people`. */
  | 'personChoice'
  /** The id of a person in the register of the filing company, in one of the parts named in `registered`. */
  | 'registerChoice'
  /**
   * The id of another company of the register, searched by name or number; `register.named` of the definition names it.
   * The gateway judges whether it is one.
   */
  | 'otherCompany'
  /** The id of an office of the registrar. */
  | 'office'
  /** A short table of answers within the section; each row has the fields of `rows`. */
  | 'rows'
  /** `rows` of share numbers from and to, offered from what the holder at `holderAt` has in the register. */
  | 'ranges';

/** A question of a section. The schema decides whether an answer is valid; this describes how it is asked. */
export interface FieldDefinition {
  /** Within the section or the item, nested with dots: `address.provinceId`. */
  readonly path: string;
  readonly label: Bilingual;
  readonly widget: Widget;
  readonly hint?: Bilingual;
  /** Read-only: the value comes from the register and is shown among the questions. */
  readonly told?: boolean;
  readonly maximum?: number;
  /** Asked only when this other field of the section is true. */
  readonly onlyWhen?: string;
  /** Asked only when this returns true; a field that is not asked is not shown on the check page either. */
  when?(data: Answers, frame: FilingFrame): boolean;
  /** Only for the mark at the label; the schema decides. */
  required?(data: Answers, frame: FilingFrame): boolean;
  /** Heading of the fieldset; consecutive fields with the same group form one fieldset. */
  readonly group?: Bilingual;
  /**
   * A figure in a table: consecutive fields of one `line` form its row, with one column each. `label` says both, for
   * whoever does not see the table.
   */
  readonly cell?: { readonly line: Bilingual; readonly column: Bilingual };
  /** Path of the same question in the other script; the two fields are shown side by side. */
  readonly pair?: string;
  /** The two of the pair sound alike: while one of them is missing, it is offered as the other one sounds. */
  readonly offersOtherScript?: true;
  /** The enumeration that `select` and `radio` choose from. */
  readonly options?: { readonly items: readonly EnumerationItem[] };
  /** Keys of `options` that may be chosen here; without it all. */
  offered?(data: Answers, frame: FilingFrame): readonly string[];
  /** For `ranges`: the path of the answer with the id of the holder in the register. */
  readonly holderAt?: string;
  /** For `rows` and `ranges`: the fields of each row, with paths within the row. `maximum` is the number of rows. */
  readonly rows?: readonly FieldDefinition[];
  /** Keys of the LIST sections a `personChoice` chooses from. */
  readonly people?: readonly string[];
  /** Parts of the register that a `registerChoice` chooses from. */
  readonly registered?: readonly ChosenPart[];
}

/** Whether the field is asked, with the present answers. */
export function isAsked(field: FieldDefinition, data: Answers, frame: FilingFrame): boolean {
  if (field.onlyWhen !== undefined && valueAt(data, field.onlyWhen) !== true) return false;
  return field.when?.(data, frame) ?? true;
}

/** The answer at a nested path; undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), data);
}

/** A copy of the answers with this value at the path. */
export function withValueAt(data: Answers, path: string, value: unknown): Answers {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...data, [first]: value };
  const inner = data[first];
  return { ...data, [first]: withValueAt(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
