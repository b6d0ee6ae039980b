import { plainIdentification } from '../questions/identification';
import { shareholderDraft } from '../company-registration/shareholder-answers';
import { directorDraft } from '../company-registration/bod-details';
import type { Answers, FiledItem, FilingFrame } from '../filing-frame';
import type { CrossIssue } from '../section-definition';
import { filedDetails, registeredPeople } from './registered-people';

interface Person {
  /** Where in the item the person is named. */
  readonly path: string;
  readonly paper: string | undefined;
  readonly pan: string | undefined;
  readonly nameEnglish: string | undefined;
  readonly dateOfBirth: string | undefined;
}

const plainName = (name: string | null | undefined): string | undefined => name?.trim().toLowerCase().replace(/\s+/g, ' ') || undefined;

/** Who sits there: the holder in person, or whoever the answers name. */
function personOf(data: Answers, frame: FilingFrame): Person | undefined {
  const seat = directorDraft.safeParse(data).data;
  const inPerson = seat?.directorType === 'PROMOTER';
  const holder = inPerson ? shareholderDraft.safeParse(registeredPeople(frame).holders.find(({ id }) => id === seat.holderItemId)?.answers ?? {}).data : undefined;
  const person = inPerson ? holder?.person : seat?.person;
  const identification = inPerson ? holder?.identification : seat?.person?.identification;
  if (!person) return undefined;
  const paper = identification?.type && identification.number ? `${identification.type} ${plainIdentification(identification.type, identification.number)}` : undefined;
  return { path: inPerson ? 'holderItemId' : 'person.identification.number', paper, pan: holder?.person?.panNumber, nameEnglish: plainName(person.fullNameEnglish), dateOfBirth: person.dateOfBirth };
}

/** One paper with one number is one person; born on another day it is the number of another district. */
const isSame = (one: Person, other: Person): boolean =>
  one.paper !== undefined && one.paper === other.paper && (one.dateOfBirth === undefined || other.dateOfBirth === undefined || one.dateOfBirth === other.dateOfBirth);

/** Nobody sits on a board twice, as a holder and from outside; the later of the two is told. */
export function samePersonIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const seen: Person[] = [];
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const person = personOf(data, frame);
    if (!person) return [];
    const twice = seen.some((one) => isSame(one, person));
    seen.push(person);
    return twice ? [{ path: `${id}.${person.path}`, code: 'DIRECTOR_PERSON_TWICE' }] : [];
  });
}

/** Section 112 of the Act: whoever is on the board does not audit the company. By the tax number or by the name. */
export function auditorIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const auditors = (frame.company?.parts ?? []).filter(({ aspect }) => aspect === 'AUDITOR').map(({ data }) => ({ ...filedDetails(data), ...data }));
  const told = (key: string): ReadonlySet<string> => new Set(auditors.flatMap((data: Answers) => (typeof data[key] === 'string' ? (plainName(data[key]) ?? []) : [])));
  const [pans, names] = [told('panNumber'), told('nameEnglish')];
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const person = personOf(data, frame);
    if (!person || !(pans.has(person.pan ?? '') || names.has(person.nameEnglish ?? ''))) return [];
    return [{ path: `${id}.${person.path === 'holderItemId' ? person.path : 'person.fullNameEnglish'}`, code: 'DIRECTOR_IS_AUDITOR' }];
  });
}
