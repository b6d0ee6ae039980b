import { citation } from '../../../law/citation';
import { formatMoney, type Paisa } from '../../../money';
import { isOfNepal } from '../../../registration/company-type-rules';
import { FILING_ROLES } from '../../../roles';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';
import { amount, answers, day, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { CLAIM_SETTLEMENTS } from '../../questions/closing/claim-settlements';
import { DISTRIBUTION_CONSENTS } from '../../questions/closing/distribution-consents';

const zeroAllowed = { positive: false };
const accountAnswers = answers({
  countedUntil: day('COUNTED_UNTIL_REQUIRED'),
  realised: amount('REALISED_REQUIRED', zeroAllowed),
  costs: amount('LIQUIDATION_COSTS_REQUIRED', zeroAllowed),
  creditorsPaid: amount('CREDITORS_PAID_REQUIRED', zeroAllowed),
  distributed: amount('DISTRIBUTED_REQUIRED', zeroAllowed),
});

function findings(
  {
    countedUntil,
    realised,
    costs = 0,
    creditorsPaid = 0,
    distributed = 0,
  }: ReturnType<typeof accountAnswers.draft.parse>,
  today: string,
): Finding[] {
  const found: Finding[] = [];
  if (countedUntil !== undefined && countedUntil > today)
    found.push({ path: ['countedUntil'], code: 'DATE_IN_FUTURE' });
  if (realised !== undefined && costs + creditorsPaid + distributed > realised)
    found.push({ path: ['distributed'], code: 'PAID_ABOVE_REALISED' });
  return found;
}

const paidTo = (frame: FilingFrame): Paisa =>
  filedItems(frame, CLAIM_SETTLEMENTS.key).reduce(
    (sum, { data: { way, settled } }) => sum + (way === 'PAID' && typeof settled === 'number' ? settled : 0),
    0,
  );

/** What the liquidator says was paid to creditors is the sum of the claims that were paid. */
function paidIssues(creditorsPaid: unknown, frame: FilingFrame): readonly CrossIssue[] {
  const paid = paidTo(frame);
  if (typeof creditorsPaid !== 'number' || creditorsPaid === paid) return [];
  const parameters = { paidNepali: formatMoney(paid, 'ne'), paidEnglish: formatMoney(paid, 'en') };
  return [{ path: 'creditorsPaid', code: 'CREDITORS_PAID_DIFFERS', parameters }];
}

const LIQUIDATOR_ACCOUNTS = {
  key: 'LIQUIDATOR_ACCOUNTS',
  label: { ne: 'लिक्विडेटरको हिसाब', en: 'Accounts of the liquidator' },
  schema: accountAnswers.complete,
  schemaFor: ({ today }) => withRules(accountAnswers, (kept) => findings(kept, today)),
  draft: accountAnswers.draft,
  optional: false,
  issues: ({ creditorsPaid }, frame) => paidIssues(creditorsPaid, frame),
  fields: [
    ask('countedUntil', 'date', 'हिसाब गरिएको अन्तिम मिति', 'Accounts until', { required: always }),
    ask('realised', 'amount', 'सम्पत्तिबाट प्राप्त जम्मा रकम', 'Received for the assets', { required: always }),
    ask('costs', 'amount', 'लिक्विडेसनको खर्च', 'Costs of the liquidation', { required: always }),
    ask('creditorsPaid', 'amount', 'साहूलाई तिरेको रकम', 'Paid to creditors', { required: always }),
    ask('distributed', 'amount', 'बाँडफाँड गरिने रकम', 'To be distributed', { required: always }),
  ],
} satisfies SectionDefinition<'LIQUIDATOR_ACCOUNTS'>;

/** Sections 128 to 131: the claims that came within the notice are settled, and what is left is distributed. */
export const liquidationIi = {
  process: 'LIQUIDATION_II',
  version: 1,
  name: {
    ne: 'लिक्विडेसन, दोस्रो चरण: दाबी र बाँडफाँड',
    en: 'Liquidation, phase II: claims and distribution',
  },
  numberPrefix: 'LR',
  sections: [CLAIM_SETTLEMENTS, LIQUIDATOR_ACCOUNTS, DISTRIBUTION_CONSENTS],
  steps: [
    step('claims', 'SECTIONS', 'दाबी फर्स्योट', 'Settlement of claims', ['CLAIM_SETTLEMENTS'], {
      ne: 'सूचनाको म्यादभित्र परेका सबै दाबी र तिनको फर्स्योट राख्नुहोस्। दाबी नपरेको भए यो चरण खाली छोड्नुहोस्।',
      en: 'Enter every claim that came within the notice and what became of it. Leave it empty if nobody claimed.',
    }),
    step('accounts', 'SECTIONS', 'लिक्विडेटरको हिसाब', 'Accounts', ['LIQUIDATOR_ACCOUNTS']),
    step('distribution', 'SECTIONS', 'बाँडफाँड', 'Distribution', ['DISTRIBUTION_CONSENTS'], {
      ne: 'बाँडफाँडमा सहमति दिने शेयरधनी दर्ता किताबबाट छान्नुहोस्। चुक्ता पुँजीको हिसाब उनीहरूको शेयरबाट हुन्छ; जगेडा, जफत र रद्द भएका शेयर गनिँदैनन्।',
      en: 'Choose the shareholders who consent from the register. Their paid-up capital is counted from their shares; shares in reserve, forfeited and cancelled ones do not count.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('NOTICE_CUTTINGS', 'सूचना छापिएको पत्रिकाको कटिङ', 'Cutting of the published notice'),
    document('CLAIMS_TABLE', 'दाबी र फर्स्योटको तालिका', 'Table of claims and their settlement'),
    document('SETTLEMENT_PROOF', 'दाबी फर्स्योटको प्रमाण', 'Proof of the settlement', { forEachOf: 'CLAIM_SETTLEMENTS' }),
    document('LIQUIDATOR_ACCOUNTS', 'लिक्विडेटरको हिसाब', 'Accounts of the liquidator'),
    document('DISTRIBUTION_CONSENT', 'शेयरधनीको सहमति', 'Consent of the shareholder', {
      forEachOf: 'DISTRIBUTION_CONSENTS',
      asked: (frame) => DISTRIBUTION_CONSENTS.appliesTo(frame),
    }),
  ],
  origin: {
    ...filedForCompany.origin,
    mayStart: [...FILING_ROLES, 'LIQUIDATOR'],
    subject: 'PROCEEDING',
    companyTypes: isOfNepal,
    notStoppedBy: ['IN_LIQUIDATION', 'OUTSTANDING_FINE'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('131'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'EVERY_CLAIM_SETTLED',
        'कार्यालयमा परेका सबै दाबी सूचीमा छन् र प्रमाणसहित फर्स्योट भएका छन्',
        'Every claim that the office received is in the list, each with its outcome and proof',
      ),
      check(
        'ACCOUNTS_AGREE',
        'लिक्विडेटरको हिसाब कागजातसँग मिल्छ (दफा १३१)',
        'The accounts of the liquidator agree with the documents (section 131)',
      ),
      check(
        'DISTRIBUTION_CONSENTED',
        'शेयरधनीका सहमतिपत्र सूचीसँग मिल्छन् (दफा १३१)',
        'The letters of consent of the shareholders agree with the list (section 131)',
        (frame) => DISTRIBUTION_CONSENTS.appliesTo(frame),
      ),
    ],
    decision: {
      approve: {
        ne: 'दाबी फर्स्योट भएको र बाँडफाँडको हिसाब मिलेको मानिन्छ। अन्तिम प्रतिवेदन पनि स्वीकृत भएपछि कर कार्यालयको राय चाहिन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The settlement of the claims and the distribution are accepted. Once the final report is approved too, the opinion of the tax office is needed. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र यो चरण खुलै रहन्छ; कम्पनीले फेरि पेश गर्नुपर्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected and the phase stays open; the company has to file again. The applicant is told why.',
      },
      revoke: {
        ne: 'यो चरण फेरि खुल्छ र फर्स्योट फेरि पेश गर्नुपर्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The phase is open again, and the settlement has to be filed again. Nothing is deleted from the register.',
      },
    },
  },
  money: { payTiming: 'NONE' },
  // the consent is counted from the shares, so that a change of them is taken over before
  register: { aspects: ['SHARES', 'SHAREHOLDER'], issues: [{ kind: 'RECORD_LETTER', law: '131' }] },
} as const satisfies ProcessDefinition;
