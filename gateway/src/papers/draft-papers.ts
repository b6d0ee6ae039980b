import type { DraftPaperKind, FilingPapers } from '@registrar/domain/calls/papers';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { clauseGroupOf, composeClauses, libraryOf, type FoundingPaper } from '@registrar/domain/papers';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../applications/application';
import { readingOf } from '../applications/filing-reading';
import type { Noted } from '../register/access-log/note-access';
import { seeFiling } from '../applications/sight';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { PdfUnavailable, type PdfEngine } from '../platform/pdf/pdf-engine';
import { refuse } from '../platform/refusal';
import { applicationLetter, LETTER_TITLE } from './founding/application-letter';
import { ASSOCIATION_TITLES, associationPaper } from './founding/association-paper';
import { clauseValues, missingSections } from './founding/clause-values';
import { filedAs, readFounding } from './founding/read-founding';
import type { Paper } from './paper-data';
import type { SignaturePage } from './signatures/signature-page';
import { typesetDraft } from './typeset';

const PROCESS = 'COMPANY_REGISTRATION';
const SOURCES = { MEMORANDUM: 'MOA', ARTICLES: 'AOA' } as const satisfies Partial<
  Record<DraftPaperKind, FoundingPaper>
>;

/** What a draft is called where it is read. */
export const DRAFT_NAMES: Readonly<Record<DraftPaperKind, Bilingual>> = {
  MEMORANDUM: ASSOCIATION_TITLES.MOA,
  ARTICLES: ASSOCIATION_TITLES.AOA,
  APPLICATION_LETTER: LETTER_TITLE,
};

/** What the filing writes, and its clauses as they stand: for whoever sees the filing. */
export async function readFilingPapers(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<FilingPapers> {
  const sight = await seeFiling(db, actor, applicationId, now);
  await note(actor, ...readingOf(sight));
  const { application } = sight;
  if (application.row.process_name !== PROCESS) return { modelArticles: { offered: false, taken: false }, papers: [] };
  const founding = await readFounding(db, frameOf(application), filedAs(application));
  const { companyType, generation } = founding;
  const values = clauseValues(founding);
  const association = (kind: keyof typeof SOURCES): FilingPapers['papers'] => {
    const paper = SOURCES[kind];
    const clauses = composeClauses(companyType, paper, generation.clauses, values);
    if (clauses.length === 0) return [];
    const standing = libraryOf(companyType, paper).filter(({ key }) => clauses.some((clause) => clause.key === key));
    return [
      {
        kind,
        name: ASSOCIATION_TITLES[paper],
        clauses,
        missing: missingSections(
          standing.flatMap(({ text }) => [text.ne]),
          values,
        ),
      },
    ];
  };
  const taken = generation.modelArticles;
  return {
    modelArticles: { offered: companyTypeRules(companyType).mayTakeModelArticles, taken },
    papers: [
      ...association('MEMORANDUM'),
      ...(taken ? [] : association('ARTICLES')),
      { kind: 'APPLICATION_LETTER', name: LETTER_TITLE, clauses: [], missing: [] },
    ],
  };
}

/** One paper of the filing as it stands, marked as a draft until the filing is handed in. */
export async function draftPaper(
  parts: Parts,
  actor: Actor,
  applicationId: string,
  kind: DraftPaperKind,
  language: Language,
  { now, note }: Noted,
): Promise<Buffer> {
  const sight = await seeFiling(parts.db, actor, applicationId, now);
  await note(actor, ...readingOf(sight));
  return setFilingPaper(parts, sight.application, kind, language, now);
}

interface Parts {
  readonly db: Kysely<DB>;
  readonly pdf: PdfEngine;
}

/** The page of signatures behind a paper, and whether everybody has signed: then it is no draft. */
interface Signed {
  readonly signatures: SignaturePage;
  readonly isSigned: boolean;
}

/** The same for a reader who has been let in already. */
export async function setFilingPaper(
  { db, pdf }: Parts,
  application: Application,
  kind: DraftPaperKind,
  language: Language,
  madeAt: Date,
  signed?: Signed,
): Promise<Buffer> {
  const { row, today } = application;
  if (row.process_name !== PROCESS) refuse('REQ-404');
  const founding = await readFounding(db, frameOf(application), filedAs(application));
  if (
    kind !== 'APPLICATION_LETTER' &&
    (clauseGroupOf(founding.companyType) === undefined || (kind === 'ARTICLES' && founding.generation.modelArticles))
  )
    refuse('REQ-404');
  const paper =
    kind === 'APPLICATION_LETTER'
      ? applicationLetter(founding, language, today)
      : associationPaper(founding, SOURCES[kind], language);
  const whole = signed ? { ...paper, data: { ...paper.data, signatures: signed.signatures } } : paper;
  return setDraft(pdf, whole, language, { final: row.status !== 'DRAFT' || signed?.isSigned === true, madeAt });
}

/** Sets what is not issued. */
export async function setDraft(
  pdf: PdfEngine,
  paper: Paper,
  language: Language,
  as: { readonly final: boolean; readonly madeAt: Date },
): Promise<Buffer> {
  try {
    return (await typesetDraft(pdf, paper, language, as)).bytes;
  } catch (error) {
    if (error instanceof PdfUnavailable) refuse('MAINT-503', { message: 'papers.unavailable' });
    throw error;
  }
}
