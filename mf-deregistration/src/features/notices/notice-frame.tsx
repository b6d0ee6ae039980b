import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicNoticeDetail } from '@registrar/domain/calls/public-notices';
import { PortalLink } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton } from '@registrar/ui';
import { isGone, NOTICES, useNotice } from './notices';

interface NoticeFrameProps {
  readonly id: string;
  /** Of the page while there is nothing to show. */
  readonly title: string;
  readonly children: (notice: PublicNoticeDetail) => ReactNode;
}

/** A notice, or why there is none to see. */
export function NoticeFrame({ id, title, children }: NoticeFrameProps) {
  const { t } = useTranslation();
  const notice = useNotice(id);
  if (notice.isPending) return <PageSkeleton />;
  if (!notice.isError) return children(notice.data);
  const gone = isGone(notice.error);
  return (
    <>
      <PageHeader title={title} />
      <Alert
        role="alert"
        type={gone ? 'info' : 'error'}
        showIcon
        title={t(gone ? 'notices.gone' : 'notices.failed')}
        action={
          gone ? (
            <PortalLink to={NOTICES}>{t('notices.toList')}</PortalLink>
          ) : (
            <Button onClick={() => void notice.refetch()}>{t('common:action.retry')}</Button>
          )
        }
      />
    </>
  );
}
