import type { Bilingual } from '../bilingual';
import { identificationDocuments } from '../enumerations/persons';
import {
  documentPlaces,
  fieldsOf,
  filedAnswers,
  filedItems,
  isList,
  sectionOf,
  sectionsOf,
  valueAt,
  type Answers,
  type FieldDefinition,
  type FilingFrame,
  type ProcessDefinition,
} from '../processes';
import { anyAddress, type AnyAddress } from '../processes/questions/address';
import { personTitle } from '../processes/questions/item-title';
import { rulesOfForm, type ModelForm } from './model-forms';
import type { FormField, FormValues } from './model-form-text';
import { saidOf, textOf } from './said';

/** Who signs a form, as far as the filing tells. */
export interface SigningPerson {
  readonly values: FormValues;
  /** Its places are numbers of the directory. */
  readonly address: AnyAddress | undefined;
}

/** How the sections of the definitions ask for what a form says of a person: the first path that is answered. */
const PATHS: Readonly<Partial<Record<FormField, readonly string[]>>> = {
  personDesignation: ['designation'],
  personPhone: ['phoneNo', 'contactNumber', 'mobileNumber', 'contact.phoneNo'],
  personEmail: ['email', 'contact.email'],
  licenceNumber: ['licenceNumber'],
  panNumber: ['panNumber', 'person.panNumber'],
  appointedOn: ['appointedOn'],
  termFrom: ['fromDate'],
  termTo: ['toDate'],
  leftOn: ['leaving.leftOn'],
  leavingReason: ['leaving.reason'],
};
const ADDRESSES = ['person.address', 'permanentAddress', 'address'];
const PAPERS = ['person.identification', 'identification'];

interface Told {
  readonly fields: readonly FieldDefinition[];
  readonly data: Answers;
}

/**
 * Who signs the form: whose place it is among the documents, or whom the filing names for it.
 *
 * @param placeKey `KEY:<itemId>` of the document for which the form is wanted
 */
export function signingPerson(
  definition: ProcessDefinition,
  frame: FilingFrame,
  form: ModelForm,
  placeKey: string | undefined,
): SigningPerson | undefined {
  const item = placeKey && documentPlaces(definition.documents, frame).find(({ key }) => key === placeKey);
  if (item && item.item !== null) {
    const section = sectionOf(definition, item.requirement.forEachOf ?? '');
    if (section === undefined || !isList(section)) return undefined;
    const { data } = item.item;
    return personOf(section.item.title(data, frame), [{ fields: section.item.fields, data }, ...chosen(data)]);
  }
  const keys = rulesOfForm(form).person ?? [];
  const section = sectionsOf(definition, frame).find(({ key }) => keys.includes(key));
  if (section === undefined || isList(section)) return undefined;
  const data = filedAnswers(frame, section.key);
  return personOf(personTitle(data), [{ fields: fieldsOf(section), data }]);

  /** Who is chosen from another list of the filing is answered there. */
  function chosen(data: Answers): Told[] {
    const lists = definition.sections.filter(isList);
    const ids = Object.values(data).filter((value) => typeof value === 'string');
    const people = new Set(
      lists.flatMap(({ item: { fields } }) =>
        fields.flatMap(({ widget, people: of }) => (widget === 'personChoice' ? (of ?? []) : [])),
      ),
    );
    return lists
      .filter(({ key }) => people.has(key))
      .flatMap(({ key, item: { fields } }) =>
        filedItems(frame, key).flatMap((one) => (ids.includes(one.id) ? [{ fields, data: one.data }] : [])),
      );
  }
}

/** Everybody of a list of the filing, in its order. */
export function peopleOfList(definition: ProcessDefinition, frame: FilingFrame, key: string): FormValues[] {
  const section = sectionsOf(definition, frame).find((one) => one.key === key);
  if (section === undefined || !isList(section)) return [];
  const { fields, title } = section.item;
  return filedItems(frame, key).map(({ data }) => personOf(title(data, frame), [{ fields, data }]).values);
}

function personOf(name: Bilingual, told: readonly Told[]): SigningPerson {
  const values = Object.entries(PATHS).flatMap(([field, paths]): [string, Bilingual][] => {
    const found = firstOf(told, paths, ({ fields, data }, path) =>
      saidOf(
        fields.find((one) => one.path === path),
        valueAt(data, path),
      ),
    );
    return found ? [[field, found]] : [];
  });
  const identity = firstOf(told, PAPERS, ({ data }, path) => {
    const [type, number] = [textOf(valueAt(data, `${path}.type`)), textOf(valueAt(data, `${path}.number`))];
    if (type === undefined || number === undefined) return undefined;
    const { ne, en } = identificationDocuments.name(type);
    return { ne: `${ne} ${number}`, en: `${en} ${number}` };
  });
  return {
    values: {
      ...Object.fromEntries(values),
      ...((name.ne || name.en) && { personName: name }),
      ...(identity && { personIdentity: identity }),
    },
    address: firstOf(told, ADDRESSES, ({ data }, path) => {
      const address = anyAddress.draft.safeParse(valueAt(data, path)).data;
      return address && Object.keys(address).length > 0 ? address : undefined;
    }),
  };
}

function firstOf<Found>(
  told: readonly Told[],
  paths: readonly string[],
  read: (one: Told, path: string) => Found | undefined,
): Found | undefined {
  for (const one of told)
    for (const path of paths) {
      const found = read(one, path);
      if (found !== undefined) return found;
    }
  return undefined;
}
