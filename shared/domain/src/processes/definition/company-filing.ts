import type { Bilingual } from '../../bilingual';
import type { AdDay } from '../../calendar';
import { APPROVING_ROLES, FILING_ROLES } from '../../roles';
import type { DeadlineEvent } from '../../schedules/deadlines';
import type { DocumentRequirement } from './document-requirement';
import type { FilingFrame } from './filing-frame';
import type { MoneyRules, ProcessDefinition, StepDefinition } from './process-definition';

// What the definitions of the filings of a registered company have in common.

export const step = (
  key: string,
  kind: StepDefinition['kind'],
  ne: string,
  en: string,
  sections: readonly string[] = [],
  lead?: Bilingual,
): StepDefinition => ({ key, kind, label: { ne, en }, sections, ...(lead && { lead }) });

export const DOCUMENTS_STEP = step('documents', 'DOCUMENTS', 'कागजात', 'Documents');
export const PAYABLE_STEP = step('fine-revenue-details', 'PAYABLE', 'दस्तुर र भुक्तानी', 'Fee and payment');
export const CHECK_STEP = step('check', 'CHECK', 'भरेको विवरण जाँच', 'Check your answers');

type More = Partial<Pick<DocumentRequirement, 'when' | 'consentOf' | 'asked' | 'forEachOf' | 'askedOf'>>;

/** A document as the office takes most: asked of everybody unless it is said otherwise. */
export const document = (key: string, ne: string, en: string, more: More = {}): DocumentRequirement => ({
  key,
  name: { ne, en },
  when: 'ALWAYS',
  ...more,
  maximumMegabytes: 5,
  extensions: ['JPG', 'JPEG', 'PNG', 'PDF'],
});

/** Filed by whoever may file for a company and decided on by one officer; a section officer may ask the registrar. */
export const filedForCompany = {
  origin: {
    mayStart: FILING_ROLES,
    ofCompany: true,
    namedByCompany: true,
  },
  office: {
    levels: 1,
    approverChain: [APPROVING_ROLES, ['APPROVER_2']],
    committee: false,
    operatorMayReject: false,
    autoApprove: false,
  },
} as const satisfies Partial<ProcessDefinition>;

export type ReportedLate = Required<Pick<MoneyRules, 'fineEvent' | 'lateness'>>;

/**
 * It reports something that section 81 fines when it is late: by this event, from the day that the answers say, if they
 * say one.
 */
export const reportedLate = (
  fineEvent: DeadlineEvent,
  triggeredOn: (frame: FilingFrame) => AdDay | undefined,
): ReportedLate => ({
  fineEvent,
  lateness(frame) {
    const day = triggeredOn(frame);
    return day === undefined ? null : { eventId: fineEvent, triggeredOn: day };
  },
});
