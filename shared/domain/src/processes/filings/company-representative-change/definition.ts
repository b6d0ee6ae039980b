import { READS_REPRESENTATIVES } from '../../definition/private-reads';
import { z } from 'zod';
import { plainPhone } from '../../../accounts/phone-number';
import { fieldIssues, issueParameters } from '../../../messages/issues';
import { check } from '../../definition/checklist';
import { keepPhoneProof } from '../../questions/directors/director-answers';
import {
  COMPANY_REPRESENTATIVE,
  companyRepresentative,
  representativeDraft,
  representativeFor,
} from '../../questions/people/company-representative';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, withRules } from '../../questions/answer';
import { ask } from '../../questions/ask';
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import { decision, decisionFields, decisionFindings } from '../../questions/decision';
import type { CrossIssue, ListSection, SectionDefinition } from '../../definition/section-definition';

const decisionAnswers = answers({ decision });
const REPRESENTATIVE_DECISION = {
  key: 'REPRESENTATIVE_DECISION',
  label: { ne: 'प्रतिनिधि परिवर्तनको निर्णय', en: 'Decision on the representatives' },
  schema: decisionAnswers.complete,
  schemaFor: (frame) => withRules(decisionAnswers, (kept) => decisionFindings('decision', kept.decision, frame)),
  draft: decisionAnswers.draft,
  optional: false,
  fields: decisionFields('decision'),
} satisfies SectionDefinition<'REPRESENTATIVE_DECISION'>;

/** AD; undefined while it is not answered. */
export const decidedOnRepresentatives = (frame: Pick<FilingFrame, 'answers'>): string | undefined =>
  decisionAnswers.draft.safeParse(filedAnswers(frame, 'REPRESENTATIVE_DECISION')).data?.decision?.decidedOn;

const present = z.object({
  people: z
    .array(z.object({ accountId: z.string(), fullNameNepali: z.string(), fullNameEnglish: z.string() }))
    .default([]),
});
export type PresentRepresentative = z.infer<typeof present>['people'][number];

/** The representatives when the draft was opened; written only by the gateway. */
const PRESENT_REPRESENTATIVES = {
  key: 'PRESENT_REPRESENTATIVES',
  label: { ne: 'हालका प्रतिनिधि', en: 'Representatives today' },
  schema: present,
  draft: present,
  optional: true,
  keep: (before) => before,
  fields: [
    ask('people', 'rows', 'प्रतिनिधि', 'Representatives', {
      rows: [
        ask('fullNameNepali', 'text', 'नाम (नेपाली)', 'Name (Nepali)'),
        ask('fullNameEnglish', 'text', 'नाम (अङ्ग्रेजी)', 'Name (English)'),
      ],
    }),
  ],
} satisfies SectionDefinition<'PRESENT_REPRESENTATIVES'>;

/** Written only by the gateway: the account of an item, and the proof of a new person's phone. */
const own = z.object({ accountId: z.string().optional(), phoneVerifiedAt: z.iso.datetime().optional() });
const isNew = (data: unknown): boolean => own.safeParse(data).data?.accountId === undefined;

/** Parses a new representative without the rules, which were checked when the answers were given. */
export const newRepresentative = companyRepresentative;

/** A present representative has no questions; a new one has those of a registration and must prove the phone. */
const afterFor = (frame: FilingFrame) =>
  z.record(z.string(), z.unknown()).superRefine((data, context) => {
    if (!isNew(data)) return;
    for (const issue of representativeFor(frame).safeParse(data).error?.issues ?? []) {
      context.addIssue({
        code: 'custom',
        message: fieldIssues({ issues: [issue] }, 'en')[0]?.code ?? 'INVALID',
        path: [...issue.path],
        params: issueParameters(issue),
      });
    }
    if (data['phoneNo'] && own.safeParse(data).data?.phoneVerifiedAt === undefined)
      context.addIssue({ code: 'custom', message: 'REPRESENTATIVE_OTP_REQUIRED', path: ['phoneNo'] });
  });

const REPRESENTATIVES_AFTER = {
  kind: 'LIST',
  key: 'REPRESENTATIVES_AFTER',
  label: { ne: 'परिवर्तनपछिका प्रतिनिधि', en: 'Representatives after the change' },
  optional: false,
  most: 20,
  item: {
    ...COMPANY_REPRESENTATIVE.item,
    schemaFor: afterFor,
    draft: representativeDraft,
    keep: (before: Answers, saved: Answers) =>
      before['accountId'] === undefined ? keepPhoneProof(before, saved) : before,
    fields: COMPANY_REPRESENTATIVE.item.fields.map((field) =>
      field.path.startsWith('fullName')
        ? field
        : { ...field, when: (data: Answers, frame: FilingFrame) => isNew(data) && (field.when?.(data, frame) ?? true) },
    ),
  },
  issues: changeIssues,
} satisfies ListSection<'REPRESENTATIVES_AFTER'>;

function changeIssues(
  items: readonly { readonly id: string; readonly data: Answers }[],
  frame: FilingFrame,
): readonly CrossIssue[] {
  if (items.length === 0) return [{ path: '', code: 'REPRESENTATIVE_REQUIRED' }];
  if (leavingRepresentatives(frame).length === 0 && !items.some(({ data }) => isNew(data)))
    return [{ path: '', code: 'REPRESENTATIVES_UNCHANGED' }];
  const seen = new Set<string>();
  return items.flatMap(({ id, data }): CrossIssue[] => {
    const typed = isNew(data) ? data['phoneNo'] : undefined;
    if (typeof typed !== 'string') return [];
    const phone = plainPhone(typed);
    if (seen.has(phone)) return [{ path: `${id}.phoneNo`, code: 'REPRESENTATIVE_TWICE' }];
    seen.add(phone);
    return [];
  });
}

export const presentRepresentatives = (frame: Pick<FilingFrame, 'answers'>): readonly PresentRepresentative[] =>
  present.safeParse(filedAnswers(frame, 'PRESENT_REPRESENTATIVES')).data?.people ?? [];

/** The representatives who were removed from the list. */
export function leavingRepresentatives(frame: Pick<FilingFrame, 'answers'>): readonly PresentRepresentative[] {
  const staying = new Set(
    filedItems(frame, 'REPRESENTATIVES_AFTER').map(({ data }) => own.safeParse(data).data?.accountId),
  );
  return presentRepresentatives(frame).filter(({ accountId }) => !staying.has(accountId));
}

/** The representatives who were added to it. */
export const joiningRepresentatives = (frame: Pick<FilingFrame, 'answers'>) =>
  filedItems(frame, 'REPRESENTATIVES_AFTER').filter(({ data }) => isNew(data));

/** The check that a new objection resets. */
export const OBJECTIONS_SEEN = 'OBJECTIONS_SEEN';

/**
 * The company decides who represents it. The present representatives and the directors are notified first and may
 * object.
 */
export const companyRepresentativeChange = {
  process: 'COMPANY_REPRESENTATIVE_CHANGE',
  version: 2,
  name: { ne: 'कम्पनी प्रतिनिधि परिवर्तन', en: 'Company representative change' },
  numberPrefix: 'RC',
  sections: [REPRESENTATIVE_DECISION, PRESENT_REPRESENTATIVES, REPRESENTATIVES_AFTER, DECISION_SIGNERS],
  // the present representatives come from the register, so their section has no step
  steps: [
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['REPRESENTATIVE_DECISION', 'DECISION_SIGNERS'], {
      ne: 'प्रतिनिधि फेर्ने निर्णय कसले र कहिले गर्‍यो, लेख्नुहोस्।',
      en: 'Say who decided to change the representatives, and when.',
    }),
    step('representatives', 'SECTIONS', 'प्रतिनिधि', 'Representatives', ['REPRESENTATIVES_AFTER'], {
      ne: 'सुरुमा हालका प्रतिनिधि हुन्छन्। हट्नेलाई सूचीबाट हटाउनुहोस् र नयाँलाई थप्नुहोस्। नयाँ प्रतिनिधिको यो पोर्टलमा खाता हुनुपर्छ; उहाँको मोबाइलमा गएको ओटीपीले प्रमाणित गर्छ। पेश भएपछि हालका प्रतिनिधि र सञ्चालकलाई जानकारी जान्छ, र आपत्ति जनाउने समय सकिएपछि मात्र कार्यालयले स्वीकृत गर्छ।',
      en: 'The list begins with the representatives of today. Delete who leaves, and add who is new. Somebody new has an account of this portal and proves it by an OTP to their mobile. Once it is submitted, the representatives of today and the directors are told; the office approves only after the time to object is over.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('BOARD_DECISION', 'सञ्चालक समितिको निर्णय', 'Board decision'),
    document('REPRESENTATIVE_IDENTITY', 'नयाँ प्रतिनिधिको परिचयपत्र', 'Identification of the new representative', {
      forEachOf: 'REPRESENTATIVES_AFTER',
      askedOf: ({ data }) => isNew(data),
    }),
    document('COMPANY_LETTER', 'कम्पनीको पत्र', 'Letter of the company', { when: 'NEVER' }),
  ],
  office: {
    checklist: [
      check('DECISION_TAKEN', 'विवरण पेश भएको निर्णयसँग मिल्छ', 'The answers agree with the decision that is attached'),
      check(
        OBJECTIONS_SEEN,
        'हालसम्म जनाइएका आपत्ति पढिएको छ; आपत्ति जनाउने समय नसकिई स्वीकृत हुँदैन',
        'The objections made so far have been read; nothing is approved before the time to object is over',
      ),
      check(
        'IDENTITY_PROVEN',
        'नयाँ प्रतिनिधिको परिचयपत्र विवरणसँग मिल्छ',
        'The identification of the new representative agrees with the answers',
        (frame) => joiningRepresentatives(frame).length > 0,
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि सूचीका व्यक्तिले मात्र कम्पनीको प्रतिनिधित्व गर्छन्। हट्ने प्रतिनिधिको पहुँच र खुला लगइन अन्त्य हुन्छ। सबैलाई जानकारी जान्छ।',
        en: 'From today on those of the list alone represent the company. The access and the open sessions of those who leave end. All are told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनीका प्रतिनिधि हालकै रहन्छन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company keeps its representatives. The applicant is told why.',
      },
      revoke: {
        ne: 'साबिकका प्रतिनिधि फेरि कम्पनीको प्रतिनिधि हुन्छन् र नयाँको पहुँच अन्त्य हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The former representatives represent the company again, and the access of the new ones ends. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    reads: READS_REPRESENTATIVES,
  },
  parties: decisionParties('BOARD_DECISION', 'REPRESENTATIVE_DECISION'),
  register: {
    aspects: ['REPRESENTATIVE'],
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
