import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Payable } from '@registrar/domain/calls/money';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/filing';
import { usePerformAction } from '@registrar/ui/sections';
import { useCounterSign } from './counter-sign';
import styles from './review.module.css';

/** What has to be paid, how it came about, and how far the payment is. The operator confirms it; the rest waits for the money. */
export function PayableStep({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const { gateway } = usePortal();
  const client = useQueryClient();
  const perform = usePerformAction();
  const key = ['application', detail.id, 'payable', detail.version];
  const payable = useQuery({ queryKey: key, queryFn: ({ signal }) => gateway.request<Payable>({ path: `/external/api/application/${detail.id}/payable`, signal, quiet: { overlay: true, failureToast: true } }) });
  const counterSign = useCounterSign(detail.id);
  const confirm = useMutation({ mutationFn: () => perform.mutateAsync({ applicationId: detail.id, action: 'assess', version: detail.version }), onSuccess: () => client.invalidateQueries({ queryKey: ['application', detail.id] }) });
  const mayAssess = detail.allowedActions.find(({ action }) => action === 'assess');
  return (
    <Sheet as="section" aria-label={t('review.payable')}>
      <h3 className={styles['heading']}>{t('review.payable')}</h3>
      {payable.isPending ? <FormSkeleton /> : null}
      {payable.isError ? <Alert type="error" showIcon role="alert" title={t('review.payableFailed')} action={<Button onClick={() => void payable.refetch()}>{t('common:action.retry')}</Button>} /> : null}
      {payable.data === undefined ? null : (
        <>
          <p><Tag>{t(`review.payableState.${payable.data.state}`)}</Tag></p>
          {payable.data.invoices.filter(({ status }) => status !== 'REJECTED').map((invoice) => (
            <div key={invoice.id} className={styles['invoice']}>
              <dl className={styles['lines']}>
                {invoice.lines.map((line) => (
                  <div key={line.id}>
                    <dt>{language === 'ne' ? line.nameNepali : line.nameEnglish}</dt>
                    <dd>{money(line.amountPaisa)}</dd>
                  </div>
                ))}
                <div className={styles['total']}>
                  <dt>{t('review.total')}</dt>
                  <dd>{money(invoice.totalPaisa)}</dd>
                </div>
              </dl>
              {payable.data.mayCounterSign && invoice.counterSign ? (
                <Button type="primary" loading={counterSign.isPending} onClick={() => counterSign.mutate({ invoiceId: invoice.id, version: invoice.version, agreed: true, remark: t('review.agreed') })}>{t('review.counterSign')}</Button>
              ) : null}
            </div>
          ))}
          {mayAssess === undefined || payable.data.state !== 'PROPOSED' ? null : (
            <>
              <Button type="primary" disabled={!mayAssess.allowed} loading={confirm.isPending} onClick={() => confirm.mutate()}>{t('review.confirmAmount')}</Button>
              {mayAssess.allowed ? null : <p className={styles['soft']}>{mayAssess.reason?.message}</p>}
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
