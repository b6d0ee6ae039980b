import { hasShares } from '../../../registration/company-type-rules';
import { document } from '../../definition/company-filing';
import type { DocumentRequirement } from '../../definition/document-requirement';
import type { FilingFrame } from '../../definition/filing-frame';
import { DISCLOSURE_PAPER } from '../../questions/disclosures/director-disclosures';
import { isDormant, meetingHeldOn } from './general-meeting';
import { hasLargeCapital, isPublicCompany, LARGE_TURNOVER } from './report-year';
import { reportedStatement } from './statement';
import { sideTotal } from './statement-lines';

const isActive = (frame: FilingFrame): boolean => !isDormant(frame);

/** Section 109(4): for a public company, and for a private one of a certain size. */
export const needsDirectorsReport = (frame: FilingFrame): boolean =>
  isActive(frame) &&
  (isPublicCompany(frame) ||
    hasLargeCapital(frame) ||
    sideTotal(reportedStatement(frame).current, 'INCOME') >= LARGE_TURNOVER);

/**
 * By the type and size of the company, and by the answers. A company without any business may add its audited
 * statement; nothing of it is required that its short form does not ask.
 */
export const reportDocuments: readonly DocumentRequirement[] = [
  document('AUDITED_STATEMENT', 'लेखापरीक्षण भएको वित्तीय विवरण', 'Audited financial statement', {
    requiredWith: isActive,
  }),
  { ...DISCLOSURE_PAPER, asked: isActive },
  document('AUDITOR_REPORT', 'लेखापरीक्षकको प्रतिवेदन', 'Auditor’s report', { asked: isActive }),
  document('DIRECTORS_REPORT', 'सञ्चालक समितिको प्रतिवेदन', 'Directors’ report', { asked: needsDirectorsReport }),
  document('AGM_MINUTES', 'वार्षिक साधारण सभाको निर्णय', 'Minutes of the annual general meeting', {
    asked: (frame) => meetingHeldOn(frame) !== undefined,
  }),
  document('SHARE_RECORD', 'शेयर, डिबेञ्चर र ऋणको लगत (दफा ५१)', 'Record of shares, debentures and loans (section 51)', {
    asked: (frame) => isActive(frame) && frame.companyType !== null && hasShares(frame.companyType),
  }),
  document('SECTION_78_REPORT', 'दफा ७८ को प्रतिवेदन', 'Report under section 78', {
    asked: (frame) => isPublicCompany(frame) && meetingHeldOn(frame) !== undefined,
  }),
  document('TAX_CLEARANCE', 'कर चुक्ता प्रमाणपत्र', 'Tax clearance certificate', { when: 'NEVER', asked: isActive }),
];
