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
  /** Where in the item the person is named. */
  readonly path: string;
  readonly paper: string | undefined;
  readonly pan: string | undefined;
  readonly nameEnglish: string | undefined;
  readonly nameNepali: string | undefined;
  readonly dateOfBirth: string | undefined;
}

const plainName = (name: string | null | undefined): string | undefined =>
  (name && plainText(name).trim().toLowerCase().replace(/\s+/g, ' ')) || undefined;

/** Who sits there: the holder in person, or whoever the answers name. */
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

/** One paper with one number is one person; born on another day it is the number of another district. */
const isSame = (one: Person, other: Person): boolean =>
  one.paper !== undefined &&
  one.paper === other.paper &&
  (one.dateOfBirth === undefined || other.dateOfBirth === undefined || one.dateOfBirth === other.dateOfBirth);

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

/** Who somebody is, as far as it is known. */
interface Known {
  readonly nameEnglish?: string | null | undefined;
  readonly nameNepali?: string | null | undefined;
  readonly panNumber?: string | null | undefined;
}

/** One tax number is one person. A name is no proof of it: many people bear one. */
export function isSamePerson(one: Known, other: Known): boolean {
  return (
    Boolean(one.panNumber && other.panNumber) &&
    comparedCode(one.panNumber ?? '') === comparedCode(other.panNumber ?? '')
  );
}

/** Of one name in either script, and no tax number says whether they are two people: somebody has to be asked. */
export function isNamesake(one: Known, other: Known): boolean {
  if (one.panNumber && other.panNumber) return false;
  const isSameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
    plainName(a) !== undefined && plainName(a) === plainName(b);
  return isSameName(one.nameEnglish, other.nameEnglish) || isSameName(one.nameNepali, other.nameNepali);
}

/**
 * Everybody whom the register of the company has on the board or as a holder, with the tax number where it knows one.
 */
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

/** Who audits the company, by the register. */
const registeredAuditors = ({ company }: Pick<FilingFrame, 'company'>): readonly Known[] =>
  (company?.parts ?? [])
    .filter(({ aspect }) => aspect === 'AUDITOR')
    .map(({ data }) => ({ ...bilingualNameSchema.parse(data), panNumber: panText(filedDetails(data)['panNumber']) }));

const panText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const knownAs = ({ nameEnglish, nameNepali, pan }: Person): Known => ({ nameEnglish, nameNepali, panNumber: pan });

/** Section 112 of the Act: whoever is on the board does not audit the company. */
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

/** New on the board, with the name of the auditor and nothing that says that it is somebody else. */
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
