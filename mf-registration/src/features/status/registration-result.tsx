import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { ResultPage } from '@registrar/ui/filing';
import { nextSteps } from './next-steps';
import { REGISTRATIONS, registrationAddress } from '../wizard/registration-address';

/** After submitting: the number, what happens next, where to see it, what to print. */
export function RegistrationResult({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  useEffect(() => {
    // The question before it takes the keyboard's place with it as it goes.
    const heading = document.querySelector('h1');
    if (document.activeElement === document.body && heading instanceof HTMLElement) heading.focus();
  }, []);
  return (
    <ResultPage
      outcome="done"
      title={t('result.submitted')}
      reference={detail.applicationNumber === null ? undefined : { label: t('common:field.applicationNumber'), value: detail.applicationNumber }}
      next={nextSteps(detail.processName).map((key) => t(`result.next.${key}`))}
      actions={
        <>
          <Button type="primary" onClick={() => navigation.to(registrationAddress(detail.id))}>{t('result.see')}</Button>
          <Button onClick={() => navigation.to(REGISTRATIONS)}>{t('application.toList')}</Button>
          <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
        </>
      }
    >
      <p><strong>{language === 'ne' ? detail.titleNepali : detail.titleEnglish}</strong></p>
    </ResultPage>
  );
}
