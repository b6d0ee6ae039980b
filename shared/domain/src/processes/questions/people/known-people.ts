import type { Bilingual } from '../../../bilingual';
import { identificationDocuments } from '../../../enumerations/persons';
import { isAsked, valueAt, withValueAt } from '../../definition/field-definition';
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

interface Identified {
  /** Undefined while nobody has given it. */
  readonly paper: string | undefined;
}

/**
 * Finds somebody among thousands: one paper is one person, and a name alone is while one of the two has no paper yet.
 */
class PeopleIndex<Person extends Identified> {
  readonly #byPaper = new Map<string, Person>();
  readonly #byName = new Map<string, Person[]>();

  find(facts: PersonFacts): Person | undefined {
    const paper = paperOf(facts);
    const namesakes = this.#byName.get(comparedName(facts));
    if (paper === undefined) return namesakes?.[0];
    return this.#byPaper.get(paper) ?? namesakes?.find((one) => one.paper === undefined);
  }

  add(person: Person, facts: PersonFacts): void {
    const name = comparedName(facts);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), person]);
    this.papered(person);
  }

  /** The person's paper is known now. */
  papered(person: Person): void {
    if (person.paper !== undefined) this.#byPaper.set(person.paper, person);
  }
}

/** Only citizens have these papers, so a form that asks for the paper knows the country too. */
const OF_CITIZENS: ReadonlySet<unknown> = new Set(['CITIZENSHIP', 'NID', 'NATIONAL_ID']);

/** What an entry says of the person at this place; undefined while it names nobody, or asks for nobody. */
function factsAt(place: PersonPlace, data: Answers, frame: FilingFrame): Map<string, unknown> | undefined {
  const names = [...place.paths].filter(([fact]) => fact === 'fullNameNepali' || fact === 'fullNameEnglish');
  if (names.every(([, path]) => text(valueAt(data, path)) === '') || !isAsked(place.name, data, frame))
    return undefined;
  const facts = new Map<string, unknown>();
  for (const [fact, path] of place.paths) {
    const value = valueAt(data, path);
    const field = place.fields.get(path);
    if (isGiven(value) && field !== undefined && isAsked(field, data, frame)) facts.set(fact, value);
  }
  if (!facts.has('nationalityId') && OF_CITIZENS.has(facts.get('identification.type')))
    facts.set('nationalityId', NEPAL);
  return facts;
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

/** Entries of more come by a sheet and are nobody's to choose from; reading them would hold the caller up. */
const ENTRIES_MOST = 500;

/**
 * Everybody whom the filing names, once each, in the order in which its sections ask. An entry that stands for somebody
 * of another list, such as the seat of a shareholder, adds its role and its contact to that person. Nobody of a filing
 * with more than 500 entries.
 */
export function peopleOfFiling(definition: ProcessDefinition, frame: FilingFrame): readonly KnownPerson[] {
  const entries = sectionsOf(definition, frame).flatMap((section) => entriesOf(section, frame));
  return entries.length > ENTRIES_MOST ? [] : peopleAmong(entries, frame);
}

/** The holders and directors that the register has of the filing company. */
export function peopleOfRegister(frame: FilingFrame): readonly KnownPerson[] {
  const { holders, directors } = registeredPeople(frame);
  if (holders.length + directors.length > ENTRIES_MOST) return [];
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
  const index = new PeopleIndex<Identified>();
  for (const { facts } of people) index.add({ paper: paperOf(facts) }, facts);
  return more.filter(({ facts }) => {
    if (index.find(facts) !== undefined) return false;
    index.add({ paper: paperOf(facts) }, facts);
    return true;
  });
}

interface Found {
  paper: string | undefined;
  readonly facts: Map<string, unknown>;
  readonly roles: PersonRole[];
}

function peopleAmong(entries: readonly Entry[], frame: FilingFrame): readonly KnownPerson[] {
  const people: Found[] = [];
  const index = new PeopleIndex<Found>();
  for (const { section, itemId, data } of entries) {
    for (const place of personPlaces(fieldsOf(section))) {
      const facts = factsAt(place, data, frame);
      if (facts === undefined) continue;
      const label = isMain(place) ? labelOf(section) : (place.heading ?? labelOf(section));
      const role = { section: section.key, itemId, prefix: place.prefix, label };
      const known = index.find(facts);
      if (known === undefined) {
        const person: Found = { paper: paperOf(facts), facts, roles: [role] };
        people.push(person);
        index.add(person, facts);
      } else {
        known.roles.push(role);
        for (const [fact, value] of facts) if (!known.facts.has(fact)) known.facts.set(fact, value);
        known.paper ??= paperOf(known.facts);
        index.papered(known);
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
