import type { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { formatMoney } from '../../../money';
import { companyTypeRules, type CapitalKind } from '../../../registration/company-type-rules';
import type { Caution } from '../../definition/cautions';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { withRules } from '../answer';
import { always, ask } from '../ask';
import {
  capitalDraft,
  capitalKindOf,
  headOfficeAnswers,
  membershipAnswers,
  shareCapitalAnswers,
} from './capital-answers';
import { headOfficeCapitalFindings, shareCapitalFindings } from './capital-rules';
import { sourcesOfFundField, totalFund } from './source-of-fund';

const KEY = 'CAPITAL_STRUCTURE';

export function capitalStructureFor(frame: FilingFrame): z.ZodType {
  switch (capitalKindOf(frame)) {
    case 'SHARES':
      return withRules(shareCapitalAnswers, (kept) => shareCapitalFindings(kept, frame));
    case 'MEMBERSHIP':
      return membershipAnswers.complete;
    case 'HEAD_OFFICE':
      return withRules(headOfficeAnswers, headOfficeCapitalFindings);
  }
}
const AUTHORIZED: Bilingual = { ne: 'अधिकृत पुँजी', en: 'Authorized capital' };
const ISSUED: Bilingual = { ne: 'जारी पुँजी', en: 'Issued capital' };
const RATIO: Bilingual = { ne: 'संस्थापक र सर्वसाधारणको अनुपात', en: 'Ratio of promoters to the public' };
const PAID_UP: Bilingual = { ne: 'चुक्ता पुँजी', en: 'Paid-up capital' };
const MEMBERSHIP: Bilingual = { ne: 'सदस्यता शुल्क', en: 'Membership fees' };
const HEAD_OFFICE: Bilingual = { ne: 'प्रधान कार्यालयको पुँजी', en: 'Capital of the head office' };
const IN_NEPAL: Bilingual = { ne: 'नेपालमा ल्याउने पुँजी', en: 'Capital brought to Nepal' };
const FUND: Bilingual = { ne: 'पुँजीको स्रोत', en: 'Source of fund' };

const of = (kind: CapitalKind) => (_: unknown, frame: FilingFrame) => capitalKindOf(frame) === kind;
const ofPublic = (_: unknown, { companyType }: FilingFrame): boolean =>
  companyType !== null && companyTypeRules(companyType).promoterMinimumPercent !== null;
const shares = { when: of('SHARES'), required: always };
const home = { group: HEAD_OFFICE, when: of('HEAD_OFFICE'), required: always };

export const CAPITAL_STRUCTURE = {
  key: KEY,
  label: { ne: 'पुँजी संरचना', en: 'Capital structure' },
  schema: shareCapitalAnswers.complete,
  schemaFor: capitalStructureFor,
  draft: capitalDraft,
  optional: false,
  fields: [
    ask('authorizedCapital', 'amount', 'अधिकृत पुँजी', 'Authorized capital', { ...shares, group: AUTHORIZED }),
    ask('shareRate', 'amount', 'प्रतिशेयर अङ्कित मूल्य', 'Face value per share', { ...shares, group: AUTHORIZED }),
    ask('authorizedQuantity', 'quantity', 'शेयर सङ्ख्या', 'Quantity of shares', {
      ...shares,
      group: AUTHORIZED,
      hint: {
        ne: 'अधिकृत पुँजीलाई अङ्कित मूल्यले भाग गर्दा आउने सङ्ख्या।',
        en: 'The authorized capital divided by the face value per share.',
      },
    }),
    ask('authorizedOn', 'date', 'अधिकृत पुँजी कायम भएको मिति', 'Authorized date', {
      group: AUTHORIZED,
      when: shares.when,
    }),
    ask('fractionalQuantity', 'quantity', 'खण्डित शेयर सङ्ख्या', 'Fractional share quantity', {
      group: AUTHORIZED,
      when: shares.when,
      hint: { ne: 'पूरा शेयर नपुग्ने अंश भए मात्र।', en: 'Only where a part does not make a whole share.' },
    }),
    ask('fractionalAmount', 'amount', 'खण्डित शेयरको रकम', 'Fractional share amount', {
      group: AUTHORIZED,
      when: shares.when,
    }),
    ask('issuedCapital', 'amount', 'जारी पुँजी', 'Issued capital', { ...shares, group: ISSUED }),
    ask('issuedOn', 'date', 'जारी मिति', 'Issued date', { group: ISSUED, when: shares.when }),
    ask('promoterPercent', 'percent', 'संस्थापक शेयर (प्रतिशत)', 'Promoter share (percent)', {
      group: RATIO,
      when: ofPublic,
      required: always,
    }),
    ask('publicPercent', 'percent', 'सर्वसाधारण शेयर (प्रतिशत)', 'Public share (percent)', {
      group: RATIO,
      when: ofPublic,
      required: always,
    }),
    ask('promoterPaidAmount', 'amount', 'संस्थापकले तिरेको रकम', 'Paid by the promoters', { ...shares, group: PAID_UP }),
    ask('promoterUnpaidAmount', 'amount', 'संस्थापकले तिर्न बाँकी रकम', 'Unpaid by the promoters', {
      ...shares,
      group: PAID_UP,
    }),
    ask('publicPaidAmount', 'amount', 'सर्वसाधारणको चुक्ता पुँजी', 'Paid-up capital of the public', {
      group: PAID_UP,
      when: ofPublic,
    }),
    ask('membershipFee', 'amount', 'सदस्यता शुल्क', 'Membership fee', {
      group: MEMBERSHIP,
      when: of('MEMBERSHIP'),
      required: always,
    }),
    ask('annualFee', 'amount', 'वार्षिक शुल्क', 'Annual fee', { group: MEMBERSHIP, when: of('MEMBERSHIP') }),
    ask('headOfficeAuthorizedCapital', 'amount', 'कुल अधिकृत पुँजी', 'Total authorized capital', home),
    ask('headOfficeIssuedCapital', 'amount', 'कुल जारी पुँजी', 'Total issued capital', home),
    ask('headOfficePaidUpCapital', 'amount', 'कुल चुक्ता पुँजी', 'Total paid-up capital', home),
    ask(
      'branchAuthorizedCapital',
      'amount',
      'नेपालको कार्यालयको अधिकृत पुँजी',
      'Authorized capital of the office in Nepal',
      { ...home, group: IN_NEPAL },
    ),
    sourcesOfFundField(FUND),
  ],
} satisfies SectionDefinition<typeof KEY>;

/** The sources of the capital and what is paid of it may differ while money is on its way; the office asks. */
export function fundCautions(frame: FilingFrame): Caution[] {
  const capital = shareCapitalAnswers.draft.safeParse(filedAnswers(frame, KEY)).data;
  const { sourcesOfFund: sources, promoterPaidAmount, publicPaidAmount = 0 } = capital ?? {};
  if (sources === undefined || promoterPaidAmount === undefined) return [];
  const [given, paid] = [totalFund(sources), promoterPaidAmount + publicPaidAmount];
  if (given === paid) return [];
  return [
    {
      key: 'FUND_DIFFERS_FROM_PAID',
      text: {
        ne: `पुँजीको स्रोतको जम्मा ${formatMoney(given, 'ne')} र चुक्ता रकम ${formatMoney(paid, 'ne')} फरक छन्।`,
        en: `The sources of fund come to ${formatMoney(given, 'en')}, and what is paid to ${formatMoney(paid, 'en')}.`,
      },
    },
  ];
}
