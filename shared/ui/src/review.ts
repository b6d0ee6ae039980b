/** A filing for the office: the list, the pages on which it is decided, the step of the money. */
export { FilingReview, type FilingReviewProps } from './parts/filing-review';
export { PayableStep } from './parts/payable';
export {
  ApprovalList,
  type ApprovalListProps,
  useApprovalColumns,
  desk,
  useDesk,
  type DeskFilter,
  TermBadge,
  ReviewHeader,
  ReviewSide,
  ApplicationHistory,
  DoneNotice,
  NextButton,
  partReviewActions,
  wholeReviewActions,
  useDecision,
  type Decision,
  ProposalList,
  useProposalsAddress,
  type ProposalAction,
  type ProposalListProps,
  useFocusReturn,
  keptRemarks,
  useRemarkTemplates,
} from './parts/review';
