import { useEffect } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage, usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { ResultPage } from '../../base/pages/result-page';
import { usePayable } from '../payable/charges/payable';
import { nextSteps } from '../filing/next-steps';
import { definitionOf, useFilingPages } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';

/** After submitting: the number, what happens next, where to see it, what to print. */
export function FilingResult({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { navigation } = usePortal();
  const pages = useFilingPages();
  const { data: payable } = usePayable(detail);
  useEffect(() => {
    // The question before it takes the keyboard's place with it as it goes.
    const heading = document.querySelector('h1');
    if (document.activeElement === document.body && heading instanceof HTMLElement) heading.focus();
  }, []);
  return (
    <ResultPage
      outcome="done"
      title={t('result.submitted')}
      reference={
        detail.applicationNumber === null
          ? undefined
          : { label: t('common:field.applicationNumber'), value: detail.applicationNumber }
      }
      next={nextSteps(definitionOf(pages, detail), payable).map((key) => t(`result.next.${key}`))}
      actions={
        <>
          <Button type="primary" onClick={() => navigation.to(pages.addressOf(detail.id))}>
            {t('result.see')}
          </Button>
          <Button onClick={() => navigation.to(pages.home)}>{t('application.toList')}</Button>
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
