import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { ResultPage } from '@registrar/ui/components';
import { useFilingWords } from '@registrar/ui/filing';
import { useNextSteps } from './next-steps';
import { addressOf, RESERVATIONS } from './addresses';

/** After submitting: the number, what happens next, where to see it, what to print. */
export function ReservationResult({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const said = useFilingWords();
  const language = useLanguage();
  const { navigation } = usePortal();
  useEffect(() => {
    // The question before it takes the keyboard's place with it as it goes, also the one the shell has given on
    // arrival.
    const heading = document.querySelector('h1');
    if (document.activeElement === document.body && heading instanceof HTMLElement) heading.focus();
  }, []);
  const withParent = detail.status === 'UNDER_GROUP_APPROVAL';
  const next = useNextSteps(withParent);
  return (
    <ResultPage
      outcome="done"
      title={t(withParent ? 'result.sentToParent' : 'result.submitted')}
      reference={
        detail.applicationNumber === null
          ? undefined
          : { label: t('common:field.applicationNumber'), value: detail.applicationNumber }
      }
      next={next}
      actions={
        <>
          <Button type="primary" onClick={() => navigation.to(addressOf(detail.id))}>
            {t('result.see')}
          </Button>
          <Button onClick={() => navigation.to(RESERVATIONS)}>{said('application.toList')}</Button>
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
