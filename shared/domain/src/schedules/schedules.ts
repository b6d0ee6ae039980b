import type { z } from 'zod';
import { enumeration, type EnumerationRow, type KeyOf } from '../enumerations/enumeration';
import { namedProcesses, processName, type NamedProcess } from '../enumerations/processes';
import { sections } from '../law/citation';
import { modelFormSchema } from '../model-forms/model-form-text';
import { modelFormKey, modelForms, type ModelFormKey } from '../model-forms/model-forms';
import { deadlineEvents, deadlineKey, deadlineSchema, type DeadlineKey } from './deadlines';
import { documentListKey, documentListSchema, type DocumentListKey } from './document-list';
import { feeRuleSchema } from './fee-rule';
import {
  campaignSchema,
  graceSchema,
  monthlyFineSchema,
  noFineDaysSchema,
  section136kaSchema,
  steppedFineSchema,
} from './fine-rule';
import { revenueCampaignSchema } from './revenue-campaign';
import { terms, type TermKey } from './terms';

export const scheduleGroups = enumeration([
  ['FEE', 'दस्तुर', 'Fees'],
  ['FINE', 'जरिबाना', 'Fines'],
  ['CAMPAIGN', 'छुट', 'Discounts'],
  ['NO_FINE_DAYS', 'जरिबाना नलाग्ने दिन', 'Days without fines'],
  ['DEADLINE', 'कानुनी म्याद', 'Deadlines of the law'],
  ['TERM', 'कार्यालयका म्याद', 'Terms of the office'],
  ['DOCUMENT_LIST', 'कागजात सूची', 'Lists of documents'],
  ['MODEL_FORM', 'नमुना फाराम', 'Model forms'],
  ['CALENDAR', 'बिदा र कार्यालय समय', 'Holidays and hours'],
  ['LIMIT', 'सीमा', 'Limits'],
  ['ACCESS', 'खाता र सुरक्षा', 'Accounts and security'],
]);
export type ScheduleGroup = KeyOf<typeof scheduleGroups>;

/** A rate that a provision of the Act sets: "दफा ८१ को उपदफा (२): …". */
function underLaw<const Key extends string>(key: Key, provision: string, ne: string, en: string): EnumerationRow<Key> {
  const law = sections(provision);
  return [key, `${law.ne}: ${ne}`, `${law.en.replace('section', 'Section')}: ${en}`];
}

/** The rates of fees and fines. */
const RATES = [
  ['FEE_INCORPORATION_PRIVATE', 'कम्पनी दर्ता: प्राइभेट', 'Incorporation: private company'],
  ['FEE_INCORPORATION_PUBLIC', 'कम्पनी दर्ता: पब्लिक', 'Incorporation: public company'],
  ['FEE_INCORPORATION_NON_PROFIT', 'कम्पनी दर्ता: मुनाफा वितरण नगर्ने', 'Incorporation: company not distributing profit'],
  ['FEE_INCORPORATION_FOREIGN_BRANCH', 'विदेशी कम्पनीको शाखा दर्ता', 'Registration: branch of a foreign company'],
  [
    'FEE_INCORPORATION_FOREIGN_LIAISON',
    'विदेशी कम्पनीको सम्पर्क कार्यालय दर्ता',
    'Registration: liaison office of a foreign company',
  ],
  ['FEE_NAME_RESERVATION', 'नाम आरक्षण', 'Name reservation'],
  ['FEE_CAPITAL_INCREASE', 'अधिकृत पुँजी वृद्धि', 'Increase of the authorized capital'],
  ['FEE_NAME_CHANGE', 'नाम परिवर्तन', 'Change of name'],
  ['FEE_CONSTITUTION_AMENDMENT', 'प्रबन्धपत्र र नियमावली संशोधन', 'Amendment of memorandum and articles'],
  ['FEE_REGISTERED_OFFICE_CHANGE', 'रजिष्टर्ड कार्यालय परिवर्तन', 'Change of the registered office'],
  ['FEE_ERROR_CORRECTION', 'कम्पनीको त्रुटि सच्याउने', 'Correction of a company’s own mistake'],
  ['FEE_SHAREHOLDER_CHANGE', 'शेयरधनी परिवर्तन', 'Shareholder change'],
  ['FEE_ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['FEE_CONVERSION_TO_PUBLIC', 'प्राइभेटबाट पब्लिकमा परिणत', 'Conversion of a private company into a public one'],
  ['FEE_CONVERSION_TO_PRIVATE', 'पब्लिकबाट प्राइभेटमा परिणत', 'Conversion of a public company into a private one'],
  ['FEE_SHARE_TRANSFER_RECORD', 'शेयर दाखिल खारेज', 'Registration of a share transfer'],
  ['FEE_MERGER', 'कम्पनी गाभ्ने वा गाभिने', 'Merger'],
  ['FEE_SOLE_SHAREHOLDER_HEIR', 'एकल शेयरधनीको हकवाला', 'Heir of a sole shareholder'],
  ['FEE_COPY_PER_PAGE', 'प्रतिलिपि, प्रतिपृष्ठ', 'Copy, each page'],
  ['FEE_CERTIFIED_COPY', 'प्रमाणित प्रतिलिपि, प्रतिकागजात', 'Certified copy, each document'],
  ['FEE_COPY_BY_POST', 'प्रतिलिपि हुलाकबाट पठाउने', 'Copies sent by post'],
  ['FEE_DEREGISTRATION', 'दर्ता खारेजीको निवेदन', 'Application for de-registration'],
  ['FEE_LIQUIDATION', 'लिक्विडेसनको निवेदन', 'Application for liquidation'],
  underLaw('FINE_S81_2', '81(2)', 'विवरण ढिलो पेश गर्दाको जरिबाना', 'fine for late returns'),
  underLaw('FINE_S81_6', '81(6)', 'अन्य विवरण ढिलो पेश गर्दाको जरिबाना', 'fine for other late filings'),
  underLaw('FINE_S136KA', '136ka', 'दर्ता खारेजी गर्दा लाग्ने जरिबाना', 'fine on de-registration'),
  ['FINE_GRACE', 'म्यादपछि थप दिइने दिन', 'Days of grace after a due day'],
  underLaw('FINE_CAMPAIGN_S81_7', '81(7)', 'जरिबानामा छुट', 'discount on fines'),
  ['REVENUE_CAMPAIGN', 'राजस्वमा छुट', 'Discount on revenue'],
  ['NO_FINE_OUTAGE', 'प्रणाली नचलेका दिन', 'Days on which the portal was down'],
  ['NO_FINE_ORDER', 'आदेशले छुट दिएका दिन', 'Days excused by an order'],
] as const satisfies readonly EnumerationRow<string>[];
type RateKey = (typeof RATES)[number][0];

const TERMS = [
  ['PAYMENT_TERM', 'TERM', 'भुक्तानीको म्याद', 'Time to pay'],
  ['CORRECTION_TERM', 'TERM', 'सच्याउने म्याद', 'Time to correct'],
  ['NAME_RESERVATION_TERMS', 'TERM', 'नाम आरक्षणको अवधि', 'Life of a reserved name'],
  ['GROUP_CONSENT_TERMS', 'TERM', 'मुख्य कम्पनीको सहमति', 'Consent of the parent company'],
  ['SERVICE_TERMS', 'TERM', 'कार्यालयले निर्णय गर्नुपर्ने कार्य दिन', 'Working days in which the office decides'],
  ['CLAIM_LEASE', 'TERM', 'लिएको निवेदन', 'Claimed applications'],
  ['NAME_REUSE_BAR', 'TERM', 'खारेज भएको कम्पनीको नाम', 'Names of de-registered companies'],
  ['FORMER_NAME_BAR', 'TERM', 'साबिकको नाम', 'Former names'],
  ['REPRESENTATIVE_OBJECTION', 'TERM', 'प्रतिनिधि परिवर्तनमा आपत्ति', 'Objections to a change of representatives'],
  ['NOTICE_TERMS', 'TERM', 'कारबाहीका सूचनाको अवधि', 'Length of notices of proceedings'],
  ['PROCEEDING_TERMS', 'TERM', 'कारबाहीको सुरु र म्याद थप', 'Start and more time of proceedings'],
  ['HEARING_TERMS', 'TERM', 'कारबाहीमा सुनुवाइ र इमेल', 'Hearing and news of proceedings'],
  ['MERGER_TERMS', 'TERM', 'कम्पनी गाभ्ने कामका समय', 'Times of a merger'],
  ['OPINION_TERMS', 'TERM', 'अन्य निकायको राय दिने समय', 'Time of other bodies for an opinion'],
  ['OPINION_TAX_OFFICE', 'TERM', 'राय: कर कार्यालय', 'Opinion: tax office'],
  ['OPINION_LABOUR_OFFICE', 'TERM', 'राय: श्रम कार्यालय', 'Opinion: labour office'],
  ['OPINION_SOCIAL_SECURITY_FUND', 'TERM', 'राय: सामाजिक सुरक्षा कोष', 'Opinion: Social Security Fund'],
  ['OPINION_BANK', 'TERM', 'राय: बैंक', 'Opinion: bank'],
  ['OPINION_INDUSTRY_BODY', 'TERM', 'राय: उद्योगसम्बन्धी निकाय', 'Opinion: body for industry'],
  ['REPRESENTATIVE_REMOVAL', 'TERM', 'प्रतिनिधिले अर्को प्रतिनिधि हटाउने', 'Removal among representatives'],
  ['DISCLOSURE_LINK', 'TERM', 'सञ्चालकलाई हस्ताक्षरको लिङ्क', 'Links for directors to sign'],
  ['SIGNATURE_LINK', 'TERM', 'कागजमा हस्ताक्षर गर्ने लिङ्क', 'Links to sign a paper'],
  ['DOCUMENT_SHARE_TERMS', 'TERM', 'अरूलाई पठाइने कागजात', 'Documents shared with others'],
  ['COMPANY_LOCK_TERMS', 'TERM', 'कम्पनीको ताला र निवेदनको उजुरी', 'Locks of companies and reports of filings'],
  ['INVITATION_TERMS', 'TERM', 'प्रतिनिधिको निमन्त्रणा', 'Invitations of representatives'],
  ['PROPOSAL_TERMS', 'TERM', 'दुई जनाले गर्ने निर्णय', 'Decisions by two people'],
  ['DEADLINE_REMINDERS', 'TERM', 'कानुनी म्यादको सम्झना', 'Reminders of deadlines'],
  ['OFFICE_HOURS', 'CALENDAR', 'कार्यालय समय', 'Office hours'],
  ['PUBLIC_HOLIDAYS', 'CALENDAR', 'सार्वजनिक बिदा', 'Public holidays'],
  ['GOOD_STANDING', 'LIMIT', 'वार्षिक विवरण नबुझाएको कम्पनी', 'Companies without an annual report'],
  ['COUNTER_SIGN_LIMITS', 'LIMIT', 'रकममा दोस्रो अधिकृतको सही', 'Second officer for amounts'],
  ['REFUND_RULES', 'LIMIT', 'रकम फिर्ता', 'Refunds'],
  ['REQUEST_TERMS', 'LIMIT', 'अनुरोधको जवाफ दिने समय', 'Time to answer a request'],
  ['REVENUE_HEADS', 'LIMIT', 'राजस्व शीर्षक', 'Revenue heads'],
  ['AUTO_APPROVAL', 'LIMIT', 'स्वतः स्वीकृति', 'Automatic approval'],
  [
    'SIGNING_DIRECTOR_CONSENT',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: सञ्चालकको मञ्जुरीनामा',
    'Signed through the portal: consent of a director',
  ],
  [
    'SIGNING_DRAFTER_AUTHENTICATION',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: मस्यौदाकारको प्रमाणीकरण',
    'Signed through the portal: drafter’s authentication',
  ],
  [
    'SIGNING_MEMORANDUM',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: प्रबन्धपत्र र नियमावली',
    'Signed through the portal: memorandum and articles',
  ],
  [
    'SIGNING_DECISION',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: कम्पनीको निर्णय र विशेष प्रस्ताव',
    'Signed through the portal: decisions and special resolutions',
  ],
  [
    'SIGNING_SHARE_AGREEMENT',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: शेयर खरिद बिक्री सम्झौता',
    'Signed through the portal: agreement on shares',
  ],
  [
    'SIGNING_SOLVENCY_DECLARATION',
    'LIMIT',
    'पोर्टलमा हस्ताक्षर: दायित्व तिर्न सक्ने घोषणा',
    'Signed through the portal: declaration of solvency',
  ],
  ['OFFICER_SIGNATURE', 'LIMIT', 'अधिकृतले पढेर हस्ताक्षर गर्ने कागजात', 'Papers that an officer reads and signs'],
  ['CAPITAL_GAIN_TAX', 'LIMIT', 'पुँजीगत लाभकर', 'Capital gain tax'],
  ['PEAK_MODE', 'LIMIT', 'वार्षिक विवरणको भीड', 'Peak of annual reports'],
  ['AUDIT_HEADS', 'LIMIT', 'अडिट अभिलेखको सही', 'Signatures of the audit'],
  ['OTP_TERMS', 'ACCESS', 'ओटीपी', 'One-time passwords (OTP)'],
  ['LOGIN_LIMITS', 'ACCESS', 'लगइन', 'Log in'],
  ['SECOND_FACTOR', 'ACCESS', 'दुई चरणको लगइन', 'Two-step login'],
  ['PASSWORD_POLICY', 'ACCESS', 'पासवर्डका नियम', 'Password rules'],
] as const satisfies readonly (readonly [key: TermKey, group: ScheduleGroup, ne: string, en: string])[];

export type ScheduleKey = RateKey | DeadlineKey | DocumentListKey | TermKey | ModelFormKey;
const termRows = TERMS.map(([key, , ne, en]): EnumerationRow<ScheduleKey> => [key, ne, en]);
const deadlineRows = deadlineEvents.map(({ event, ne, en }): EnumerationRow<ScheduleKey> => [
  deadlineKey(event),
  `म्याद: ${ne}`,
  `Deadline: ${en}`,
]);
const documentRows = namedProcesses.map((process): EnumerationRow<ScheduleKey> => [
  documentListKey(process),
  `कागजात: ${processName(process).ne}`,
  `Documents: ${processName(process).en}`,
]);

const formRows = modelForms.items.map(({ key, nameNepali, nameEnglish }): EnumerationRow<ScheduleKey> => [
  modelFormKey(key),
  `नमुना: ${nameNepali}`,
  `Model form: ${nameEnglish}`,
]);

/** Everything that is kept as dated rows, in the order in which the page shows it. */
export const schedules = enumeration<ScheduleKey>([
  ...RATES,
  ...deadlineRows,
  ...termRows,
  ...documentRows,
  ...formRows,
]);

/** The process whose documents a list names; of anything else null. */
export function processOfDocuments(key: ScheduleKey): NamedProcess | null {
  return namedProcesses.find((process) => documentListKey(process) === key) ?? null;
}

/**
 * Terms that nothing reads any more. Their rows stay as they were brought in; they are
 * neither shown nor proposed, because another value would change nothing.
 */
const ASKED_BY_NOTHING: ReadonlySet<ScheduleKey> = new Set<ScheduleKey>(['OPINION_TERMS']);
export const isOfferedSchedule = (key: ScheduleKey): boolean => !ASKED_BY_NOTHING.has(key);

const isTerm = (key: ScheduleKey): key is TermKey => key in terms;
const isModelForm = (key: ScheduleKey): key is ModelFormKey =>
  modelForms.keys.some((form) => modelFormKey(form) === key);
const isDeadline = (key: ScheduleKey): key is DeadlineKey => key.startsWith('DEADLINE_') && !isTerm(key);

export function scheduleGroupOf(key: ScheduleKey): ScheduleGroup {
  const term = TERMS.find(([ofTerm]) => ofTerm === key);
  if (term) return term[1];
  if (isDeadline(key)) return 'DEADLINE';
  if (processOfDocuments(key)) return 'DOCUMENT_LIST';
  if (isModelForm(key)) return 'MODEL_FORM';
  if (key.startsWith('FEE_')) return 'FEE';
  if (key.startsWith('NO_FINE_')) return 'NO_FINE_DAYS';
  return key.startsWith('FINE_CAMPAIGN_') || key === 'REVENUE_CAMPAIGN' ? 'CAMPAIGN' : 'FINE';
}

/** The form of a row's value: the same for what is proposed, for what is approved, and for the engine that reads it. */
export function scheduleValueSchema(key: ScheduleKey): z.ZodType<Record<string, unknown>> {
  if (isTerm(key)) return terms[key];
  if (isDeadline(key)) return deadlineSchema(key);
  if (processOfDocuments(key)) return documentListSchema;
  if (isModelForm(key)) return modelFormSchema;
  switch (key) {
    case 'FINE_S81_2':
      return steppedFineSchema;
    case 'FINE_S81_6':
      return monthlyFineSchema;
    case 'FINE_S136KA':
      return section136kaSchema;
    case 'FINE_CAMPAIGN_S81_7':
      return campaignSchema;
    case 'REVENUE_CAMPAIGN':
      return revenueCampaignSchema;
    case 'NO_FINE_OUTAGE':
    case 'NO_FINE_ORDER':
      return noFineDaysSchema;
    case 'FINE_GRACE':
      return graceSchema;
    default:
      return feeRuleSchema;
  }
}

/** Campaigns, excused days and the holidays of a year have an end; a rate holds until another one takes its place. */
export function hasEnd(key: ScheduleKey): boolean {
  const group = scheduleGroupOf(key);
  return key === 'PUBLIC_HOLIDAYS' || group === 'CAMPAIGN' || group === 'NO_FINE_DAYS';
}

/** A rush that nobody foresaw is answered on the same day: the peak mode changes nothing that anybody owes. */
export function mayBeginToday(key: ScheduleKey): boolean {
  return key === 'PEAK_MODE';
}

/**
 * An outage is known only afterwards, and excusing days never makes anybody pay more; nothing else may begin before
 * tomorrow.
 */
export function mayBeginInThePast(key: ScheduleKey): boolean {
  return scheduleGroupOf(key) === 'NO_FINE_DAYS';
}
