import { useQuery } from '@tanstack/react-query';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Entered } from '@registrar/domain/calls/company-record';
import { PortalLink, usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { EnteredList } from '../../register/company/entered-list';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { Sheet } from '../../base/layout/sheet';
import { useFilingWords } from '../filing/filing-words';
import styles from './status.module.css';

/**
 * What the approval changed in the register, before and after, with the day from which on it holds; nothing where it
 * changed nothing.
 */
export function EnteredInRegister({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const { gateway } = usePortal();
  const entered = useQuery({
    queryKey: ['application', detail.id, 'entry'],
    queryFn: ({ signal }) =>
      gateway.request<Entered>({
        path: `/external/api/application/${detail.id}/entry`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
  });
  if (entered.data?.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="entered-in-register">
      <h2 id="entered-in-register" className={styles['heading']}>
        {t('entered.title')}
      </h2>
      {entered.isPending ? <FormSkeleton /> : null}
      {entered.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('entered.failed')}
          action={<Button onClick={() => void entered.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {entered.data === undefined ? null : <EnteredList entered={entered.data} ofOneFiling />}
      {detail.company == null ? null : (
        <p style={{ margin: '12px 0 0' }}>
          <PortalLink to={`/company/${detail.company.id}`}>{t('entered.toCompany')}</PortalLink>
        </p>
      )}
    </Sheet>
  );
}
