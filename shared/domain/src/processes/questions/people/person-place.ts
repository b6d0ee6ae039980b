import type { Bilingual } from '../../../bilingual';
import type { FieldDefinition } from '../../definition/field-definition';

/** What is known of a person, by fact: `fullNameNepali`, `identification.number`, `address.provinceId` and so on. */
export type PersonFacts = ReadonlyMap<string, unknown>;

/** Where the fields of a section ask for one person. */
export interface PersonPlace {
  /** The path in front of the person's own answers, with its dot; empty where the section is about the person. */
  readonly prefix: string;
  /** The field of the name in Nepali. */
  readonly name: FieldDefinition;
  /** The heading over the person's name, if the section has headings. */
  readonly heading: Bilingual | undefined;
  /** By fact the path that asks for it. */
  readonly paths: ReadonlyMap<string, string>;
  /** By path. */
  readonly fields: ReadonlyMap<string, FieldDefinition>;
}

const NAME = 'fullNameNepali';
const SINGLE: ReadonlySet<string> = new Set([
  NAME,
  'fullNameEnglish',
  'gender',
  'dateOfBirth',
  'nationalityId',
  'nidNumber',
  'panNumber',
  'grandfatherNameNepali',
  'grandfatherNameEnglish',
  'fatherNameNepali',
  'fatherNameEnglish',
  'motherNameNepali',
  'motherNameEnglish',
  'spouseNameNepali',
  'spouseNameEnglish',
  'phoneNo',
  'email',
  'temporaryElsewhere',
]);
const GROUPS: ReadonlySet<string> = new Set(['identification', 'address', 'temporaryAddress']);
/** The specification has more than one word for some facts. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  contactNumber: 'phoneNo',
  'contact.phoneNo': 'phoneNo',
  'contact.email': 'email',
};

function factAt(relative: string): string | undefined {
  const fact = OTHER_WORDS[relative] ?? relative.replace(/^permanentAddress\./, 'address.');
  const [head = '', ...rest] = fact.split('.');
  return SINGLE.has(fact) || (rest.length === 1 && GROUPS.has(head)) ? fact : undefined;
}

/** The fields of a section never change, and a list of thousands asks for them once each. */
const read = new WeakMap<readonly FieldDefinition[], readonly PersonPlace[]>();

/** The persons that a section asks for, in the order of their names. */
export function personPlaces(fields: readonly FieldDefinition[]): readonly PersonPlace[] {
  const known = read.get(fields);
  if (known !== undefined) return known;
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const places = fields
    .filter(({ path }) => path === NAME || path.endsWith(`.${NAME}`))
    .map((name) => {
      const prefix = name.path.slice(0, -NAME.length);
      return { prefix, name, heading: name.group, paths: pathsOf(fields, prefix), fields: byPath };
    });
  read.set(fields, places);
  return places;
}

/** The person whom a section is about has answers outside the prefix too, such as the contact of a holder. */
export const isMain = ({ prefix }: Pick<PersonPlace, 'prefix'>): boolean => prefix === '' || prefix === 'person.';

/** The place of the person whom an entry of the section stands for. */
export const mainPlace = (fields: readonly FieldDefinition[]): PersonPlace | undefined =>
  personPlaces(fields).find(isMain);

function pathsOf(fields: readonly FieldDefinition[], prefix: string): ReadonlyMap<string, string> {
  const own = fields.filter(({ path }) => path.startsWith(prefix));
  const beside = isMain({ prefix }) ? fields.filter(({ path }) => !path.startsWith(prefix)) : [];
  const paths = new Map<string, string>();
  for (const { path } of [...own, ...beside]) {
    const fact = factAt(path.startsWith(prefix) ? path.slice(prefix.length) : path);
    if (fact !== undefined && !paths.has(fact)) paths.set(fact, path);
  }
  return paths;
}
