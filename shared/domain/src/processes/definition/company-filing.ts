import type { Bilingual } from '../../bilingual';
import type { AdDay } from '../../calendar';
import { APPROVING_ROLES, FILING_ROLES } from '../../roles';
import type { DeadlineEvent } from '../../schedules/deadlines';
import type { DocumentRequirement } from './document-requirement';
import type { FilingFrame } from './filing-frame';
import type { MoneyRules, ProcessDefinition, StepDefinition } from './process-definition';

// Shared parts of the definitions for filings of a registered company.

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

type More = Partial<
  Pick<DocumentRequirement, 'when' | 'consentOf' | 'asked' | 'requiredWith' | 'forEachOf' | 'askedOf'>
>;

/** A document with the usual settings of the office: required of every filing unless `more` says otherwise. */
export const document = (key: string, ne: string, en: string, more: More = {}): DocumentRequirement => ({
  key,
  name: { ne, en },
  when: 'ALWAYS',
  ...more,
  maximumMegabytes: 5,
  extensions: ['JPG', 'JPEG', 'PNG', 'PDF'],
});

/**
 * Settings of a filing for a company, by a user who may file for it: one officer decides, and a section officer may
 * forward to the registrar.
 */
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
 * For a process with a fine for late reporting under section 81: the fine event, and the day from the answers, if
 * given, from which the time runs.
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
