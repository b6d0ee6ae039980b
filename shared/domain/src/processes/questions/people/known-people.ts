import type { Bilingual } from '../../../bilingual';
import { identificationDocuments } from '../../../enumerations/persons';
import { isAsked, valueAt, withValueAt, type FieldDefinition } from '../../definition/field-definition';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { PersonRole } from '../../definition/person-role';
import { sectionsOf, type ProcessDefinition } from '../../definition/process-definition';
import { fieldsOf, isList, type AnySection, type ListSection } from '../../definition/section-definition';
import { NEPAL } from '../address';
import { BOD_DETAILS } from '../directors/bod-details';
import { SHAREHOLDER } from '../holders/shareholder';
import { comparedIdentification } from '../identification';
import { registeredPeople } from './registered-people';
import { isMain, mainPlace, personPlaces, type PersonFacts, type PersonPlace } from './person-place';

/** A person of a filing with all that its sections know of them together. */
export interface KnownPerson {
  readonly key: string;
  readonly name: Bilingual;
  readonly facts: PersonFacts;
  readonly roles: readonly PersonRole[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function nameOf(facts: PersonFacts): Bilingual {
  const [ne, en] = [text(facts.get('fullNameNepali')), text(facts.get('fullNameEnglish'))];
  return { ne: ne || en, en: en || ne };
}

/** The paper of a person, as it is compared; undefined while it is not given. */
function paperOf(facts: PersonFacts): string | undefined {
  const [type, number] = [facts.get('identification.type'), text(facts.get('identification.number'))];
  return typeof type === 'string' && identificationDocuments.has(type) && number !== ''
    ? comparedIdentification(type, number)
    : undefined;
}

const comparedName = (facts: PersonFacts): string =>
  [facts.get('fullNameNepali'), facts.get('fullNameEnglish')]
    .map((name) => text(name).toLowerCase().replace(/\s+/gu, ' '))
    .join('|');

/** One paper is one person. A name alone is, while one of the two has no paper yet. */
function isSame(one: PersonFacts, other: PersonFacts): boolean {
  const [paper, others] = [paperOf(one), paperOf(other)];
  if (paper !== undefined && others !== undefined) return paper === others;
  return comparedName(one) === comparedName(other);
}

/** Only citizens have these papers, so a form that asks for the paper knows the country too. */
const OF_CITIZENS: ReadonlySet<unknown> = new Set(['CITIZENSHIP', 'NID', 'NATIONAL_ID']);

/** What an entry says of the person at this place; undefined while it names nobody, or asks for nobody. */
function factsAt(place: PersonPlace, fields: readonly FieldDefinition[], data: Answers, frame: FilingFrame) {
  if (!isAsked(place.name, data, frame)) return undefined;
  const asked = new Set(fields.filter((field) => isAsked(field, data, frame)).map(({ path }) => path));
  const facts = new Map<string, unknown>();
  for (const [fact, path] of place.paths) {
    const value = valueAt(data, path);
    if (asked.has(path) && isGiven(value)) facts.set(fact, value);
  }
  if (!facts.has('nationalityId') && OF_CITIZENS.has(facts.get('identification.type')))
    facts.set('nationalityId', NEPAL);
  return nameOf(facts).ne === '' ? undefined : facts;
}

/** What somebody has answered in a section, or in one entry of a list. */
interface Entry {
  readonly section: AnySection;
  readonly itemId: string | undefined;
  readonly data: Answers;
}

const entriesOf = (section: AnySection, frame: FilingFrame): readonly Entry[] =>
  isList(section)
    ? filedItems(frame, section.key).map(({ id, data }) => ({ section, itemId: id, data }))
    : [{ section, itemId: undefined, data: filedAnswers(frame, section.key) }];

const labelOf = (section: AnySection): Bilingual => (isList(section) ? section.item.name : section.label);

/**
 * Everybody whom the filing names, once each, in the order in which its sections ask. An entry that stands for somebody
 * of another list, such as the seat of a shareholder, adds its role and its contact to that person.
 */
export function peopleOfFiling(definition: ProcessDefinition, frame: FilingFrame): readonly KnownPerson[] {
  return peopleAmong(
    sectionsOf(definition, frame).flatMap((section) => entriesOf(section, frame)),
    frame,
  );
}

/** The holders and directors that the register has of the filing company. */
export function peopleOfRegister(frame: FilingFrame): readonly KnownPerson[] {
  const { holders, directors } = registeredPeople(frame);
  return peopleAmong(
    [
      ...holders.map(({ id, answers }) => ({ section: SHAREHOLDER, itemId: id, data: answers })),
      ...directors.map(({ id, answers }) => ({ section: BOD_DETAILS, itemId: id, data: answers })),
    ],
    frame,
  );
}

/** A person by their facts alone. */
export function personBy(facts: PersonFacts, roles: readonly PersonRole[]): KnownPerson {
  return { key: paperOf(facts) ?? comparedName(facts), name: nameOf(facts), facts, roles };
}

/** Those of `more` whom `people` does not name yet, once each. */
export function notAmong(people: readonly KnownPerson[], more: readonly KnownPerson[]): readonly KnownPerson[] {
  const found: KnownPerson[] = [];
  for (const person of more)
    if (![...people, ...found].some(({ facts }) => isSame(facts, person.facts))) found.push(person);
  return found;
}

function peopleAmong(entries: readonly Entry[], frame: FilingFrame): readonly KnownPerson[] {
  const people: { facts: Map<string, unknown>; roles: PersonRole[] }[] = [];
  for (const { section, itemId, data } of entries) {
    for (const place of personPlaces(fieldsOf(section))) {
      const facts = factsAt(place, fieldsOf(section), data, frame);
      if (facts === undefined) continue;
      const label = isMain(place) ? labelOf(section) : (place.heading ?? labelOf(section));
      const role = { section: section.key, itemId, prefix: place.prefix, label };
      const known = people.find((one) => isSame(one.facts, facts));
      if (known === undefined) people.push({ facts: new Map(facts), roles: [role] });
      else {
        known.roles.push(role);
        for (const [fact, value] of facts) if (!known.facts.has(fact)) known.facts.set(fact, value);
      }
    }
  }
  for (const { section, itemId, data } of entries) addSeat(people, section, itemId, data, frame);
  return people.map(({ facts, roles }) => personBy(facts, roles));
}

function addSeat(
  people: readonly { readonly facts: Map<string, unknown>; readonly roles: PersonRole[] }[],
  section: AnySection,
  itemId: string | undefined,
  data: Answers,
  frame: FilingFrame,
): void {
  const fields = fieldsOf(section);
  const place = mainPlace(fields);
  const choice = fields.find(({ widget }) => widget === 'personChoice');
  if (!place || !choice || !isAsked(choice, data, frame) || isAsked(place.name, data, frame)) return;
  const chosen = valueAt(data, choice.path);
  const person = people.find(({ roles }) =>
    roles.some((role) => role.itemId === chosen && choice.people?.includes(role.section)),
  );
  if (person === undefined) return;
  person.roles.push({ section: section.key, itemId, prefix: place.prefix, label: labelOf(section) });
  for (const fact of ['phoneNo', 'email']) {
    const value = valueAt(data, place.paths.get(fact) ?? '');
    if (isGiven(value) && !person.facts.has(fact)) person.facts.set(fact, value);
  }
}

/** What the place asks for and is known of the person, by path. */
export function answersFrom(place: PersonPlace, facts: PersonFacts): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...place.paths].flatMap(([fact, path]) => (facts.has(fact) ? [[path, facts.get(fact)] as const] : [])),
  );
}

/** Answers with these values at their paths. */
export function withAnswers(data: Answers, values: Readonly<Record<string, unknown>>): Answers {
  return Object.entries(values).reduce((all, [path, value]) => withValueAt(all, path, value), data);
}

/** The facts that a seat of a holder asks for; the holder's own entry has the others. */
const OF_CONTACT: ReadonlySet<string> = new Set(['phoneNo', 'email']);

/** The answers of an entry of this list that is added for the person; undefined where the list takes nobody over. */
export function entryFor({ item }: ListSection, person: KnownPerson, frame: FilingFrame): Answers | undefined {
  const place = mainPlace(item.fields);
  const begun = item.beginFor?.(person.roles, frame);
  if (place === undefined || begun === undefined) return undefined;
  const facts = begun.asked ? person.facts : new Map([...person.facts].filter(([fact]) => OF_CONTACT.has(fact)));
  return withAnswers(begun.answers, answersFrom(place, facts));
}
