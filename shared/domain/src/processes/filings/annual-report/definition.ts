import { READS_REPORTS } from '../../definition/private-reads';
import { citation } from '../../../law/citation';
import { hasShares } from '../../../registration/company-type-rules';
import { AUDITORS, COMPANY_SECRETARY, reportedNamesakes } from './auditors';
import { GENERAL_MEETING, isActiveYear, isDormant, meetingHeldOn, section78FiledOn } from './general-meeting';
import { reportDocuments } from './report-documents';
import { hasLargeCapital, REPORT_YEAR } from './report-year';
import { SHARE_STATEMENT } from './share-statement';
import { capitalCautions, FINANCIAL_STATEMENT, workingsOfShortForm } from './statement';
import { check } from '../../definition/checklist';
import { filedForCompany, step } from '../../definition/company-filing';
import { trueStatement } from '../../definition/declarations';
import type { FilingFrame } from '../../definition/filing-frame';
import { namesakeCheck } from '../../questions/people/auditor';
import { DIRECTOR_DISCLOSURE, filedDisclosures } from '../../questions/disclosures/director-disclosures';
import type { ProcessDefinition } from '../../definition/process-definition';

/** In a year without any change there are no new disclosures. */
const REPORTED_DISCLOSURES = {
  ...DIRECTOR_DISCLOSURE,
  appliesTo: (frame: FilingFrame) => isActiveYear(frame) && DIRECTOR_DISCLOSURE.appliesTo(frame),
};

/** Sections 51, 78, 80 and 92 of the Act: a company's report of one fiscal year. There is one for each year. */
export const annualReport = {
  process: 'ANNUAL_REPORT',
  version: 3,
  name: { ne: 'वार्षिक विवरण', en: 'Annual report' },
  numberPrefix: 'AR',
  sections: [
    REPORT_YEAR,
    GENERAL_MEETING,
    FINANCIAL_STATEMENT,
    SHARE_STATEMENT,
    REPORTED_DISCLOSURES,
    AUDITORS,
    COMPANY_SECRETARY,
  ],
  steps: [
    step(
      'financial-information',
      'SECTIONS',
      'सभा र वित्तीय विवरण',
      'Meeting and figures',
      ['GENERAL_MEETING', 'FINANCIAL_STATEMENT'],
      {
        ne: 'वार्षिक साधारण सभा भयो कि भएन, र वर्षको अन्त्यको सम्पत्ति, दायित्व, आम्दानी र खर्च लेख्नुहोस्। सम्पत्ति र दायित्वको जम्मा मिल्नुपर्छ।',
        en: 'Say whether the general meeting was held, and enter what the company had, owed, earned and spent. Assets and liabilities must come to the same.',
      },
    ),
    step('section-51', 'SECTIONS', 'दफा ५१ को लगत', 'Record of section 51', ['SHARE_STATEMENT'], {
      ne: 'वर्षको अन्त्यमा दर्ता किताबमा रहेको पुँजी, शेयर र सञ्चालक माथि छन्। बाँकी विवरण लेख्नुहोस्।',
      en: 'Capital, shares and directors are those of the register at the end of the year. Enter the rest.',
    }),
    step('section-92', 'SECTIONS', 'सञ्चालकले गराएको जानकारी', 'Disclosures of the directors', ['DIRECTOR_DISCLOSURE'], {
      ne: 'दफा ९२ बमोजिम प्रत्येक सञ्चालकले जानकारी गराउनुपर्छ। लिङ्क पठाउनुहोस्, वा हस्ताक्षर भएको कागजबाट भर्नुहोस्।',
      en: 'Under section 92 each director makes a disclosure. Send a link, or enter it from a signed paper.',
    }),
    step(
      'auditor-detail',
      'SECTIONS',
      'लेखापरीक्षक र कम्पनी सचिव',
      'Auditors and secretary',
      ['AUDITORS', 'COMPANY_SECRETARY'],
      {
        ne: 'यस वर्ष लेखापरीक्षण गर्ने र आगामी वर्ष गर्ने लेखापरीक्षकको विवरण लेख्नुहोस्।',
        en: 'Enter who audited this year and who audits the next.',
      },
    ),
    {
      ...step('add-document', 'DOCUMENTS', 'कागजात', 'Documents'),
      appliesTo: (frame) => isActiveYear(frame) || meetingHeldOn(frame) !== undefined,
    },
    // the check shows them too
    { ...step('fine-details', 'PAYABLE', 'दस्तुर र जरिबाना', 'Fee and fines'), appliesTo: isActiveYear },
    step('summary', 'CHECK', 'भरेको विवरण जाँच', 'Check your answers'),
  ],
  documents: reportDocuments,
  declarations: [
    trueStatement,
    {
      key: 'NO_BUSINESS',
      appliesTo: isDormant,
      text: {
        ne: 'यस आर्थिक वर्षमा कम्पनीको कुनै आम्दानी, खर्च वा कारोबार भएन।',
        en: 'In this fiscal year the company had no income, no expense and no business.',
      },
    },
    {
      key: 'AUDITOR_INDEPENDENT',
      appliesTo: isActiveYear,
      text: {
        ne: 'लेखापरीक्षक कम्पनीका सञ्चालक, शेयरधनी वा तिनका नातेदार होइनन् (दफा ११२)।',
        en: 'The auditor is neither a director nor a shareholder of the company, nor related to one (section 112).',
      },
    },
    {
      key: 'AUDITED_AND_APPROVED',
      appliesTo: isActiveYear,
      text: {
        ne: 'वित्तीय विवरण लेखापरीक्षण भएको र सञ्चालक समितिले स्वीकृत गरेको हो।',
        en: 'The financial statement was audited and approved by the board of directors.',
      },
    },
  ],
  office: {
    checklist: [
      check(
        'STATEMENT_AGREES',
        'आँकडा लेखापरीक्षण भएको वित्तीय विवरणसँग मिल्छन् (दफा ८०)',
        'The figures agree with the audited statement (section 80)',
      ),
      check(
        'AUDITOR_FITS',
        'लेखापरीक्षक योग्य छन् र अवधिको सीमाभित्र छन् (दफा १११, ११२)',
        'The auditor is qualified and within the limit of terms (sections 111 and 112)',
        isActiveYear,
      ),
      namesakeCheck((frame) => reportedNamesakes(frame).length > 0),
      check(
        'DISCLOSURES_SIGNED',
        'कागजबाट आएको प्रत्येक जानकारीमा सञ्चालकको हस्ताक्षर छ (दफा ९२)',
        'Each disclosure from paper bears the signature of the director (section 92)',
        (frame) => isActiveYear(frame) && filedDisclosures(frame).length > 0,
      ),
      check(
        'SECRETARY_NAMED',
        'कम्पनी सचिव नियुक्त छन् (दफा १८५)',
        'A company secretary is appointed (section 185)',
        (frame) => isActiveYear(frame) && hasLargeCapital(frame),
      ),
      check(
        'SHARES_AGREE',
        'दफा ५१ को लगत दर्ता किताबसँग मिल्छ',
        'The record of section 51 agrees with the register',
        (frame) => isActiveYear(frame) && frame.companyType !== null && hasShares(frame.companyType),
      ),
      check(
        'DORMANT_TRUE',
        'कारोबार नभएको भन्ने कुरा वित्तीय विवरणबाट देखिन्छ',
        'The statement shows that there was no business',
        isDormant,
      ),
      check(
        'SECTION_78_RECEIVED',
        'दफा ७८ को प्रतिवेदन भनिएकै मितिमा कार्यालयमा आएको छ',
        'The report of section 78 reached the office on the day that is given',
        (frame) => section78FiledOn(frame) !== undefined,
      ),
    ],
    ...filedForCompany.office,
    // where the office has switched it on (AUTO_APPROVAL), it is paid, and nothing is flagged
    autoApprove: true,
    decision: {
      approve: {
        ne: 'आर्थिक वर्षको विवरण अभिलेखमा चढ्छ, लेखापरीक्षकको विवरण दर्ता किताबमा रहन्छ र अभिलेखको प्रमाणपत्र जारी हुन्छ।',
        en: 'The report of the year is put on record, the register has its auditors, and a record certificate is issued.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र त्यो वर्षको विवरण बुझाउन बाँकी नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the report of the year is still missing. The applicant is told why.',
      },
      revoke: {
        ne: 'त्यो वर्षको विवरण फेरि बुझाउन बाँकी हुन्छ र प्रमाणपत्र रद्द हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The report of the year is missing again, and the certificate is revoked. Nothing is deleted from the register.',
      },
    },
  },
  cautions: (frame) => [...reportedNamesakes(frame), ...capitalCautions(frame)],
  workings: workingsOfShortForm,
  origin: {
    ...filedForCompany.origin,
    subject: 'FISCAL_YEAR',
    notStoppedBy: ['OUTSTANDING_FINE'],
    duty: 'REPORT',
    reads: READS_REPORTS,
  },
  // one report a year; those of other years go on beside it
  documentBasis: citation('80'),
  register: {
    aspects: ['FILINGS'],
    issues: [{ kind: 'RECORD_LETTER', law: '80' }],
  },
  money: {
    payTiming: 'ON_SUBMIT',
    charges: ({ companyType }) =>
      companyType && [{ code: 'ANNUAL_REPORT', schedule: 'FEE_ANNUAL_REPORT', companyType, capitalPaisa: null }],
  },
} as const satisfies ProcessDefinition;
