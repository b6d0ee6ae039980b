import { isOfNepal } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import { MERGE_CAPITAL } from '../../questions/mergers/merge-capital';
import { MERGE_DETAILS } from '../../questions/mergers/merge-details';
import { nameChecks } from '../../questions/names/name-checks';
import { givesName, isIntoNew, swapsShares } from '../../questions/mergers/company-after';
import { FIRST_BOARD } from '../../questions/mergers/first-board';
import { endedByMerger, isOfTwoOffices, MERGED_COMPANY, namedByMerger } from '../../questions/mergers/merged-company';
import { NAME_AFTER, NEW_COMPANY, NEW_OBJECTIVES } from '../../questions/mergers/new-company';
import { filedCapital, filedShares } from '../../questions/mergers/merged-shares';
import { workingsOfClaims } from '../../questions/mergers/swapped-holdings';

/**
 * Section 177: another company is merged into the one that files, or both into a new one. It is filed about the merger
 * of the two, once both have decided; the shares of the swap lie in reserve until they are allotted.
 */
export const companyMerge = {
  process: 'COMPANY_MERGE',
  version: 3,
  name: { ne: 'कम्पनी गाभ्ने वा प्राप्ति', en: 'Company merger or acquisition' },
  numberPrefix: 'CM',
  sections: [MERGED_COMPANY, MERGE_DETAILS, NAME_AFTER, NEW_COMPANY, NEW_OBJECTIVES, FIRST_BOARD, MERGE_CAPITAL],
  steps: [
    step('process-details', 'SECTIONS', 'गाभिने कम्पनी', 'Process details', ['MERGED_COMPANY'], {
      ne: 'यो कम्पनी दर्ताबाट हट्छ; नाम र नम्बर भने सधैँ भेटिन्छन्। अर्को चरणमा यो तपाईंको कम्पनीमा गाभिने वा दुवै गाभिएर नयाँ कम्पनी बन्ने छान्नुहोस्।',
      en: 'This company is de-registered; its name and number can be found for ever. In the next step choose whether it is merged into yours, or both into a new company.',
    }),
    step('merge-details', 'SECTIONS', 'गाभ्ने विवरण', 'Merge details', ['MERGE_DETAILS'], {
      ne: 'सट्टाको अनुपात राख्नुहोस्। हरेक शेयरधनीले पाउने शेयर तल देखिन्छ; स्वीकृत भएपछि ती शेयर जगेडामा रहन्छन् र बाँडफाँड नहुन्जेल अरू काममा लाग्दैनन्।',
      en: 'Enter the ratio of the swap. What each shareholder gets is shown below; after the approval these shares lie in reserve, and until they are allotted they serve nothing else.',
    }),
    step('name-preference', 'SECTIONS', 'नाम', 'Name preference', ['NAME_DETAILS'], {
      ne: 'नामको अन्त्यमा लेखिने शब्द किसिमले नै तोक्छ। निवेदन पेश गरेपछि नाम अरूले लिन सक्दैनन्।',
      en: 'The ending of the name follows from the type. Once the application is submitted, nobody else can take the name.',
    }),
    step('new-company', 'SECTIONS', 'नयाँ कम्पनी', 'New company', ['NEW_COMPANY', 'OBJECTIVE_DETAILS'], {
      ne: 'स्वीकृत भएपछि नयाँ कम्पनी दर्ता नम्बरसहित दर्ता हुन्छ, दुवै कम्पनी हट्छन्, र दुवैका प्रतिनिधि नयाँ कम्पनीका प्रतिनिधि हुन्छन्।',
      en: 'With the approval the new company is registered under a number of its own, both companies are de-registered, and those who represented them represent the new one.',
    }),
    step('first-board', 'SECTIONS', 'सञ्चालक समिति', 'Board of directors', ['FIRST_BOARD']),
    step('capital-details', 'SECTIONS', 'पुँजी', 'Capital', ['MERGE_CAPITAL']),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('RESOLUTIONS', 'दुवै कम्पनीको विशेष प्रस्ताव', 'Special resolutions of both companies'),
    document('MERGER_SCHEME', 'गाभ्ने योजना', 'Scheme of the merger'),
    document('AUDITED_BALANCE', 'गाभिने कम्पनीको अन्तिम वासलात', 'Last audited balance sheet of the merged company'),
    document('CREDITORS_CONSENT', 'साहुको लिखित सहमति', 'Written consent of the creditors'),
    document('VALUATION', 'चल अचल सम्पत्ति र दायित्वको मूल्याङ्कन', 'Valuation of assets and liabilities'),
    document('EMPLOYEES_DECISION', 'कर्मचारी सम्बन्धी निर्णय', 'Decisions on the employees'),
    document('MEMORANDUM', 'नयाँ कम्पनीको प्रबन्धपत्र', 'Memorandum of the new company', { asked: isIntoNew }),
    document('ARTICLES', 'नयाँ कम्पनीको नियमावली', 'Articles of the new company', { asked: isIntoNew }),
    document('DIRECTOR_CONSENT', 'सञ्चालक हुन मन्जुर भएको पत्र', 'Consent to be a director', {
      forEachOf: 'FIRST_BOARD',
      asked: isIntoNew,
    }),
    document('COMPETITION_NOTE', 'प्रतिस्पर्धा सम्बन्धी टिपोट', 'Note on competition', { when: 'NEVER' }),
  ],
  origin: {
    ...filedForCompany.origin,
    subject: 'PROCEEDING',
    companyTypes: isOfNepal,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'ACQUISITION_ONCE'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('177'),
  office: {
    ...filedForCompany.office,
    committee: true,
    checklist: [
      ...nameChecks.map((one) => ({ ...one, appliesTo: givesName })),
      check(
        'RESOLUTIONS_AGREE',
        'दुवै कम्पनीको प्रस्ताव र योजना एउटै छन् (दफा १७७)',
        'The resolutions and the scheme of both companies agree (section 177)',
      ),
      check(
        'RATIO_AGREES',
        'सट्टाको अनुपात योजना र मूल्याङ्कनसँग मिल्छ',
        'The ratio is that of scheme and valuation',
        swapsShares,
      ),
      check('CREDITORS_CONSENTED', 'दुवै कम्पनीका साहुको सहमति छ', 'The creditors of both companies have consented'),
      check(
        'NO_MONOPOLY',
        'गाभिँदा बजारमा एकाधिकार वा अनुचित व्यापारिक नियन्त्रण हुँदैन (दफा १७७)',
        'The merger leads to no monopoly or unfair control of trade (section 177)',
      ),
      check(
        'OTHER_OFFICE_HEARD',
        'गाभिने कम्पनीको कार्यालयको राय आएको छ, र निर्णय त्यो रायसहित गरिन्छ',
        'The office of the merged company has given its opinion, and the decision takes account of it',
        isOfTwoOffices,
      ),
    ],
    decision: {
      approve: {
        ne: 'गाभिने कम्पनी दर्ताबाट हट्छ, सट्टाका शेयर जगेडामा जारी हुन्छन् र एकअर्काको शेयर रद्द हुन्छ। नयाँ कम्पनी बन्ने भए त्यो दर्ता हुन्छ, दुवै हट्छन्, र यो निर्णय उल्टाउन मिल्दैन। शेयर भए बाँडफाँड नहुन्जेल कम्पनी गाभिने प्रक्रियामै रहन्छ। गाभिने कम्पनीका निर्णय हुन बाँकी निवेदन यसैसँग अन्त्य हुन्छन्। दुवै कम्पनीलाई जानकारी जान्छ।',
        en: 'The merged company is de-registered, the shares of the swap are issued into the reserve, and what the two hold in each other is cancelled. A merger into a new company registers that company, ends both, and cannot be undone. With shares, the company stays merging until they are allotted. Undecided applications of the merged company end with it. Both companies are told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र दुवै कम्पनी गाभिने प्रक्रियामै रहन्छन्; फेरि निवेदन दिन मिल्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected. Both companies stay merging and may apply again. The applicant is told why.',
      },
      revoke: {
        ne: 'गाभिएको कम्पनी फेरि दर्तामा आउँछ, र पुँजी तथा शेयर अघिल्लो दिनकै हुन्छन्। अन्त्य भएका निवेदन भने फेरि खुल्दैनन्; चाहिए नयाँ निवेदन दिनुपर्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The merged company is in the register again, and capital and shares are those of the day before. Applications that ended with the merged company are not reopened: they have to be filed again. Nothing is deleted from the register.',
      },
    },
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [{ code: 'MERGER', schedule: 'FEE_MERGER', companyType, capitalPaisa: null }],
  },
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL', 'NAME', 'COMPANY_TYPE'],
    shares: filedShares,
    capital: filedCapital,
    named: {
      companies: namedByMerger,
      aspects: ['NAME', 'COMPANY_TYPE', 'CAPITAL', 'SHAREHOLDER'],
      ends: endedByMerger,
    },
    issues: [{ kind: 'RECORD_LETTER', law: '177' }],
  },
  workings: workingsOfClaims,
} as const satisfies ProcessDefinition;
