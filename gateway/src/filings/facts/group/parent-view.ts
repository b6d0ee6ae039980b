import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { DocumentRequirement } from '@registrar/domain/processes';

const PARENTS_SECTIONS = new Set(['NAME_DETAILS', 'OBJECTIVE_DETAILS']);
/**
 * Steps between the two companies, and how it ended. Who of the office did what with it is the office's and the
 * applicant's.
 */
const PARENTS_STEPS = new Set(['submit', 'recall', 'parentVerify', 'parentReject', 'approve', 'reject', 'revoke']);
/** The words of an office's decision are written to the applicant. */
const REMARK_SHOWN = new Set(['parentVerify', 'parentReject', 'recall']);

/** The application as far as it concerns the parent company: the name, its objectives, and what became of it. */
export function asParentSees(detail: ApplicationDetail): ApplicationDetail {
  return {
    ...detail,
    assignee: null,
    declaration: null,
    marks: [],
    filedCompany: null,
    companyChanges: null,
    presentCompanyVersion: null,
    companyAnswers: null,
    sections: detail.sections.filter(({ key }) => PARENTS_SECTIONS.has(key)),
    history: detail.history
      .filter(({ action }) => PARENTS_STEPS.has(action))
      .map((step) => (REMARK_SHOWN.has(step.action) ? step : { ...step, remark: null })),
  };
}

/** The letter in its own name is the only paper that a parent company is shown. */
export function isForParent({ consentOf }: Pick<DocumentRequirement, 'consentOf'>): boolean {
  return consentOf === 'PARENT_COMPANY';
}
