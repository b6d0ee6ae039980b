import type { AdDay } from '../../../calendar';
import { document, reportedLate, type ReportedLate } from '../../definition/company-filing';
import type { DocumentRequirement } from '../../definition/document-requirement';
import type { FilingFrame } from '../../definition/filing-frame';
import type { MoneyRules } from '../../definition/process-definition';

/** A part of the memorandum or the articles is changed: the same fee, whichever part it is. */
export const amendmentCharges: NonNullable<MoneyRules['charges']> = ({ companyType }) =>
  companyType && [
    { code: 'CONSTITUTION_AMENDMENT', schedule: 'FEE_CONSTITUTION_AMENDMENT', companyType, capitalPaisa: null },
  ];

/** Section 21(2): the office must be informed within thirty days of the resolution. */
export const reportedAmendment = (resolvedOn: (frame: FilingFrame) => AdDay | undefined): ReportedLate =>
  reportedLate('MOA_AOA_AMEND_NOTICE', resolvedOn);

/**
 * The portal generates the comparison table and the amended document when it holds the document; otherwise the company
 * uploads both.
 */
export const amendmentDocuments = (
  brings: DocumentRequirement['asked'],
  amended: readonly [key: string, ne: string, en: string],
): readonly DocumentRequirement[] => [
  document('SPECIAL_RESOLUTION', 'विशेष प्रस्तावको निर्णय', 'Special resolution'),
  document('OLD_NEW_TABLE', 'साबिक र संशोधित व्यहोराको तालिका', 'Table of old and new clauses', { asked: brings }),
  document(...amended, { asked: brings }),
];
