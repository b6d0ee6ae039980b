import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { ResultPage } from '@registrar/ui/filing';
import { addressOf } from './steps';

/** After submitting: the number, what happens next, where to see it, what to print. */
export function ReservationResult({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const withParent = detail.status === 'UNDER_GROUP_APPROVAL';
  return (
    <ResultPage
      outcome="done"
      title={t(withParent ? 'result.sentToParent' : 'result.submitted')}
      reference={detail.applicationNumber === null ? undefined : { label: t('common:field.applicationNumber'), value: detail.applicationNumber }}
      next={[...(withParent ? [t('next.parent')] : []), t('next.review'), t('next.decision'), t('next.register')]}
      actions={
        <>
          <Button type="primary" onClick={() => navigation.to(addressOf(detail.id))}>
            {t('result.see')}
          </Button>
          <Button onClick={() => navigation.to('/company-name-reservation')}>{t('application.toList')}</Button>
          <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
        </>
      }
    >
      <p>
        <strong>{language === 'ne' ? detail.titleNepali : detail.titleEnglish}</strong>
      </p>
    </ResultPage>
  );
}
