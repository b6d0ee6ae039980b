import { everyProcess } from '@registrar/domain/enumerations/processes';
import type { Mandate, MandateStep } from '@registrar/domain/calls/representatives';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Button, localName, Sheet, useLanguage } from '@registrar/ui';
import { ConfirmDialog, DatePair, RemarksDialog } from '@registrar/ui/components';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

interface Asked {
  readonly mandate: Mandate;
  readonly step: MandateStep;
}

/** What companies offer an intermediary, answered where it is seen. */
export function OfferedMandates({ mandates }: { readonly mandates: readonly Mandate[] }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const { gateway } = usePortal();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const answer = useMutation({
    mutationFn: ({ mandate, step, remark }: Asked & { readonly remark?: string }) =>
      gateway.request<unknown>({
        path: `/external/api/mandate/${mandate.id}/${step}`,
        method: 'POST',
        body: { kind: 'json', value: { remark } },
      }),
    onSuccess: () => setAsked(undefined),
    // a company may be new on every card, and an offer may have been withdrawn meanwhile
    onSettled: () => client.invalidateQueries(),
  });
  if (mandates.length === 0) return null;
  const confirm = async (given: Asked & { readonly remark?: string }) => {
    await answer.mutateAsync(given);
  };
  const dialog = asked && {
    open: true,
    title: t(`offers.${asked.step}Title`, { company: localName(asked.mandate.company, language) }),
    confirmLabel: t(`offers.${asked.step}`),
    onCancel: () => setAsked(undefined),
    children: <p>{t(`offers.${asked.step}Means`)}</p>,
  };
  return (
    <Sheet as="section" aria-labelledby="offers-title">
      <h2 id="offers-title" className={styles['title']}>
        {t('offers.title')}
      </h2>
      <ul className={styles['list']}>
        {mandates.map((mandate) => (
          <li key={mandate.id} className={styles['line']}>
            <span>
              <strong>{localName(mandate.company, language)}</strong>{' '}
              <span className={styles['soft']}>
                {t('companies.number', { number: mandate.company.regNo })} ·{' '}
                {mandate.processes
                  ?.map((key) => (everyProcess.has(key) ? everyProcess.name(key)[language] : key))
                  .join(', ') ?? t('offers.all')}
                {mandate.until === null ? null : (
                  <>
                    {' · '}
                    {t('offers.until')} <DatePair day={mandate.until} inline />
                  </>
                )}
              </span>
              {mandate.note === null ? null : <span className={styles['soft']}> “{mandate.note}”</span>}
            </span>
            <span className={styles['row']}>
              {(['accept', 'decline'] as const).map((step) => (
                <Button
                  key={step}
                  type={step === 'accept' ? 'primary' : 'default'}
                  aria-label={`${t(`offers.${step}`)}: ${localName(mandate.company, language)}`}
                  onClick={() => setAsked({ mandate, step })}
                >
                  {t(`offers.${step}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <PortalLink to="/mandates">{t('offers.toAll')}</PortalLink>
      {dialog && asked.step === 'accept' ? <ConfirmDialog {...dialog} onConfirm={() => confirm(asked)} /> : null}
      {dialog && asked.step !== 'accept' ? (
        <RemarksDialog
          {...dialog}
          destructive
          remark="required"
          onConfirm={({ remark }) => confirm({ ...asked, remark })}
        />
      ) : null}
    </Sheet>
  );
}
