import { z } from 'zod';
import { companyTypes } from '../../../enumerations/company-types';
import { investorTypes, shareholderTypes } from '../../../enumerations/persons';
import { shareTypes } from '../../../enumerations/shares';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { NAMED_COMPANIES_MAXIMUM } from '../../definition/named-companies';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { ask } from '../ask';
import { isIntoNew, swapsShares } from './company-after';

const KEY = 'MERGED_COMPANY';

/** What somebody has in the merged company. */
const mergedHolding = z.object({
  /** The part in the register of the merged company. */
  holderId: z.string(),
  nameNepali: z.string(),
  nameEnglish: z.string(),
  /** The holder is this company of the register. */
  companyId: z.string().nullable(),
  /** The same person's part in the register of the company that goes on; null: new there. */
  heldAs: z.string().nullable(),
  shareType: shareTypes.schema.nullable(),
  /** Of a member without shares 0. */
  quantity: z.number().int().nonnegative(),
  /** What decides whether a company of a type may have this holder; left out: the register does not know it. */
  investorType: investorTypes.schema.optional(),
  shareholderType: shareholderTypes.schema.optional(),
});

const heldElsewhere = z.array(z.object({ companyId: z.string(), holderId: z.string() }));

const mergedCompany = z.object({
  companyId: z.string(),
  nameNepali: z.string(),
  nameEnglish: z.string(),
  registrationNumber: z.string(),
  companyType: companyTypes.schema,
  registeredOn: z.string().nullable(),
  address: z.string().nullable(),
  /** The office that keeps it, where that is another one than the office of the company that goes on. */
  otherOffice: z.object({ ne: z.string(), en: z.string() }).nullable().default(null),
  holdings: z.array(mergedHolding),
  /** What it holds in other companies of the register, by its part there: it passes to the company that goes on. */
  holds: heldElsewhere.default([]),
  /** The same of the company that files: where both merge into a new one, it passes too. */
  ownHolds: heldElsewhere.optional(),
});
export type MergedCompany = z.output<typeof mergedCompany>;

/** As the register had it when the draft was opened; undefined in a frame that the gateway has not opened. */
export const mergedIn = (frame: Pick<FilingFrame, 'answers'>): MergedCompany | undefined =>
  mergedCompany.safeParse(filedAnswers(frame, KEY)).data;

/** What passes to the company that goes on, of every company that ends. */
export const passedOn = (merged: MergedCompany, frame: Pick<FilingFrame, 'answers'>): MergedCompany['holds'] =>
  isIntoNew(frame) ? [...merged.holds, ...(merged.ownHolds ?? [])] : merged.holds;

/** The merged company, and those of which a company that ends holds a part. */
export function namedByMerger(frame: Pick<FilingFrame, 'answers'>): readonly string[] {
  const merged = mergedIn(frame);
  if (!merged) return [];
  return [...new Set([merged.companyId, ...passedOn(merged, frame).map(({ companyId }) => companyId)])];
}

/**
 * What the merged company has filed and the office has not decided ends with it. What the company that files has open
 * itself, it decides first where it ends too.
 */
export function endedByMerger(frame: Pick<FilingFrame, 'answers'>): readonly string[] {
  const merged = mergedIn(frame);
  return merged ? [merged.companyId] : [];
}

/** Its office decides; that of the merged company gives an opinion. */
export const isOfTwoOffices = (frame: Pick<FilingFrame, 'answers'>): boolean => mergedIn(frame)?.otherOffice != null;

function mergedIssues(_data: Answers, frame: FilingFrame): readonly CrossIssue[] {
  const merged = mergedIn(frame);
  if (!merged) return [];
  if (namedByMerger(frame).length > NAMED_COMPANIES_MAXIMUM)
    return [{ path: '', code: 'NAMED_COMPANIES_TOO_MANY', parameters: { maximum: NAMED_COMPANIES_MAXIMUM } }];
  return swapsShares(frame) && merged.holdings.length === 0 ? [{ path: '', code: 'MERGER_SHARES_UNKNOWN' }] : [];
}

const told = { told: true } as const;

/** The company that is merged into the one that files; the gateway fills it in from the register. */
export const MERGED_COMPANY = {
  key: KEY,
  label: { ne: 'गाभिने कम्पनी', en: 'The company that is merged' },
  schema: mergedCompany,
  draft: mergedCompany.partial(),
  optional: false,
  keep: (before: Answers): Answers => before,
  issues: mergedIssues,
  fields: [
    ask('registrationNumber', 'text', 'दर्ता नम्बर', 'Registration number', told),
    ask('nameNepali', 'text', 'नाम (नेपाली)', 'Name (Nepali)', { ...told, pair: 'nameEnglish' }),
    ask('nameEnglish', 'text', 'नाम (अङ्ग्रेजी)', 'Name (English)', { ...told, pair: 'nameNepali' }),
    ask('companyType', 'select', 'कम्पनीको किसिम', 'Type of company', { ...told, options: companyTypes }),
    ask('registeredOn', 'date', 'दर्ता मिति', 'Registered on', told),
    ask('address', 'text', 'ठेगाना', 'Address', told),
    ask('otherOffice.ne', 'text', 'यसको कार्यालय (नेपाली)', 'Its office (Nepali)', {
      ...told,
      pair: 'otherOffice.en',
      when: (data) => data['otherOffice'] != null,
    }),
    ask('otherOffice.en', 'text', 'यसको कार्यालय (अङ्ग्रेजी)', 'Its office (English)', {
      ...told,
      pair: 'otherOffice.ne',
      when: (data) => data['otherOffice'] != null,
    }),
  ],
} satisfies SectionDefinition<typeof KEY>;
