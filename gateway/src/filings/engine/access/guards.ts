import { asRole } from '../../../applications/sight';
import { isNamedInFiling } from '../committee/committee-state';
import type { Guard, Guards } from '../handlers/guard';

export const isInOffice: Guard = ({ application: { row }, actor }) =>
  actor === null || actor.officeId === row.office_id;

/**
 * Conflict of interest: the applicant, a representative of a company that the filing concerns, and a committee member
 * who is named in the filing may not decide on it.
 */
const hasNoConflict: Guard = async (situation) => {
  const {
    application: { row },
    actor,
    isOwner,
    ground,
    isParentRepresentative,
  } = situation;
  const isApplicant = actor !== null && row.applicant_id === actor.accountId;
  if (isOwner || isApplicant || ground !== null || isParentRepresentative) return false;
  return !(await isNamedInFiling(situation));
};

/** Guards on the relation between the caller and the application. */
export const accessGuards: Guards<
  | 'PROCESS_ALLOWED'
  | 'NO_OPEN_DRAFT'
  | 'IS_OWNER'
  | 'IS_PARENT_REPRESENTATIVE'
  | 'SAME_OFFICE'
  | 'NO_CONFLICT_OF_INTEREST'
  | 'NOT_THE_VERIFIER'
  | 'NOT_STOPPED'
> = {
  PROCESS_ALLOWED: ({ application, actor }) =>
    actor !== null && application.definition.origin.mayStart.includes(asRole(actor.role)),
  NO_OPEN_DRAFT: () => true, // the unique index of a company's drafts answers it
  IS_OWNER: ({ isOwner }) => isOwner,
  IS_PARENT_REPRESENTATIVE: ({ isParentRepresentative }) => isParentRepresentative,
  SAME_OFFICE: isInOffice,
  NO_CONFLICT_OF_INTEREST: hasNoConflict,
  NOT_STOPPED: ({ application }) => !application.records.isStopped,
  NOT_THE_VERIFIER: ({ application: { row }, actor }) => actor !== null && row.verified_by !== actor.accountId,
};
