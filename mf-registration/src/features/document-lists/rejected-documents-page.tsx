import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RejectedDocument } from '@registrar/domain/calls/corrections';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink, useFilingAddress, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { DocumentView, FilingDocuments } from '@registrar/ui/filing';
import styles from './document-lists.module.css';

/**
 * What the office refused and nothing has replaced yet: its remark, the document, and the way to put a better one in
 * its place.
 */
export function RejectedDocumentsPage() {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const rejected = useQuery({
    queryKey: ['rejected-documents'],
    queryFn: ({ signal }) =>
      gateway.request<{ readonly documents: readonly RejectedDocument[] }>({
        path: '/external/api/filing-document/rejected',
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    staleTime: 0,
  });
  const documents = rejected.data?.documents;
  return (
    <>
      <PageHeader title={t('rejected.title')}>{t('rejected.lead')}</PageHeader>
      {rejected.isPending ? <CardsSkeleton /> : null}
      {rejected.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('rejected.failed')}
          action={<Button onClick={() => void rejected.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {documents?.length === 0 ? (
        <Sheet style={{ textAlign: 'center', paddingBlock: 48 }}>
          <p role="status" style={{ fontSize: 18, margin: 0 }}>
            {t('rejected.empty')}
          </p>
        </Sheet>
      ) : null}
      <ul className={styles['cards']}>
        {documents?.map((document) => (
          <li key={document.document.id}>
            <RejectedCard rejected={document} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RejectedCard({ rejected }: { readonly rejected: RejectedDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = language === 'ne' ? rejected.nameNepali : rejected.nameEnglish;
  const filing =
    language === 'ne' ? rejected.titleNepali || rejected.titleEnglish : rejected.titleEnglish || rejected.titleNepali;
  const address = useFilingAddress()(rejected.processName, rejected.applicationId, 'own');
  return (
    <Sheet as="section" aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <p className={styles['soft']}>
        {everyProcess.name(rejected.processName)[language]} · {filing}
        {rejected.applicationNumber === null ? '' : ` · ${rejected.applicationNumber}`}
        {rejected.rejectedAt === null ? null : (
          <>
            {' '}
            · <InstantPair at={rejected.rejectedAt} inline />
          </>
        )}
      </p>
      {rejected.mayReplace ? (
        <>
          {/* what is refused, why, and the place for a better one; replaced, it stays here until the page is left */}
          <FilingDocuments applicationId={rejected.applicationId} requirements={[{ key: rejected.key }]} />
          {address === null ? null : (
            <p>
              <PortalLink to={address}>{t('rejected.toFiling')}</PortalLink>
            </p>
          )}
        </>
      ) : (
        <>
          <Alert
            type="error"
            showIcon
            title={t('rejected.remark')}
            description={rejected.document.remark ?? t('rejected.noRemark')}
            style={{ marginBlockEnd: 12 }}
          />
          <DocumentView applicationId={rejected.applicationId} document={rejected.document} title={title} />
          <p className={styles['soft']}>{t('rejected.closed')}</p>
        </>
      )}
    </Sheet>
  );
}
