import { bilingualNameSchema } from '../../../envelope';
import { comparedCode, plainText } from '../../../plain-text';
import { comparedIdentification } from '../identification';
import { shareholderDraft } from '../holders/shareholder-answers';
import { directorDraft } from '../directors/director-answers';
import type { Caution } from '../../definition/cautions';
import type { Answers, FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import { filedDetails, registeredIdOf, registeredPeople } from './registered-people';

interface Person {
  /** The path of the person in the item. */
  readonly path: string;
  readonly paper: string | undefined;
  readonly pan: string | undefined;
  readonly nameEnglish: string | undefined;
  readonly nameNepali: string | undefined;
  readonly dateOfBirth: string | undefined;
}

const plainName = (name: string | null | undefined): string | undefined =>
  (name && plainText(name).trim().toLowerCase().replace(/\s+/g, ' ')) || undefined;

/** The person of a seat: the holder in person, or the person given in the answers. */
function personOf(data: Answers, frame: FilingFrame): Person | undefined {
  const seat = directorDraft.safeParse(data).data;
  const inPerson = seat?.directorType === 'PROMOTER';
  const holder = inPerson
    ? shareholderDraft.safeParse(
        registeredPeople(frame).holders.find(({ id }) => id === seat.holderItemId)?.answers ?? {},
      ).data
    : undefined;
  const person = inPerson ? holder?.person : seat?.person;
  const identification = inPerson ? holder?.identification : seat?.person?.identification;
  if (!person) return undefined;
  const paper =
    identification?.type && identification.number
      ? comparedIdentification(identification.type, identification.number)
      : undefined;
  return {
    path: inPerson ? 'holderItemId' : 'person.identification.number',
    paper,
    pan: holder?.person?.panNumber,
    nameEnglish: person.fullNameEnglish,
    nameNepali: person.fullNameNepali,
    dateOfBirth: person.dateOfBirth,
  };
}

/**
 * The same document number is the same person, unless the dates of birth differ: then the number is from another
 * district.
 */
const isSame = (one: Person, other: Person): boolean =>
  one.paper !== undefined &&
  one.paper === other.paper &&
  (one.dateOfBirth === undefined || other.dateOfBirth === undefined || one.dateOfBirth === other.dateOfBirth);

/** A person may be on the board once, whether as a holder or from outside; the error is at the later item. */
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

/** The known identity of a person. */
interface Known {
  readonly nameEnglish?: string | null | undefined;
  readonly nameNepali?: string | null | undefined;
  readonly panNumber?: string | null | undefined;
}

/** The same tax number is the same person. A name is no proof, because many people share one. */
export function isSamePerson(one: Known, other: Known): boolean {
  return (
    Boolean(one.panNumber && other.panNumber) &&
    comparedCode(one.panNumber ?? '') === comparedCode(other.panNumber ?? '')
  );
}

/** The same name in either script, and no tax numbers that tell the two people apart: this has to be asked. */
export function isNamesake(one: Known, other: Known): boolean {
  if (one.panNumber && other.panNumber) return false;
  const isSameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
    plainName(a) !== undefined && plainName(a) === plainName(b);
  return isSameName(one.nameEnglish, other.nameEnglish) || isSameName(one.nameNepali, other.nameNepali);
}

/** All directors and holders in the company's register, with the tax number where it is known. */
export function holdersAndDirectors(
  frame: Pick<FilingFrame, 'company'>,
): readonly (Known & { readonly isDirector: boolean })[] {
  const { holders, directors } = registeredPeople(frame);
  const pans = new Map(holders.map(({ id, answers }) => [id, shareholderDraft.safeParse(answers).data]));
  const panOf = (id: unknown): string | undefined =>
    typeof id === 'string' ? (pans.get(id)?.person?.panNumber ?? pans.get(id)?.company?.panNumber) : undefined;
  return [
    ...directors.map(({ part, answers }) => ({
      ...bilingualNameSchema.parse(part),
      panNumber: answers['directorType'] === 'PROMOTER' ? panOf(answers['holderItemId']) : undefined,
      isDirector: true,
    })),
    ...holders.map(({ id, part }) => ({ ...bilingualNameSchema.parse(part), panNumber: panOf(id), isDirector: false })),
  ];
}

/** The company's auditors in the register. */
const registeredAuditors = ({ company }: Pick<FilingFrame, 'company'>): readonly Known[] =>
  (company?.parts ?? [])
    .filter(({ aspect }) => aspect === 'AUDITOR')
    .map(({ data }) => ({ ...bilingualNameSchema.parse(data), panNumber: panText(filedDetails(data)['panNumber']) }));

const panText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const knownAs = ({ nameEnglish, nameNepali, pan }: Person): Known => ({ nameEnglish, nameNepali, panNumber: pan });

/** Section 112 of the Act: a director cannot be the auditor. */
export function auditorIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const auditors = registeredAuditors(frame);
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const person = personOf(data, frame);
    if (!person || !auditors.some((auditor) => isSamePerson(auditor, knownAs(person)))) return [];
    return [
      {
        path: `${id}.${person.path === 'holderItemId' ? person.path : 'person.fullNameEnglish'}`,
        code: 'DIRECTOR_IS_AUDITOR',
      },
    ];
  });
}

/** A caution for a new director with the auditor's name, when no tax number shows that they are two people. */
export function boardNamesakes(items: readonly FiledItem[], frame: FilingFrame): Caution[] {
  const auditors = registeredAuditors(frame);
  return items.flatMap(({ id, data }): Caution[] => {
    const person = registeredIdOf(data) === undefined ? personOf(data, frame) : undefined;
    if (!person || !auditors.some((auditor) => isNamesake(auditor, knownAs(person)))) return [];
    const name = { ne: person.nameNepali ?? person.nameEnglish, en: person.nameEnglish ?? person.nameNepali };
    return [
      {
        key: `DIRECTOR_NAMESAKE.${id}`,
        text: {
          ne: `${name.ne} र कम्पनीका लेखापरीक्षकको नाम एउटै छ। फरक व्यक्ति हुन् कि होइनन्, हेर्नुहोस्: लेखापरीक्षक सोही कम्पनीको सञ्चालक हुन सक्दैन (दफा ११२)।`,
          en: `${name.en} has the name of the auditor. Check that they are two people: the auditor of the company cannot be its director (section 112).`,
        },
      },
    ];
  });
}
