import { fullCompanyName, nameSuffixes } from '../enumerations/company-types';
import { amendedPaper, type ClauseAmendment, type FoundingPaper } from '../papers';
import { filedAnswers, type FilingFrame, type ProcessDefinition } from '../processes';
import {
  amendedPapers,
  amendmentItems,
  amendmentTitle,
  paperOf,
  presentText,
  proposedText,
} from '../processes/filings/amendment-of-aoa-moa/clause-amendments';
import { registeredCapital } from '../processes/definition/registered-capital';
import { officeAddress } from '../processes/questions/address';
import { registeredObjectivesDraft } from '../processes/questions/objective-details';
import { ledgerIn } from '../processes/questions/shares/renumbering';
import { capitalOfShares } from '../register/capital-of-shares';
import type { PartData, RegisterPart } from '../register/company-record';
import { registerAspects, type Aspect, type RegisterAspect } from '../register/register-aspects';
import { textOf } from './said';

/** A part of the register as it stands and as the filing would have it. */
export interface ProposedEntry {
  readonly aspect: RegisterAspect;
  readonly before: PartData | null;
  readonly after: PartData;
}

/** Words that stand in directories for what was answered with their numbers. */
export interface ProposedWords {
  readonly office?: { readonly addressEnglish: string; readonly addressNepali: string } | undefined;
  readonly objectives?: readonly {
    readonly nsicCode: string;
    readonly objectiveEnglish: string;
    readonly objectiveNepali: string;
  }[];
}

/** The address that the company moves to, in numbers of the directory. */
export const proposedOffice = (frame: FilingFrame) =>
  officeAddress.draft.safeParse(filedAnswers(frame, 'NEW_REGISTERED_OFFICE')['address']).data;

const proposedObjectives = (frame: FilingFrame) =>
  registeredObjectivesDraft.safeParse(filedAnswers(frame, 'OBJECTIVE_DETAILS')).data;
export const proposedCodes = (frame: FilingFrame): readonly string[] => proposedObjectives(frame)?.nsicCodes ?? [];

type Propose = (frame: FilingFrame, definition: ProcessDefinition, words: ProposedWords) => PartData | null;

/** What the answers put in the place of each part of the register that a paper of the company tells. */
const PROPOSED: Readonly<Partial<Record<Aspect, Propose>>> = {
  NAME: (frame) => {
    const { nepali, english, suffix } = filedAnswers(frame, 'NAME_DETAILS');
    const [nameNepali, nameEnglish] = [textOf(nepali), textOf(english)];
    if (nameNepali === undefined && nameEnglish === undefined) return null;
    const typed = { ne: nameNepali ?? '', en: nameEnglish ?? '' };
    const { ne, en } = fullCompanyName(typed, nameSuffixes.schema.safeParse(suffix).data ?? 'NONE');
    return { nameNepali: ne, nameEnglish: en };
  },
  COMPANY_TYPE: (frame) => {
    const companyType = textOf(filedAnswers(frame, 'NEW_COMPANY_TYPE')['companyType']);
    return companyType === undefined ? null : { companyType };
  },
  REGISTERED_OFFICE: (_frame, _definition, { office }) =>
    office && (office.addressEnglish || office.addressNepali) ? { ...office } : null,
  OBJECTIVES: (frame, _definition, { objectives = [] }) => {
    const { descriptionNepali = '', descriptionEnglish = '' } = proposedObjectives(frame) ?? {};
    const own = ownWords(descriptionNepali, descriptionEnglish);
    return objectives.length + own.length === 0
      ? null
      : { objectives: [...objectives, ...own], details: { descriptionNepali, descriptionEnglish } };
  },
  CAPITAL: (frame, definition) => definition.register.capital?.(frame) ?? capitalByShares(frame, definition),
};

/** Of a change of shares the capital follows. */
function capitalByShares(frame: FilingFrame, { register }: ProcessDefinition): PartData | null {
  const [capital, ledger] = [registeredCapital(frame), ledgerIn(frame)];
  const shares = register.shares?.(frame);
  return capital && ledger && shares?.ok === true ? capitalOfShares(capital, ledger, shares.ledger) : null;
}

/** What a company wrote of its objectives in its own words stands after those of the list. */
const ownWords = (ne: string, en: string) =>
  ne || en ? [{ nsicCode: null, objectiveNepali: ne || en, objectiveEnglish: en || ne }] : [];

/** What the filing would change of its company, next to what stands; nothing where it has no company. */
export function proposedEntries(
  definition: ProcessDefinition,
  frame: FilingFrame,
  words: ProposedWords,
): ProposedEntry[] {
  const { company } = frame;
  if (company === null) return [];
  const { aspects } = definition.register;
  const changed = aspects.flatMap((aspect): ProposedEntry[] => {
    const after = PROPOSED[aspect]?.(frame, definition, words);
    return after && registerAspects.has(aspect) ? [{ aspect, before: standing(company.parts, aspect), after }] : [];
  });
  return [...changed, ...(aspects.includes('DOCUMENT') ? amendments(frame) : [])];
}

function standing(parts: readonly RegisterPart[], aspect: RegisterAspect): PartData | null {
  const data = parts.find((part) => part.aspect === aspect)?.data ?? null;
  if (data === null || aspect !== 'OBJECTIVES') return data;
  const objectives: readonly unknown[] = Array.isArray(data['objectives']) ? data['objectives'] : [];
  const own = registeredObjectivesDraft.safeParse(data['details']).data;
  return {
    ...data,
    objectives: [...objectives, ...ownWords(own?.descriptionNepali ?? '', own?.descriptionEnglish ?? '')],
  };
}

/** The clauses of each amended paper, in their present and their proposed words. */
function amendments(frame: FilingFrame): ProposedEntry[] {
  return amendedPapers(frame).flatMap((paper): ProposedEntry[] => {
    const told = amendmentItems(frame).flatMap(({ id, data }): ClauseAmendment[] =>
      data.change === undefined || paperOf(data, frame) !== paper
        ? []
        : [
            {
              clause: data.dafaId ?? `own-${id}`,
              change: data.change,
              heading: amendmentTitle(data, frame),
              before: presentText(data, frame),
              after: proposedText(data),
              decidedOn: data.amendmentDate ?? frame.today,
            },
          ],
    );
    return told.length === 0 ? [] : [documentEntry(paper, told)];
  });
}

const documentEntry = (kind: FoundingPaper, told: ClauseAmendment[]): ProposedEntry => ({
  aspect: 'DOCUMENT',
  before: null,
  after: { kind, language: 'both', details: amendedPaper.parse({ clauses: [], amendments: told }) },
});
