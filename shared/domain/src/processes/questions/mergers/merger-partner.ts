import { mergeProcesses } from '../../../enumerations/shares';
import { publicParts } from '../../../register/register-aspects';
import { isForeign } from '../../../registration/company-type-rules';
import type { CompanyType } from '../../../enumerations/company-types';
import { filedAnswers, type Answers, type FiledCompany, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { answers, choice, text } from '../answer';
import { always, ask } from '../ask';

const KEY = 'MERGER_PARTNER';

const partnerAnswers = answers({
  companyId: text('PARTNER_REQUIRED', 60),
  companyProcess: choice(mergeProcesses.keys, 'MERGE_PROCESS_REQUIRED'),
});

/** The id as answered, whether or not the register has it; undefined while it is not answered. */
export function partnerIn(frame: Pick<FilingFrame, 'answers'>): string | undefined {
  const { companyId } = filedAnswers(frame, KEY);
  return typeof companyId === 'string' ? companyId : undefined;
}

/** Members who hold no shares. */
export const isNonProfit = (type: CompanyType | null): boolean => type === 'NON_PROFIT';

/** Statuses in which a company may decide to merge, or be named by one that did. */
const MAY_MERGE: ReadonlySet<string> = new Set(['ACTIVE', 'MERGING']);

function statusOf({ parts }: FiledCompany): string {
  const part = parts.find(({ aspect }) => aspect === 'STATUS');
  return part ? publicParts.STATUS.parse(part.data).status : 'ACTIVE';
}

function partnerIssues(data: Answers, { named = [], companyType }: FilingFrame): readonly CrossIssue[] {
  const partner = named.find(({ id }) => id === data['companyId']);
  if (!partner || partner.type === null) return [];
  const path = 'companyId';
  if (isForeign(partner.type)) return [{ path, code: 'PARTNER_NOT_OF_NEPAL' }];
  if (!MAY_MERGE.has(statusOf(partner))) return [{ path, code: 'PARTNER_CLOSED' }];
  return isNonProfit(partner.type) === isNonProfit(companyType) ? [] : [{ path, code: 'PARTNER_NON_PROFIT' }];
}

/** With which company another one is merged; the gateway says whether the register has it. */
export const MERGER_PARTNER = {
  key: KEY,
  label: { ne: 'गाभिने अर्को कम्पनी', en: 'The other company' },
  optional: false,
  schema: partnerAnswers.complete,
  draft: partnerAnswers.draft,
  issues: partnerIssues,
  fields: [
    ask('companyId', 'otherCompany', 'अर्को कम्पनी', 'The other company', {
      required: always,
      hint: {
        ne: 'दर्ता नम्बर वा नामबाट खोज्नुहोस्। एउटै नम्बरका दुई कम्पनी भए नामबाट छान्नुहोस्।',
        en: 'Search by registration number or name. Where two companies have one number, choose by the name.',
      },
    }),
    ask('companyProcess', 'radio', 'किसिम', 'Kind', { required: always, options: mergeProcesses }),
  ],
} satisfies SectionDefinition<typeof KEY>;
