import { leavesOf, type PartData, type RegisterPart } from '../../../register/company-record';
import { publicParts } from '../../../register/register-aspects';
import { onNepaliSide } from '../../../registration/company-type-rules';
import { holdingsOf } from '../../../share-ledger/holdings';
import { holderShape, shareholderDraft } from '../holders/shareholder-answers';
import { directorShape } from '../directors/director-answers';
import type { Answers, FiledCompany, FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { Answer } from '../answer';

/** A person in the company's register, with the answers that the register already has. */
export interface RegisteredPerson {
  /** The id of the part in the register. */
  readonly id: string;
  readonly answers: Answers;
  /** The part as it is in the register. */
  readonly part: PartData;
}

export interface RegisteredHolder extends RegisteredPerson {
  /** Null when the register knows no shares. */
  readonly quantity: number | null;
  /** A Nepali, including a non-resident one; true also when the register does not know it. */
  readonly local: boolean;
}

type Company = Pick<FiledCompany, 'parts' | 'shares'>;

/** The filed details of a part, in addition to its public data. */
export const filedDetails = ({ details }: PartData): Answers =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** The details that the form asks too, each parsed on its own: an invalid one is left out and the others are kept. */
function known(shape: Readonly<Record<string, Answer>>, details: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, { draft }]) => {
      const parsed = draft.safeParse(details[key]);
      return parsed.success && parsed.data !== undefined ? [[key, parsed.data]] : [];
    }),
  );
}

const group = (value: unknown): Answers => (typeof value === 'object' && value !== null ? { ...value } : {});

function holderOf({ subjectId, data }: RegisterPart, quantities: ReadonlyMap<string, number> | null): RegisteredHolder {
  const { nameEnglish, nameNepali, entity } = publicParts.SHAREHOLDER.parse(data);
  const answers = known(holderShape, filedDetails(data));
  const named =
    entity === 'COMPANY'
      ? { company: { nameNepali, nameEnglish, ...group(answers['company']) } }
      : { person: { fullNameNepali: nameNepali, fullNameEnglish: nameEnglish, ...group(answers['person']) } };
  const { investorType } = shareholderDraft.safeParse(answers).data ?? {};
  const id = subjectId ?? '';
  return {
    id,
    part: data,
    answers: { ...answers, entity, ...named },
    quantity: quantities && (quantities.get(id) ?? 0),
    local: investorType === undefined || onNepaliSide(investorType),
  };
}

function directorOf({ subjectId, data }: RegisterPart): RegisteredPerson {
  return {
    id: subjectId ?? '',
    part: data,
    answers: {
      ...known(directorShape, filedDetails(data)),
      isIndependent: publicParts.DIRECTOR.parse(data).independent,
    },
  };
}

interface People {
  readonly holders: readonly RegisteredHolder[];
  readonly directors: readonly RegisteredPerson[];
  /** The holders in the form that the rules of a registration read, by their id in the register. */
  readonly items: readonly FiledItem[];
}

/** A company that was read is never changed in place, so its people are parsed once. */
const read = new WeakMap<Company, People>();

export function registeredPeople({ company }: Pick<FilingFrame, 'company'>): People {
  return company ? peopleOf(company) : { holders: [], directors: [], items: [] };
}

export function peopleOf(company: Company): People {
  const found = read.get(company);
  if (found) return found;
  const { parts, shares } = company;
  const quantities = shares && new Map(holdingsOf(shares).map(({ holderId, quantity }) => [holderId, quantity]));
  const holders = parts.filter(({ aspect }) => aspect === 'SHAREHOLDER').map((part) => holderOf(part, quantities));
  const people = {
    holders,
    directors: parts.filter(({ aspect }) => aspect === 'DIRECTOR').map(directorOf),
    items: holders.map(({ id, answers }, index) => ({ id, position: index + 1, data: answers })),
  };
  read.set(company, people);
  return people;
}

/** True when the answers are equal; an unticked box counts as no answer. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const [was, is] = [one, other].map((data) => new Map([...leavesOf(data)].filter(([, value]) => value !== false)));
  return (
    was !== undefined &&
    is !== undefined &&
    was.size === is.size &&
    [...was].every(([path, value]) => is.get(path) === value)
  );
}

/** The part of the register that an item stands for. The gateway writes it when the draft is opened, and it is kept. */
export const registeredIdOf = ({ registeredId }: Answers): string | undefined =>
  typeof registeredId === 'string' ? registeredId : undefined;

/** The seats on the board held by a shareholder, in person or by a representative. */
export const seatsHeldBy = (directors: readonly RegisteredPerson[], holderId: string): readonly RegisteredPerson[] =>
  directors.filter(
    ({ answers }) => answers['holderItemId'] === holderId && answers['directorType'] !== 'OUTSIDE_SHAREHOLDER',
  );
