import { leavesOf, type PartData, type RegisterPart } from '../../../register/company-record';
import { publicParts } from '../../../register/register-aspects';
import { onNepaliSide } from '../../../registration/company-type-rules';
import { holdingsOf } from '../../../share-ledger/holdings';
import { holderShape, shareholderDraft } from '../holders/shareholder-answers';
import { directorShape } from '../directors/director-answers';
import type { Answers, FiledCompany, FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { Answer } from '../answer';

/** Somebody whom the register of the company names, with the answers that it already gives. */
export interface RegisteredPerson {
  /** Of the part in the register. */
  readonly id: string;
  readonly answers: Answers;
  /** The part as the register has it. */
  readonly part: PartData;
}

export interface RegisteredHolder extends RegisteredPerson {
  /** Null where the register knows of no shares. */
  readonly quantity: number | null;
  /** Of Nepal, a non-resident Nepali among them; the register may not know it, and then it is nobody from abroad. */
  readonly local: boolean;
}

type Company = Pick<FiledCompany, 'parts' | 'shares'>;

/** What was filed of a part, beside what everybody may read. */
export const filedDetails = ({ details }: PartData): Answers =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** Of these details what a form asks too, each answer by itself: one that is not in order leaves the rest. */
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
  /** The holders as the rules of a registration read them, by their id in the register. */
  readonly items: readonly FiledItem[];
}

/** A company that was found is never changed in place, so it is read once for all who ask. */
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

/** The same answers; what is not ticked is as good as not answered. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const [was, is] = [one, other].map((data) => new Map([...leavesOf(data)].filter(([, value]) => value !== false)));
  return (
    was !== undefined &&
    is !== undefined &&
    was.size === is.size &&
    [...was].every(([path, value]) => is.get(path) === value)
  );
}

/** Written by the gateway when the draft begins, and kept: which part of the register an entry is. */
export const registeredIdOf = ({ registeredId }: Answers): string | undefined =>
  typeof registeredId === 'string' ? registeredId : undefined;

/** Who sits on the board for a holder, in person or as the representative. */
export const seatsHeldBy = (directors: readonly RegisteredPerson[], holderId: string): readonly RegisteredPerson[] =>
  directors.filter(
    ({ answers }) => answers['holderItemId'] === holderId && answers['directorType'] !== 'OUTSIDE_SHAREHOLDER',
  );
