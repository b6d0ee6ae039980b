import { z } from 'zod';
import { enumeration, type KeyOf } from '../../../enumerations/enumeration';
import type { FoundingPaper } from '../../../papers';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { ask } from '../ask';
import type { SectionDefinition } from '../../definition/section-definition';

/** The party that draws up the amended version of a company's memorandum or articles. */
export const paperStandings = enumeration([
  ['SET', 'पोर्टलमा छ; संशोधित प्रति पोर्टलले तयार गर्छ', 'In the portal, which draws up the amended version'],
  ['BROUGHT', 'पोर्टलमा छैन; कम्पनीले संशोधित प्रति पेश गर्छ', 'Not in the portal; the company submits the amended version'],
  ['MODEL', 'ऐनको नमुना नियमावली अपनाइएको', 'The model articles of the law'],
  ['NONE', 'नेपालमा छुट्टै छैन', 'None of its own in Nepal'],
]);
export type PaperStanding = KeyOf<typeof paperStandings>;

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** A clause of the present version. A clause that cannot be amended has no text here. */
const standingClause = z.object({
  document: z.enum(['MOA', 'AOA']),
  /**
   * The key of a library clause, or one that begins with `own-`. It stays the same when the number of the clause
   * changes.
   */
  key: z.string(),
  number: bilingualSchema,
  heading: bilingualSchema,
  text: bilingualSchema.nullable(),
});
export type StandingClause = z.output<typeof standingClause>;

const standingPapers = z.object({
  memorandum: paperStandings.schema,
  articles: paperStandings.schema,
  clauses: z.array(standingClause).default([]),
});
export type StandingPapers = z.output<typeof standingPapers>;

const KEY = 'STANDING_PAPERS';

/**
 * The documents as the register had them when the filing was opened. The gateway fills the section in; no field is
 * asked.
 */
export const STANDING_PAPERS = {
  key: KEY,
  label: { ne: 'हालको प्रबन्धपत्र र नियमावली', en: 'Memorandum and articles that stand' },
  schema: standingPapers,
  draft: standingPapers.partial(),
  optional: false,
  keep: (before: Answers): Answers => before,
  fields: [
    ask('memorandum', 'select', 'प्रबन्धपत्र', 'Memorandum of association', { options: paperStandings }),
    ask('articles', 'select', 'नियमावली', 'Articles of association', { options: paperStandings }),
  ],
} satisfies SectionDefinition<typeof KEY>;

/** Undefined in a frame that was not opened by the gateway. */
export function standingPapersOf(frame: Pick<FilingFrame, 'answers'>): StandingPapers | undefined {
  return standingPapers.safeParse(filedAnswers(frame, KEY)).data;
}

export function standingOf(frame: Pick<FilingFrame, 'answers'>, paper: FoundingPaper): PaperStanding | undefined {
  return standingPapersOf(frame)?.[paper === 'MOA' ? 'memorandum' : 'articles'];
}

export const clausesOf = (frame: Pick<FilingFrame, 'answers'>, paper: FoundingPaper): readonly StandingClause[] =>
  (standingPapersOf(frame)?.clauses ?? []).filter(({ document }) => document === paper);
