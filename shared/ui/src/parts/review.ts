/**
 * What the officers' pages of every filing are made of: their list, the header, the actions with their remarks, the way
 * to the next one.
 */
export { ApprovalList, type ApprovalListProps } from '../review/approval-list';
export { useApprovalColumns } from '../review/approval-columns';
export { desk, useDesk, type DeskFilter } from '../review/list-desk';
export { TermBadge } from '../review/term-badge';
export { ReviewHeader } from '../review/review-header';
export { ReviewSide } from '../review/review-side';
export { ApplicationHistory } from '../filings/status/application-history';
export { DoneNotice } from '../review/done-notice';
export { NextButton } from '../review/next-button';
export { partReviewActions, wholeReviewActions } from '../review/action-kinds';
export { useDecision, type Decision } from '../review/use-decision';
export { useDecideProposal, usePropose } from '../review/proposals/proposal-calls';
export { ProposalList, type ProposalAction, type ProposalListProps } from '../review/proposals/proposal-list';
export {
  CandidateList,
  useCandidatesAddress,
  type CandidateListProps,
  type CandidatesAddress,
} from '../review/proposals/candidate-list';
export { useProposalsAddress, type ProposalsAddress } from '../review/proposals/proposals-address';
export { useFocusReturn } from '../review/use-focus-return';
export { keptRemarks } from '../review/kept-remarks';
export { useRemarkTemplates } from '../review/remark-templates';
