import { z } from 'zod';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { optionalText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';
import type { SectionDefinition } from '../../definition/section-definition';
import { CLAUSE_HEADING_MAXIMUM, CLAUSE_MAXIMUM } from '../../questions/constitution/clause-lengths';
import { answers, yesNo } from '../../questions/answer';
import { ask } from '../../questions/ask';

const KEY = 'DOCUMENT_GENERATION';
const CLAUSES_MAXIMUM = 200;

/**
 * A clause that the applicant reworded compared with the library (`@registrar/domain/papers`), removed, or added under
 * a key that begins with `own-`. An empty language keeps the library's text.
 */
const clause = z.object({
  document: z.enum(['MOA', 'AOA']),
  clause: z.string().min(1).max(60),
  nepali: optionalText(CLAUSE_MAXIMUM),
  english: optionalText(CLAUSE_MAXIMUM),
  headingNepali: optionalText(CLAUSE_HEADING_MAXIMUM),
  headingEnglish: optionalText(CLAUSE_HEADING_MAXIMUM),
  removed: z.boolean().optional(),
});
const clauses = z.array(clause).max(CLAUSES_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode });

/**
 * The edited clauses of the generated documents, and whether a sole holder uses the model articles (Companies Act
 * section 4(3)).
 */
const generationAnswers = answers({
  modelArticles: yesNo(),
  clauses: {
    complete: clauses.nullish().transform((value) => value ?? []),
    draft: clauses.nullish().transform((value) => value ?? undefined),
  },
});
export const documentGenerationDraft = generationAnswers.draft;
export const DOCUMENT_GENERATION = {
  key: KEY,
  label: { ne: 'कागजात तयारी', en: 'Document generation' },
  schema: generationAnswers.complete,
  draft: documentGenerationDraft,
  optional: true,
  fields: [
    ask('modelArticles', 'switch', 'नमुना नियमावली अपनाउने', 'Take the model articles', {
      when: (_, { companyType }) => companyType !== null && companyTypeRules(companyType).mayTakeModelArticles,
    }),
  ],
} satisfies SectionDefinition<typeof KEY>;
