import { ApprovalList } from '../approval-list/approval-list';

/** Changes of companies' names, as the office has them. */
export function NameChangeApprovalListPage() {
  return <ApprovalList process="NAME_CHANGE" />;
}
