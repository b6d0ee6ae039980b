import { ApprovalList } from './approval-list';

/** Name reservations, as the office has them. */
export function ApprovalListPage() {
  return <ApprovalList process="NAME_RESERVATION" />;
}
