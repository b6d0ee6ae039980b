import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { DocumentRequirement } from '@registrar/domain/processes';

const PARENTS_SECTIONS = new Set(['NAME_DETAILS', 'OBJECTIVE_DETAILS']);
/**
 * The steps between the two companies, and the result. Other steps of the office are visible only to the office and the
 * applicant.
 */
const PARENTS_STEPS = new Set(['submit', 'recall', 'parentVerify', 'parentReject', 'approve', 'reject', 'revoke']);
/** Remarks of an office's decision are written to the applicant and left out here. */
const REMARK_SHOWN = new Set(['parentVerify', 'parentReject', 'recall']);

/** The part of the application that concerns the parent company: the name, its objectives and the result. */
export function asParentSees(detail: ApplicationDetail): ApplicationDetail {
  return {
    ...detail,
    assignee: null,
    declaration: null,
    marks: [],
    filedCompany: null,
    namedCompanies: null,
    companyChanges: null,
    presentCompanyVersion: null,
    companyAnswers: null,
    sections: detail.sections.filter(({ key }) => PARENTS_SECTIONS.has(key)),
    history: detail.history
      .filter(({ action }) => PARENTS_STEPS.has(action))
      .map((step) => (REMARK_SHOWN.has(step.action) ? step : { ...step, remark: null })),
  };
}

/** The consent letter is the only document that a parent company may see. */
export function isForParent({ consentOf }: Pick<DocumentRequirement, 'consentOf'>): boolean {
  return consentOf === 'PARENT_COMPANY';
}
