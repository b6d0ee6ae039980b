import { useTranslation } from 'react-i18next';
import type { ProceedingGround } from '@registrar/domain/calls/proceedings';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { useLanguage } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import type { ReactNode } from 'react';
import styles from './proceedings.module.css';

/** Why the office began to de-register the company; `children`: what the reader can do about it. */
export function GroundPart({
  ground,
  children,
}: {
  readonly ground: ProceedingGround | null | undefined;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  if (ground == null) return null;
  return (
    <Sheet as="section" aria-labelledby="proceeding-ground">
      <h2 id="proceeding-ground" className={styles['heading']}>
        {t('proceedings.ground')}
      </h2>
      <div>{forcedGrounds.name(ground.ground)[language]}</div>
      {ground.fiscalYears.length === 0 ? null : (
        <div>{t('proceedings.groundYears', { years: ground.fiscalYears.map((year) => digits(year)).join(', ') })}</div>
      )}
      <div className={styles['text']}>{ground.reason}</div>
      {children}
    </Sheet>
  );
}
