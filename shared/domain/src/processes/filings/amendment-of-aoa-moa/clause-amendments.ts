import type { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { documentTypeChoices } from '../../../enumerations/processes';
import type { ValidationCode } from '../../../messages/validation';
import { aspectOfClause, clauseChanges, type FoundingPaper } from '../../../papers';
import type { RegisterAspect } from '../../../register/register-aspects';
import { REASON_MAXIMUM, requiredReason } from '../../../reasons';
import { CLAUSE_HEADING_MAXIMUM, CLAUSE_MAXIMUM } from '../../questions/constitution/clause-lengths';
import {
  filedAnswers,
  filedItems,
  type Answers,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import { answers, choice, day, optional, optionalChoice, withRules, type Finding } from '../../questions/answer';
import { always, ask, bothScripts } from '../../questions/ask';
import { meetingsOf, resolutionFindings, resolutionMeetings } from '../../questions/resolution';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { clausesOf, standingOf, type StandingClause } from '../../questions/constitution/standing-papers';

export const CLAUSE_AMENDMENTS_KEY = 'CLAUSE_AMENDMENTS';
const MOST = 60;

const remarks = requiredReason();
/** Names as in specification section 3; the day is an AD day, its BS form is derived. */
const amendmentAnswers = answers({
  document: optionalChoice(['MOA', 'AOA']),
  change: choice(clauseChanges.keys, 'CLAUSE_CHANGE_REQUIRED'),
  dafaId: optional(CLAUSE_HEADING_MAXIMUM),
  headingNepali: optional(CLAUSE_HEADING_MAXIMUM),
  headingEnglish: optional(CLAUSE_HEADING_MAXIMUM),
  presentNepali: optional(CLAUSE_MAXIMUM),
  presentEnglish: optional(CLAUSE_MAXIMUM),
  proposedAmendmentNepali: optional(CLAUSE_MAXIMUM),
  proposedAmendmentEnglish: optional(CLAUSE_MAXIMUM),
  amendmentDecisionType: choice(resolutionMeetings.keys, 'RESOLUTION_MEETING_REQUIRED'),
  amendmentDate: day('AMENDMENT_DAY_REQUIRED'),
  amendmentRemarks: { complete: remarks, draft: optional(REASON_MAXIMUM).draft },
});
export type ClauseAmendmentDraft = Partial<z.output<typeof amendmentAnswers.draft>>;

export const amendmentDraftOf = (data: Answers): ClauseAmendmentDraft =>
  amendmentAnswers.draft.safeParse(data).data ?? {};
export const amendmentItems = (frame: Pick<FilingFrame, 'answers'>): readonly FiledItem<ClauseAmendmentDraft>[] =>
  filedItems(frame, CLAUSE_AMENDMENTS_KEY).map((item) => ({ ...item, data: amendmentDraftOf(item.data) }));

/** The documents that the filing amends; none while that is not answered. */
export function amendedPapers(frame: Pick<FilingFrame, 'answers'>): readonly FoundingPaper[] {
  const chosen = filedAnswers(frame, 'AMENDMENT_DECISION')['documentType'];
  return chosen === 'BOTH' ? ['MOA', 'AOA'] : chosen === 'MOA' || chosen === 'AOA' ? [chosen] : [];
}

/** Asked only when both documents are amended. */
export function paperOf(
  { document }: Pick<ClauseAmendmentDraft, 'document'>,
  frame: Pick<FilingFrame, 'answers'>,
): FoundingPaper | undefined {
  const papers = amendedPapers(frame);
  return papers.length === 1 ? papers[0] : document;
}

/** Whether the portal has the text of this document. */
const isKnown = (data: ClauseAmendmentDraft, frame: Pick<FilingFrame, 'answers'>): boolean => {
  const paper = paperOf(data, frame);
  return paper !== undefined && standingOf(frame, paper) === 'SET';
};

export function standingClauseOf(
  data: ClauseAmendmentDraft,
  frame: Pick<FilingFrame, 'answers'>,
): StandingClause | undefined {
  const paper = paperOf(data, frame);
  return paper === undefined ? undefined : clausesOf(frame, paper).find(({ key }) => key === data.dafaId);
}

/** The present text of the clause: from the register, or as the applicant writes it; null when there is none. */
export function presentText(data: ClauseAmendmentDraft, frame: Pick<FilingFrame, 'answers'>): Bilingual | null {
  if (data.change === 'ADD') return null;
  if (isKnown(data, frame)) return standingClauseOf(data, frame)?.text ?? null;
  return data.presentNepali || data.presentEnglish
    ? { ne: data.presentNepali ?? '', en: data.presentEnglish ?? '' }
    : null;
}

export function proposedText({
  change,
  proposedAmendmentNepali = '',
  proposedAmendmentEnglish = '',
}: ClauseAmendmentDraft): Bilingual | null {
  return change === 'REMOVE' ? null : { ne: proposedAmendmentNepali, en: proposedAmendmentEnglish };
}

/** Number and heading in the present document; for a new clause its future heading. */
export function amendmentTitle(data: ClauseAmendmentDraft, frame: Pick<FilingFrame, 'answers'> | undefined): Bilingual {
  if (data.change === 'ADD') return { ne: data.headingNepali ?? '', en: data.headingEnglish ?? '' };
  const clause = frame && standingClauseOf(data, frame);
  if (clause)
    return { ne: `${clause.number.ne}. ${clause.heading.ne}`, en: `${clause.number.en}. ${clause.heading.en}` };
  return { ne: data.dafaId ?? '', en: data.dafaId ?? '' };
}

const OF_ASPECT: Readonly<Partial<Record<RegisterAspect, ValidationCode>>> = {
  NAME: 'CLAUSE_OF_NAME',
  REGISTERED_OFFICE: 'CLAUSE_OF_REGISTERED_OFFICE',
  OBJECTIVES: 'CLAUSE_OF_OBJECTIVES',
  CAPITAL: 'CLAUSE_OF_CAPITAL',
  COMPANY_TYPE: 'CLAUSE_OF_COMPANY_TYPE',
};
/** Why a clause cannot be amended here: it changes with a part of the register, or never. */
export function lockedBecause(key: string): ValidationCode {
  const aspect = aspectOfClause(key);
  return (aspect && OF_ASPECT[aspect]) ?? 'CLAUSE_FIXED';
}

const lacks = (
  data: ClauseAmendmentDraft,
  paths: readonly (keyof ClauseAmendmentDraft)[],
  code: ValidationCode,
): Finding[] => paths.filter((path) => !data[path]?.trim()).map((path) => ({ path: [path], code }));

function clauseFindings(data: ClauseAmendmentDraft, frame: FilingFrame): Finding[] {
  if (!data.dafaId) return [{ path: ['dafaId'], code: 'CLAUSE_REQUIRED' }];
  if (!isKnown(data, frame)) return lacks(data, ['presentNepali'], 'PRESENT_TEXT_REQUIRED');
  const clause = standingClauseOf(data, frame);
  if (clause === undefined) return [{ path: ['dafaId'], code: 'CLAUSE_UNKNOWN' }];
  return clause.text === null ? [{ path: ['dafaId'], code: lockedBecause(clause.key) }] : [];
}

function wordFindings(data: ClauseAmendmentDraft, frame: FilingFrame): Finding[] {
  if (data.change === 'REMOVE') return [];
  // a document generated by the portal has both languages
  const scripts = isKnown(data, frame) ? (['Nepali', 'English'] as const) : (['Nepali'] as const);
  const missing = lacks(
    data,
    scripts.map((script) => `proposedAmendment${script}` as const),
    'PROPOSED_TEXT_REQUIRED',
  );
  const headings =
    data.change === 'ADD'
      ? lacks(
          data,
          scripts.map((script) => `heading${script}` as const),
          'CLAUSE_HEADING_REQUIRED',
        )
      : [];
  const [present, proposed] = [presentText(data, frame), proposedText(data)];
  const same =
    data.change === 'REPLACE' &&
    present !== null &&
    present.ne.trim() === proposed?.ne.trim() &&
    present.en.trim() === proposed.en.trim();
  return [
    ...headings,
    ...missing,
    ...(missing.length === 0 && same
      ? [{ path: ['proposedAmendmentNepali'], code: 'PROPOSED_UNCHANGED' as const }]
      : []),
  ];
}

function findings(data: ClauseAmendmentDraft, frame: FilingFrame): Finding[] {
  const papers = amendedPapers(frame);
  const decided = { meeting: data.amendmentDecisionType, resolutionOn: data.amendmentDate };
  const day = resolutionFindings('', decided, frame).map(({ path, code }): Finding => ({
    path: [path.includes('meeting') ? 'amendmentDecisionType' : 'amendmentDate'],
    code,
  }));
  if (papers.length > 1 && data.document === undefined) return [{ path: ['document'], code: 'PAPER_REQUIRED' }, ...day];
  if (data.change === undefined) return day;
  return [...(data.change === 'ADD' ? [] : clauseFindings(data, frame)), ...wordFindings(data, frame), ...day];
}

/** At least one amendment for each document that is marked as amended, and no clause twice. */
function together(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[] {
  const amended = items.map(({ id, data }) => ({ id, data: amendmentDraftOf(data) }));
  const papers = amendedPapers(frame);
  const untouched = papers.filter((paper) => !amended.some(({ data }) => paperOf(data, frame) === paper));
  const keyOf = (data: ClauseAmendmentDraft): string => `${paperOf(data, frame) ?? ''}/${data.dafaId ?? ''}`;
  const twice = amended.filter(
    ({ data }, index) =>
      data.change !== 'ADD' &&
      data.dafaId &&
      amended.findIndex(({ data: other }) => other.change !== 'ADD' && keyOf(other) === keyOf(data)) < index,
  );
  return [
    ...(amended.length === 0
      ? [{ path: '', code: 'AMENDMENT_REQUIRED' as const }]
      : untouched.length > 0
        ? [
            {
              path: '',
              code: untouched.includes('MOA') ? ('MEMORANDUM_NOT_AMENDED' as const) : ('ARTICLES_NOT_AMENDED' as const),
            },
          ]
        : []),
    ...twice.map(({ id }) => ({ path: `${id}.dafaId`, code: 'CLAUSE_TWICE' as const })),
  ];
}

const known = (data: Answers, frame: FilingFrame): boolean => isKnown(amendmentDraftOf(data), frame);
const adds = (data: Answers): boolean => data['change'] === 'ADD';
const removes = (data: Answers): boolean => data['change'] === 'REMOVE';
const rewords = (data: Answers): boolean => data['change'] !== undefined && !removes(data);
const presentIsAsked = (data: Answers, frame: FilingFrame): boolean =>
  data['change'] !== undefined && !adds(data) && !known(data, frame);

const CLAUSE: Bilingual = { ne: 'के संशोधन हुन्छ', en: 'What is amended' };
const TEXT: Bilingual = { ne: 'व्यहोरा', en: 'Text' };
const DECISION: Bilingual = { ne: 'निर्णय', en: 'Decision' };

export const CLAUSE_AMENDMENTS = {
  kind: 'LIST',
  key: CLAUSE_AMENDMENTS_KEY,
  label: { ne: 'संशोधन हुने दफा', en: 'Clauses to be amended' },
  optional: false,
  most: MOST,
  item: {
    name: { ne: 'संशोधन', en: 'Amendment' },
    schemaFor: (frame) => withRules(amendmentAnswers, (kept) => findings(kept, frame)),
    draft: amendmentAnswers.draft,
    fields: [
      ask('document', 'radio', 'संशोधन हुने कागजात', 'Paper to be amended', {
        group: CLAUSE,
        options: documentTypeChoices,
        offered: () => ['MOA', 'AOA'],
        required: always,
        when: (_, frame) => amendedPapers(frame).length > 1,
      }),
      ask('change', 'radio', 'के गर्ने', 'What is done', { group: CLAUSE, options: clauseChanges, required: always }),
      ask('dafaId', 'select', 'दफा', 'Clause', {
        group: CLAUSE,
        required: always,
        when: (data, frame) => data['change'] !== undefined && !adds(data) && known(data, frame),
      }),
      ask('dafaId', 'text', 'दफाको नम्बर र शीर्षक', 'Number and heading of the clause', {
        group: CLAUSE,
        required: always,
        when: presentIsAsked,
        maximum: CLAUSE_HEADING_MAXIMUM,
      }),
      ...bothScripts('heading', 'नयाँ दफाको शीर्षक', 'Heading of the new clause', {
        group: TEXT,
        required: always,
        when: adds,
        english: CLAUSE_HEADING_MAXIMUM,
        nepali: CLAUSE_HEADING_MAXIMUM,
      }),
      ask('presentNepali', 'textarea', 'हालको व्यहोरा (नेपाली)', 'Present text (Nepali)', {
        group: TEXT,
        required: always,
        when: presentIsAsked,
        maximum: CLAUSE_MAXIMUM,
        pair: 'presentEnglish',
      }),
      ask('presentEnglish', 'textarea', 'हालको व्यहोरा (अङ्ग्रेजी)', 'Present text (English)', {
        group: TEXT,
        when: presentIsAsked,
        maximum: CLAUSE_MAXIMUM,
        pair: 'presentNepali',
      }),
      ask('proposedAmendmentNepali', 'textarea', 'प्रस्तावित व्यहोरा (नेपाली)', 'Proposed text (Nepali)', {
        group: TEXT,
        required: always,
        when: rewords,
        maximum: CLAUSE_MAXIMUM,
        pair: 'proposedAmendmentEnglish',
      }),
      ask('proposedAmendmentEnglish', 'textarea', 'प्रस्तावित व्यहोरा (अङ्ग्रेजी)', 'Proposed text (English)', {
        group: TEXT,
        required: known,
        when: rewords,
        maximum: CLAUSE_MAXIMUM,
        pair: 'proposedAmendmentNepali',
      }),
      ask('amendmentDecisionType', 'select', 'निर्णयको किसिम', 'Kind of decision', {
        group: DECISION,
        options: resolutionMeetings,
        offered: meetingsOf,
        required: always,
      }),
      ask('amendmentDate', 'date', 'संशोधनको निर्णय मिति', 'Date of the decision', { group: DECISION, required: always }),
      ask('amendmentRemarks', 'textarea', 'कैफियत', 'Remark', {
        group: DECISION,
        required: always,
        maximum: REASON_MAXIMUM,
      }),
    ],
    title: (data, frame) => amendmentTitle(amendmentDraftOf(data), frame),
  },
  issues: together,
} satisfies ListSection<typeof CLAUSE_AMENDMENTS_KEY>;
