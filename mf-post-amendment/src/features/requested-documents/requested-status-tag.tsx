import { useTranslation } from 'react-i18next';
import {
  requestedDocumentStatuses,
  type RequestedDocumentItem,
  type RequestedDocumentStatus,
} from '@registrar/domain/calls/requested-documents';
import { useLanguage } from '@registrar/runtime';
import { Tag } from '@registrar/ui/antd';

const COLOURS: Readonly<Record<RequestedDocumentStatus, string>> = {
  REQUESTED: 'processing',
  SUBMITTED: 'warning',
  REJECTED: 'error',
  APPROVED: 'success',
  WITHDRAWN: 'default',
};

/** Where a document stands, and that its last day is over. */
export function RequestedStatusTag({ status, isOverdue }: Pick<RequestedDocumentItem, 'status' | 'isOverdue'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Tag color={COLOURS[status]}>{requestedDocumentStatuses.name(status)[language]}</Tag>
      {isOverdue ? <Tag color="error">{t('requested.overdue')}</Tag> : null}
    </>
  );
}
