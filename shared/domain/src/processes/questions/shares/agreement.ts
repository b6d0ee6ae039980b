import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { AdDay } from '../../../calendar';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { valueAt } from '../../definition/field-definition';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import {
  choice,
  day,
  formed,
  group,
  numberText,
  optionalAmount,
  optionalDay,
  optionalFormed,
  optionalNumberText,
  optional,
  yesNo,
  type Finding,
} from '../answer';
import { always, ask, bothScripts, type When } from '../ask';
import { decision, decisionFields, decisionFindings } from '../decision';

export const SETUP_KEY = 'SPSA_SETUP';

/** What becomes of the shares, as answered; undefined while it is not. */
export const kindOf = (frame: Pick<FilingFrame, 'answers'>): unknown => filedAnswers(frame, SETUP_KEY)['spsaType'];

/** Who may authenticate a transfer, a gift or a forfeiture of shares (Directive 2072). */
export const authenticators = enumeration([
  ['LAWYER', 'कानुन व्यवसायी', 'Licensed lawyer'],
  ['NOTARY', 'नोटरी पब्लिक', 'Notary public'],
]);

/** What every agreement on shares tells: share inventory, valuation and auditor. */
export const agreementShape = {
  shareLagatOn: day('SHARE_LAGAT_ON_REQUIRED'),
  isValued: yesNo(),
  valuationReportOn: optionalDay(),
  valuator: optional(),
  valuationAmount: optionalAmount(),
  auditor: group({
    fullNameNepali: optionalFormed(fullNameNepaliSchema, 200),
    fullNameEnglish: optionalFormed(fullNameEnglishSchema, 100),
    licenceNumber: optionalNumberText(30),
  }),
};

/** What the company decided, where no special resolution does. */
export const decidedShape = { decision };

/** The deed of a transfer, a gift or a forfeiture, and who authenticated it. */
export const deedShape = {
  deedOn: day('DEED_ON_REQUIRED'),
  notary: group({
    designation: choice(authenticators.keys, 'AUTHENTICATOR_REQUIRED'),
    fullNameNepali: formed(fullNameNepaliSchema, 200),
    fullNameEnglish: formed(fullNameEnglishSchema, 100),
    licenceNumber: numberText('AUTHENTICATOR_LICENCE_REQUIRED', 30),
    authenticatedOn: day('AUTHENTICATED_ON_REQUIRED'),
  }),
};

/** The application of whoever gets the shares to the company (section 43). */
export const applicationShape = { appliedOn: day('APPLIED_ON_REQUIRED') };

interface Agreement {
  readonly decision?: { readonly decidedOn?: string | undefined } | undefined;
  readonly appliedOn?: string | undefined;
  readonly deedOn?: string | undefined;
  readonly shareLagatOn?: string | undefined;
  readonly isValued?: boolean | undefined;
  readonly valuationReportOn?: string | undefined;
  readonly valuator?: string | undefined;
  readonly valuationAmount?: number | undefined;
  readonly notary?: { readonly authenticatedOn?: string | undefined } | undefined;
}

/** The day of the deed as answered. */
export function deedOn(frame: Pick<FilingFrame, 'answers'>): AdDay | undefined {
  const answered = filedAnswers(frame, SETUP_KEY)['deedOn'];
  return typeof answered === 'string' && answered !== '' ? answered : undefined;
}

/** The day on which whoever gets the shares applied to the company (section 43). */
export function appliedOn(frame: Pick<FilingFrame, 'answers'>): AdDay | undefined {
  const answered = filedAnswers(frame, SETUP_KEY)['appliedOn'];
  return typeof answered === 'string' && answered !== '' ? answered : undefined;
}

/** The day of the company's decision as answered. */
export function decidedOn(frame: Pick<FilingFrame, 'answers'>): AdDay | undefined {
  const answered = valueAt(filedAnswers(frame, SETUP_KEY), 'decision.decidedOn');
  return typeof answered === 'string' && answered !== '' ? answered : undefined;
}

/** Days that cannot be: in the future, before the registration, a deed before its decision or after the application. */
export function agreementFindings(kept: Agreement, frame: FilingFrame): Finding[] {
  const { appliedOn: applied, deedOn: deed, shareLagatOn, valuationReportOn, notary } = kept;
  const decided = kept.decision?.decidedOn;
  const since = registeredOn(frame);
  const findings: Finding[] = [...decisionFindings('decision', kept.decision, frame)];
  const days: readonly (readonly [path: readonly string[], day: string | undefined])[] = [
    [['appliedOn'], applied],
    [['deedOn'], deed],
    [['shareLagatOn'], shareLagatOn],
    [['valuationReportOn'], kept.isValued ? valuationReportOn : undefined],
    [['notary', 'authenticatedOn'], notary?.authenticatedOn],
  ];
  const isOdd = (given: string | undefined): boolean =>
    given !== undefined && (given > frame.today || (since !== null && given < since));
  for (const [path, given] of days) {
    if (given === undefined) continue;
    if (given > frame.today) findings.push({ path, code: 'DATE_IN_FUTURE' });
    else if (since !== null && given < since) findings.push({ path, code: 'DAY_BEFORE_REGISTRATION' });
  }
  if (deed !== undefined && !isOdd(deed)) {
    if (decided !== undefined && decided <= frame.today && deed < decided)
      findings.push({ path: ['deedOn'], code: 'DEED_BEFORE_DECISION' });
    if (applied !== undefined && !isOdd(applied) && applied < deed)
      findings.push({ path: ['appliedOn'], code: 'APPLIED_BEFORE_DEED' });
    const authenticated = notary?.authenticatedOn;
    if (authenticated !== undefined && !isOdd(authenticated) && authenticated < deed)
      findings.push({ path: ['notary', 'authenticatedOn'], code: 'AUTHENTICATED_BEFORE_DEED' });
  }
  return [...findings, ...valuationFindings(kept)];
}

function valuationFindings({ isValued, valuationReportOn, valuator, valuationAmount }: Agreement): Finding[] {
  if (!isValued) return [];
  return [
    ...(valuationReportOn ? [] : [{ path: ['valuationReportOn'], code: 'VALUATION_REPORT_ON_REQUIRED' as const }]),
    ...(valuator ? [] : [{ path: ['valuator'], code: 'VALUATOR_REQUIRED' as const }]),
    ...(valuationAmount ? [] : [{ path: ['valuationAmount'], code: 'VALUATION_AMOUNT_REQUIRED' as const }]),
  ];
}

const DEED: Bilingual = { ne: 'सम्झौता', en: 'Agreement' };
const VALUATION: Bilingual = { ne: 'शेयर मूल्याङ्कन', en: 'Valuation of the shares' };
const NOTARY: Bilingual = { ne: 'प्रमाणित गर्ने कानुन व्यवसायी वा नोटरी', en: 'Lawyer or notary who authenticated it' };
const AUDITOR: Bilingual = { ne: 'लेखापरीक्षक', en: 'Auditor' };
const valued = { group: VALUATION, required: always, when: ({ isValued }: Answers) => isValued === true };

/** Of which agreements decision, deed and application are asked. */
interface AskedOf {
  readonly isDecided: When;
  readonly hasDeed: When;
  readonly isApplied: When;
}

export function agreementFields({ isDecided, hasDeed, isApplied }: AskedOf) {
  const ofDeed = { group: DEED, required: always, when: hasDeed };
  const notary = { group: NOTARY, required: always, when: hasDeed };
  return [
    ...decisionFields('decision').map((field) => ({ ...field, when: isDecided })),
    ask('deedOn', 'date', 'सम्झौता वा लिखत भएको मिति', 'Date of the contract or deed', ofDeed),
    ask('appliedOn', 'date', 'दाखिल खारेजका लागि कम्पनीमा निवेदन परेको मिति', 'Date of the application to the company', {
      ...ofDeed,
      when: isApplied,
      hint: {
        ne: 'शेयर पाउनेले कम्पनीमा निवेदन दिएको दिन; कार्यालयमा जानकारी दिने म्याद यही दिनबाट गनिन्छ।',
        en: 'The day on which whoever gets the shares applied to the company; the time to report counts from it.',
      },
    }),
    ask('shareLagatOn', 'date', 'शेयरको लगत तयार भएको मिति', 'Date of the share inventory', {
      group: DEED,
      required: always,
    }),
    ask('isValued', 'switch', 'शेयर मूल्याङ्कन गरिएको छ?', 'Were the shares valued?', { group: VALUATION }),
    ask('valuationReportOn', 'date', 'मूल्याङ्कन प्रतिवेदनको मिति', 'Date of the valuation report', valued),
    ask('valuator', 'text', 'मूल्याङ्कन गर्ने कम्पनी वा चार्टर्ड एकाउन्टेन्ट', 'Valuating company or chartered accountant', {
      ...valued,
      maximum: 200,
    }),
    ask('valuationAmount', 'amount', 'मूल्याङ्कन रकम (नेरु)', 'Valuation in NPR', valued),
    ask('notary.designation', 'radio', 'प्रमाणित गर्ने', 'Authenticated by', { ...notary, options: authenticators }),
    ...bothScripts('notary.fullName', 'पूरा नाम', 'Full name', notary),
    ask('notary.licenceNumber', 'text', 'प्रमाणपत्र नम्बर', 'Licence number', { ...notary, maximum: 30 }),
    ask('notary.authenticatedOn', 'date', 'प्रमाणित मिति', 'Authenticated on', notary),
    ...bothScripts('auditor.fullName', 'लेखापरीक्षकको नाम', 'Auditor’s name', { group: AUDITOR }),
    ask('auditor.licenceNumber', 'text', 'प्रमाणपत्र नम्बर', 'Licence number', { group: AUDITOR, maximum: 30 }),
  ];
}
