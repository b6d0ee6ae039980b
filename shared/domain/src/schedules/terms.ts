import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { toLatinDigits } from '../digits';
import { passwordPolicy } from '../accounts/password';
import { requiredText } from '../messages/fields';
import { capitalGainRates } from './capital-gain-rates';
import { opinionBody, termDays } from './opinion-body';
import { amount, choice, count, dayList, field, flag } from './term-field';

const code = (value: ValidationCode): ValidationCode => value;
const DAYS_TO_ANSWER = [1, 366] as const;
const reminders = () => dayList('म्यादअघि सम्झाउने दिन', 'Days before the end on which a reminder goes out');
const workingDays = (ne: string, en: string) => count('WORKING_DAYS', [1, 366], ne, en);
const lockRule = {
  lockAfterFailures: count('TIMES', [3, 100], 'यति पटक गलत भएपछि बन्द हुने', 'Wrong tries after which it closes'),
  lockMinutes: count('MINUTES', [1, 1440], 'बन्द रहने समय', 'How long it stays closed'),
};

const linkTerms = (ne: string, en: string) => ({
  days: count('DAYS', [1, 90], ne, en),
  resendMinutes: count('MINUTES', [1, 1440], 'फेरि पठाउन कुर्नुपर्ने', 'Wait before it is sent again'),
  maximumSends: count('TIMES', [1, 20], 'बढीमा पठाउन मिल्ने', 'Sent at most'),
});
const signing = () =>
  z.looseObject({
    inPortal: flag(
      'कागजमा सही गरेर स्क्यान राख्नुको सट्टा पोर्टलमै लिङ्कबाट सही गर्न पाइने',
      'May be signed through the portal by a link, in place of a signed paper that is scanned',
    ),
  });

const timeOfDay = (ne: string, en: string) =>
  field(
    z
      .string({ error: code('REQUIRED') })
      .overwrite(toLatinDigits)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: code('TIME_INVALID') }),
    { kind: 'TIME' },
    ne,
    en,
  );
const revenueHead = (ne: string, en: string) =>
  field(
    z.string({ error: code('REQUIRED') }).regex(/^\d{5}$/, { error: code('REVENUE_HEAD_INVALID') }),
    { kind: 'CODE' },
    ne,
    en,
  );

const holiday = z.object({
  day: z.iso.date({ error: code('DATE_REQUIRED') }),
  nameNepali: requiredText('NAME_OF_DAYS_REQUIRED').max(200, { error: code('TOO_LONG') }),
  nameEnglish: requiredText('NAME_OF_DAYS_REQUIRED').max(200, { error: code('TOO_LONG') }),
});
const HOLIDAYS_MAXIMUM = 120;

/**
 * Every term of the office besides rates, deadlines and lists of documents: the form of its value. What reads a term
 * reads it by its key.
 */
export const terms = {
  PAYMENT_TERM: z.looseObject({
    days: count('DAYS', DAYS_TO_ANSWER, 'भुक्तानी गर्ने म्याद', 'Time to pay'),
    reminderDaysBefore: reminders(),
    /** So long after its last day the voucher of a payment that was made in time may still be brought. */
    expiredInvoiceKeptDays: count(
      'DAYS',
      [0, 90],
      'म्याद सकिएपछि भौचर बुझाउन पाइने',
      'Time after the end in which a voucher is still taken',
    ),
  }),
  CORRECTION_TERM: z.looseObject({
    days: count('DAYS', DAYS_TO_ANSWER, 'सच्याउने वा कागजात बुझाउने म्याद', 'Time to correct or to submit documents'),
    reminderDaysBefore: reminders(),
  }),
  NAME_RESERVATION_TERMS: z
    .looseObject({
      validDays: count('DAYS', DAYS_TO_ANSWER, 'नाम आरक्षित रहने', 'A name stays reserved for'),
      formDueDays: count('DAYS', DAYS_TO_ANSWER, 'दर्ता फाराम भर्नुपर्ने', 'The registration form is filled in within'),
      reminderDaysBefore: reminders(),
    })
    .superRefine(({ validDays, formDueDays }, context) => {
      if (formDueDays > validDays)
        context.addIssue({
          code: 'custom',
          path: ['formDueDays'],
          message: code('NUMBER_BETWEEN'),
          params: { minimum: 1, maximum: validDays },
        });
    }),
  GROUP_CONSENT_TERMS: z.looseObject({
    reminderDaysAfter: dayList('यति दिनपछि मुख्य कम्पनीलाई सम्झाउने', 'Days after which the parent company is reminded'),
  }),
  SERVICE_TERMS: z.looseObject({
    workingDays: z
      .object({
        NAME_RESERVATION: workingDays('नाम आरक्षण', 'Name reservation'),
        COMPANY_REGISTRATION: workingDays('कम्पनी दर्ता', 'Company registration'),
        NAME_CHANGE: workingDays('नाम परिवर्तन', 'Change of name'),
        MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: workingDays(
          'दर्ताअघि कम्पनीको किसिम परिवर्तन',
          'Company type change before registration',
        ),
      })
      .catchall(z.int().positive()),
    /** By process, then by the key of the company type; it goes before the process alone. */
    byCompanyType: z
      .object({
        COMPANY_REGISTRATION: z
          .object({
            FOREIGN_BRANCH: workingDays('विदेशी कम्पनीको शाखा दर्ता', 'Registration: branch of a foreign company'),
            FOREIGN_LIAISON: workingDays(
              'विदेशी कम्पनीको सम्पर्क कार्यालय दर्ता',
              'Registration: liaison office of a foreign company',
            ),
          })
          .catchall(z.int().positive()),
      })
      .catchall(z.record(z.string(), z.int().positive())),
    otherwise: workingDays('अन्य निवेदन', 'Every other application'),
  }),
  CLAIM_LEASE: z.looseObject({
    workingHours: count(
      'WORKING_HOURS',
      [1, 80],
      'लिएको निवेदन कर्मचारीको जिम्मामा रहने',
      'A claimed application stays with its officer for',
    ),
  }),
  NAME_REUSE_BAR: z.looseObject({
    years: count('YEARS', [1, 30], 'खारेज भएको कम्पनीको नाम रोकिने', 'The name of a de-registered company is barred for'),
  }),
  FORMER_NAME_BAR: z.looseObject({
    years: count('YEARS', [1, 30], 'साबिकको नाम रोकिने', 'A former name is barred for'),
  }),
  DISCLOSURE_LINK: z.looseObject(linkTerms('सञ्चालकलाई पठाइएको लिङ्क मान्य रहने', 'A link to a director is valid for')),
  INVITATION_TERMS: z.looseObject(linkTerms('निमन्त्रणा मान्य रहने', 'An invitation is valid for')),
  SIGNATURE_LINK: z.looseObject(linkTerms('हस्ताक्षरको लिङ्क मान्य रहने', 'A link to sign a paper is valid for')),
  DOCUMENT_SHARE_TERMS: z.looseObject({
    maximumDays: count(
      'DAYS',
      [1, 366],
      'अरूलाई पठाइएको कागजात बढीमा खुला रहने',
      'Shared documents stay open for at most',
    ),
    objectionDays: count('DAYS', [1, 30], 'नाम परेका व्यक्तिले आपत्ति जनाउने समय', 'Time to object for the persons named'),
    accessMinutes: count('MINUTES', [5, 120], 'ओटीपी दिएपछि फाइल हेर्न मिल्ने', 'Files may be read after the code for'),
    logDays: count('DAYS', [30, 3660], 'खोलिएको अभिलेख राख्ने', 'Openings are kept for'),
    askDays: count('DAYS', [1, 366], 'संस्थाले मागेको कागजातमा कम्पनीले जवाफ दिने', 'A company answers an institution within'),
    admissionDays: count('DAYS', [30, 3660], 'संस्थाको खाता बढीमा मान्य रहने', 'An institution is admitted for at most'),
  }),
  COMPANY_LOCK_TERMS: z.looseObject({
    releaseDays: count('DAYS', [1, 14], 'कोड दिएपछि ताला खुल्न लाग्ने', 'From the code to the end of a lock'),
    reportDays: count('DAYS', [1, 90], 'आफूले नदिएको निवेदन भनी जनाउन मिल्ने', 'A filing may be reported for'),
    reportsADay: count('TIMES', [1, 20], 'एक जनाले एक दिनमा जनाउन मिल्ने', 'One person reports at most a day'),
  }),
  SIGNING_DIRECTOR_CONSENT: signing(),
  SIGNING_DRAFTER_AUTHENTICATION: signing(),
  SIGNING_MEMORANDUM: signing(),
  SIGNING_DECISION: signing(),
  SIGNING_SHARE_AGREEMENT: signing(),
  SIGNING_SOLVENCY_DECLARATION: signing(),
  OFFICER_SIGNATURE: z.looseObject({
    CERTIFICATE_OF_INCORPORATION: flag('कम्पनी दर्ताको प्रमाणपत्र', 'Certificate of incorporation'),
    CERTIFICATE_OF_NAME_CHANGE: flag('नाम परिवर्तनको प्रमाणपत्र', 'Certificate of change of name'),
    CERTIFICATE_OF_CONVERSION: flag('कम्पनी परिणत प्रमाणपत्र', 'Certificate of conversion'),
    RECORD_LETTER: flag('अभिलेख अद्यावधिकको पत्र', 'Record letter'),
    CERTIFIED_COPY: flag('प्रमाणित प्रतिलिपि', 'Certified copy'),
    GOOD_STANDING: flag('कम्पनी नियमित रहेको प्रमाणपत्र', 'Certificate of good standing'),
    ORDER_ON_CALL: flag('कैफियत तलबमा भएको निर्णयको पत्र', 'Decision on a call for explanation'),
    ANSWER_TO_GRIEVANCE: flag('गुनासोको जवाफ', 'Answer to a grievance'),
  }),
  CAPITAL_GAIN_TAX: capitalGainRates,
  REPRESENTATIVE_OBJECTION: z.looseObject({
    days: count('DAYS', [1, 90], 'प्रतिनिधि परिवर्तनमा आपत्ति जनाउने समय', 'Time to object to a change of representatives'),
  }),
  NOTICE_TERMS: z.looseObject({
    THIRTY_FIVE_DAY: termDays('३५ दिने सूचना', '35-day notice'),
    TWENTY_ONE_DAY_I: termDays('२१ दिने सूचना (पहिलो)', '21-day notice I'),
    TWENTY_ONE_DAY_II: termDays('२१ दिने सूचना (दोस्रो)', '21-day notice II'),
    ONE_DAY: termDays('१ दिने सूचना', '1-day notice'),
    THIRTY_DAY: termDays('३० दिने सूचना', '30-day notice'),
    TWO_MONTHS: count('MONTHS', [1, 24], '२ महिने सूचना', '2-month notice'),
  }),
  MERGER_TERMS: z.looseObject({
    confirmDays: count('DAYS', [1, 366], 'अर्को कम्पनीले निर्णय गर्ने समय', 'Time of the other company to decide'),
    allotDays: count('DAYS', [1, 366], 'सट्टा शेयर बाँडफाँड गर्ने समय', 'Time to allot the shares of the swap'),
    committeeAbovePaisa: amount(
      'दुवै कम्पनीको चुक्ता पुँजी योभन्दा बढी भए समितिको राय चाहिने',
      'The committee is heard where both companies together have more paid-up capital than',
    ),
  }),
  PROCEEDING_TERMS: z.looseObject({
    taxOfficeEmail: field(
      z.string({ error: code('REQUIRED') }).regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: code('EMAIL_INVALID') }),
      { kind: 'CODE' },
      'कारबाही सुरु भएको जानकारी पाउने कर कार्यालयको इमेल (खाली भए नपठाउने)',
      'Email of the tax office that is told of the start of a closing (empty: none is sent)',
    ),
    moreTimeTimes: count('TIMES', [0, 10], 'कम्पनीले म्याद थप माग्न पाउने', 'A company may ask for more time'),
    moreTimeDays: count('DAYS', [1, 366], 'एक पटकमा बढीमा थप्न मिल्ने', 'Added at once at most'),
  }),
  /** Of releases before each body had its row: what was decided of it is still read, nothing else is. */
  HEARING_TERMS: z.looseObject({
    moreTimeWaitDays: count(
      'DAYS',
      [0, 90],
      'म्याद थपको निर्णय नहुँदा म्याद सकिएपछि कुर्ने',
      'After its end a time waits for the decision on more of it for',
    ),
    furtherEvidenceDays: count(
      'DAYS',
      [0, 90],
      'उजुरीको निर्णयपछि थप प्रमाण दिन पाउने',
      'After the decision on an objection more evidence may be submitted for',
    ),
    followerConfirmDays: count('DAYS', [1, 30], 'इमेल पुष्टि गर्न मिल्ने', 'An email address may be confirmed for'),
    followerKeptDays: count(
      'DAYS',
      [0, 366],
      'कारबाही सकिएपछि इमेल ठेगाना राख्ने',
      'After the end of a proceeding an email address is kept for',
    ),
  }),
  OPINION_TERMS: z.looseObject({
    TAX_OFFICE: termDays('कर कार्यालय', 'Tax office'),
    LABOUR_OFFICE: termDays('श्रम कार्यालय', 'Labour office'),
    SOCIAL_SECURITY_FUND: termDays('सामाजिक सुरक्षा कोष', 'Social Security Fund'),
    BANK: termDays('बैंक', 'Bank'),
    INDUSTRY_BODY: termDays('उद्योगसम्बन्धी निकाय', 'Body for industry'),
  }),
  OPINION_TAX_OFFICE: opinionBody(['NOT_CONSENT']),
  OPINION_LABOUR_OFFICE: opinionBody(['NO_OBJECTION', 'NOT_CONSENT']),
  OPINION_SOCIAL_SECURITY_FUND: opinionBody(['NO_OBJECTION', 'NOT_CONSENT']),
  OPINION_BANK: opinionBody(['NO_OBJECTION', 'NOT_CONSENT']),
  OPINION_INDUSTRY_BODY: opinionBody(['NO_OBJECTION', 'NOT_CONSENT']),
  REPRESENTATIVE_REMOVAL: z.looseObject({
    newDays: count(
      'DAYS',
      [0, 90],
      'नयाँ प्रतिनिधिले अरूलाई हटाउन नपाउने (० भए नरोकिने)',
      'A new representative may not remove others for (0: no wait)',
    ),
  }),
  PROPOSAL_TERMS: z.looseObject({
    scheduleDays: count('DAYS', [1, 90], 'दर र म्यादको प्रस्ताव मान्य रहने', 'A proposal of a rate or a term waits for'),
    wordListDays: count('DAYS', [1, 90], 'शब्दसूचीको प्रस्ताव मान्य रहने', 'A proposal for the word lists waits for'),
    staffChangeDays: count(
      'DAYS',
      [1, 90],
      'कर्मचारीको भूमिका वा कार्यालय फेर्ने प्रस्ताव मान्य रहने',
      'A proposed role or office of an officer waits for',
    ),
    companyOrderDays: count(
      'DAYS',
      [1, 90],
      'कम्पनी रोक्का वा फुकुवाको प्रस्ताव मान्य रहने',
      'A proposed order on a company waits for',
    ),
    proceedingOrderDays: count(
      'DAYS',
      [1, 90],
      'कारबाही समाप्त गर्ने आदेशको प्रस्ताव मान्य रहने',
      'A proposed order that ends a proceeding waits for',
    ),
    restorationDays: count(
      'DAYS',
      [1, 366],
      'अदालतको आदेशले दर्ता कायम गर्ने प्रस्ताव मान्य रहने',
      'A proposed restoration by order of a court waits for',
    ),
    fineWaiverDays: count('DAYS', [1, 90], 'जरिबाना मिनाहाको प्रस्ताव मान्य रहने', 'A proposal to waive a fine waits for'),
    forcedOpeningDays: count(
      'DAYS',
      [1, 90],
      'कार्यालयले दर्ता खारेज गर्ने प्रस्ताव मान्य रहने',
      'A proposed de-registration by the office waits for',
    ),
    heirAdmissionDays: count(
      'DAYS',
      [1, 90],
      'हकवालालाई अख्तियारी दिने प्रस्ताव मान्य रहने',
      'A proposal to admit an heir waits for',
    ),
    institutionDays: count(
      'DAYS',
      [1, 90],
      'संस्थाको खाता मान्य गर्ने प्रस्ताव मान्य रहने',
      'A proposal to admit an institution waits for',
    ),
    heirFilingDays: count(
      'DAYS',
      [7, 365],
      'अख्तियारी पाएको हकवालाले निवेदन दिन पाउने',
      'An heir who was admitted may file for',
    ),
  }),
  DEADLINE_REMINDERS: z.looseObject({
    daysBefore: dayList('कानुनी म्यादअघि सम्झाउने दिन', 'Days before a deadline of the law on which a reminder goes out'),
  }),
  GOOD_STANDING: z.looseObject({
    monthsOverdue: count(
      'MONTHS',
      [1, 60],
      'वार्षिक विवरण यति ढिलो भएपछि अरू निवेदन रोकिने',
      'Other filings are barred once an annual report is late by',
    ),
  }),

  COUNTER_SIGN_LIMITS: z.looseObject({
    differencePaisa: amount('यतिभन्दा बढी फरक परे दोस्रो अधिकृत चाहिने', 'A second officer is needed above a difference of'),
    differencePercent: count(
      'PERCENT',
      [1, 100],
      'वा प्रस्तावित रकमको यति प्रतिशतभन्दा बढी फरक परे',
      'Or above this part of the proposed amount',
    ),
  }),
  REFUND_RULES: z.looseObject({
    kinds: z.array(z.enum(['REVENUE', 'COPY'])),
    expiresAfterDays: count('DAYS', [1, 366], 'रकम फिर्ताको प्रस्ताव मान्य रहने', 'A proposed refund waits for'),
  }),
  REQUEST_TERMS: z.looseObject({
    workingDays: z
      .object({
        REFUND: workingDays('रकम फिर्ताको अनुरोध', 'Refund request'),
        PROCESS_FOR_GRIEVANCE: workingDays('गुनासो', 'Grievance'),
      })
      .catchall(z.int().positive()),
    otherwise: workingDays('अन्य अनुरोध', 'Every other request'),
    grievanceRemedyDays: termDays('गुनासो अस्वीकृत भएमा अदालत जाने म्याद', 'Time to go to court after a refused grievance'),
    copyLinkDays: termDays(
      'खाता नभई किनिएको प्रतिलिपिको लिङ्क खुल्ने',
      'A link to copies bought without an account is valid for',
    ),
  }),
  REVENUE_HEADS: z.looseObject({
    REGISTRATION: revenueHead('दस्तुरको राजस्व शीर्षक', 'Revenue head of fees'),
    FINE: revenueHead('जरिबानाको राजस्व शीर्षक', 'Revenue head of fines'),
  }),
  AUDIT_HEADS: z.looseObject({
    everyMinutes: count('MINUTES', [1, 1440], 'अडिट अभिलेखमा सही हुनुपर्ने', 'A record of the audit is signed within'),
  }),

  AUTO_APPROVAL: z.looseObject({
    nameReservations: flag(
      'आपत्ति नभेटिएको नाम प्रणालीले आफैँ स्वीकृत गर्ने',
      'Names against which nothing is found are approved by the portal itself',
    ),
    samplePercent: count('PERCENT', [0, 100], 'तीमध्ये कर्मचारीले जाँच्ने नमुना', 'Share of them that officers review'),
    annualReports: flag(
      'तिरिसकेको र आपत्ति नभेटिएको वार्षिक विवरण प्रणालीले आफैँ अभिलेख गर्ने',
      'Annual reports that are paid and not flagged are recorded by the portal itself',
    ),
    figureFactor: count(
      'TIMES',
      [2, 1000],
      'अघिल्लो वर्षभन्दा यति गुणा फरक परे कर्मचारीले हेर्ने',
      'An officer looks at totals that change by this factor',
    ),
    auditorYears: count(
      'YEARS',
      [1, 20],
      'एउटै लेखापरीक्षक लगातार यति वर्ष भए कर्मचारीले हेर्ने',
      'An officer looks at an auditor who has served so many years before',
    ),
  }),

  /**
   * When every company files its annual report at once: what the portal holds back so that what was begun goes through.
   */
  PEAK_MODE: z.looseObject({
    mode: choice(
      ['OFF', 'LAST_WEEK', 'ON'],
      {
        OFF: ['बन्द', 'Off'],
        LAST_WEEK: ['वार्षिक विवरणको म्याद सकिने बेला आफैँ', 'By itself before the last day of annual reports'],
        ON: ['सधैँ', 'Always'],
      },
      'भीडको समय',
      'Peak mode',
    ),
    daysBefore: count(
      'DAYS',
      [1, 60],
      'वार्षिक विवरणको अन्तिम दिनसहित यति दिन',
      'So many days, of which the last day of annual reports is the last',
    ),
    atOnce: count(
      'PERSONS',
      [1, 100_000],
      'एकै समयमा वार्षिक विवरण भर्न पाउने',
      'At work on an annual report at the same time',
    ),
    idleMinutes: count('MINUTES', [1, 240], 'केही नगरी बसेपछि पालो छुट्ने समय', 'A turn ends after doing nothing for'),
    listSeconds: count(
      'SECONDS',
      [0, 3600],
      'सार्वजनिक खोज बढीमा यति पुरानो',
      'Age of a stored result of the public search',
    ),
  }),

  OTP_TERMS: z.looseObject({
    lifeSeconds: count('SECONDS', [60, 3600], 'ओटीपी मान्य रहने', 'An OTP is valid for'),
    resendSeconds: count('SECONDS', [10, 600], 'अर्को ओटीपी माग्न कुर्नुपर्ने', 'Wait before another OTP'),
    maximumTries: count('TIMES', [1, 10], 'एउटा ओटीपीमा गर्न मिल्ने प्रयास', 'Tries for one OTP'),
    ...lockRule,
  }),
  LOGIN_LIMITS: z.looseObject({
    captchaAfterFailures: count(
      'TIMES',
      [0, 20],
      'यति पटक गलत भएपछि क्याप्चा माग्ने',
      'Wrong passwords after which a captcha is asked for',
    ),
    ...lockRule,
    strangersLockAfterFailures: count(
      'TIMES',
      [3, 1000],
      'सबै अपरिचित यन्त्रबाट मिलाएर यति पटक गलत भएपछि बन्द हुने',
      'Wrong tries of all unknown devices together after which it closes for them',
    ),
    strangersLockMinutes: count(
      'MINUTES',
      [1, 1440],
      'अपरिचित यन्त्रका लागि बन्द रहने समय',
      'How long it stays closed for unknown devices',
    ),
  }),
  SECOND_FACTOR: z.looseObject({
    compulsory: choice(
      ['NOBODY', 'DECIDING', 'OFFICERS'],
      {
        NOBODY: ['कसैलाई अनिवार्य छैन', 'Compulsory for nobody'],
        DECIDING: ['निर्णय गर्ने र व्यवस्थापन गर्ने कर्मचारीलाई', 'Officers who decide or administer'],
        OFFICERS: ['सबै कर्मचारीलाई', 'All officers'],
      },
      'दुई चरणको लगइन अनिवार्य',
      'Two-step login is compulsory for',
    ),
    againMinutes: count(
      'MINUTES',
      [0, 720],
      'अन्तिम निर्णय गर्दा यति समयपछि फेरि माग्ने (० भए नमाग्ने)',
      'A final decision asks for it again after (0: never)',
    ),
  }),
  PASSWORD_POLICY: z.looseObject({
    ...passwordPolicy.shape,
    minimumLength: count('CHARACTERS', [8, 64], 'कम्तीमा', 'At least'),
    maximumLength: count('CHARACTERS', [64, 100], 'बढीमा', 'At most'),
    lowercase: flag('सानो अक्षर चाहिने', 'A lowercase letter is required'),
    uppercase: flag('ठूलो अक्षर चाहिने', 'An uppercase letter is required'),
    digitOrSpecial: flag('अङ्क वा विशेष चिह्न चाहिने', 'A digit or special character is required'),
  }),

  OFFICE_HOURS: z
    .looseObject({
      opensAt: timeOfDay('कार्यालय खुल्ने', 'The office opens at'),
      closesAt: timeOfDay('कार्यालय बन्द हुने', 'The office closes at'),
      closedWeekdays: field(
        z.array(z.int().min(0).max(6)).max(6, { error: code('WEEKDAYS_INVALID') }),
        { kind: 'WEEKDAYS' },
        'साप्ताहिक बिदा',
        'Closed days of the week',
      ),
    })
    .superRefine(({ opensAt, closesAt }, context) => {
      if (opensAt >= closesAt)
        context.addIssue({ code: 'custom', path: ['closesAt'], message: code('CLOSES_BEFORE_OPENING') });
    }),
  PUBLIC_HOLIDAYS: z.looseObject({
    days: field(
      z
        .array(holiday)
        .max(HOLIDAYS_MAXIMUM, { error: code('INVALID') })
        .superRefine((days, context) => {
          for (const [at, { day }] of days.entries())
            if (days.findIndex((other) => other.day === day) < at)
              context.addIssue({ code: 'custom', path: [at, 'day'], message: code('DAY_TWICE') });
        }),
      { kind: 'DATES' },
      'सार्वजनिक बिदा',
      'Public holidays',
    ),
  }),
} as const;

export type TermKey = keyof typeof terms;
/** The value of a term. */
export type TermOf<Key extends TermKey> = z.infer<(typeof terms)[Key]>;
