import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail, NameConflict, NameHolder } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import { DatePair, StatusBadge, useNameWords } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { WordTable } from './word-table';
import styles from './conflicts.module.css';

export interface ConflictCardProps {
  readonly detail: ApplicationDetail;
  readonly conflict: NameConflict;
  readonly open: boolean;
  /** It was not in the way when the application was handed in. */
  readonly isNew: boolean;
}

/** One name that stands in the way: how near it is and why, who holds it, and both names word by word. */
export function ConflictCard({ detail, conflict, open, isNew }: ConflictCardProps) {
  const { t } = useTranslation();
  const names = useNameWords();
  const language = useLanguage();
  const { number } = useFormats();
  const { holder, kind, nepali, english, score, why, words } = conflict;
  return (
    <details className={styles['card']} open={open}>
      <summary>
        <span className={styles['head']}>
          {nepali ? <strong lang="ne">{nepali}</strong> : null}
          {english ? <span lang="en">{english}</span> : null}
          <span className={styles['nearness']}>
            <strong>{names('outcome.match', { percent: number(Math.round(score * 100)) })}</strong>
            <span>{why[language]}</span>
            <span>{names(`holder.${kind}`)}</span>
            {isNew ? <Tag color="warning">{t('conflict.newSince')}</Tag> : null}
          </span>
        </span>
      </summary>
      {holder === null ? null : <Holder holder={holder} kind={kind} />}
      <div className={styles['sides']}>
        <WordTable
          script="ne"
          pairs={words.nepali}
          caption={t('conflict.wordsNepali')}
          proposed={detail.titleNepali}
          existing={nepali}
        />
        <WordTable
          script="en"
          pairs={words.english}
          caption={t('conflict.wordsEnglish')}
          proposed={detail.titleEnglish}
          existing={english}
        />
      </div>
    </details>
  );
}

function Holder({ holder, kind }: { readonly holder: NameHolder; readonly kind: NameConflict['kind'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts: (readonly [string, ReactNode])[] = [];
  if (holder.registrationNumber !== null) facts.push([t('conflict.registrationNumber'), holder.registrationNumber]);
  if (holder.applicationNumber !== null) facts.push([t('common:field.applicationNumber'), holder.applicationNumber]);
  if (holder.status !== null)
    facts.push([
      t('common:field.status'),
      <StatusBadge key="status" of={holder.companyId === null ? 'application' : 'company'} status={holder.status} />,
    ]);
  if (holder.companyType !== null) facts.push([t('names.type'), localName(holder.companyType, language)]);
  if (holder.registeredOn !== null)
    facts.push([t('conflict.registeredOn'), <DatePair key="registered" day={holder.registeredOn} inline />]);
  if (holder.presentName !== null) facts.push([t('conflict.presentName'), localName(holder.presentName, language)]);
  if (holder.heldUntil !== null)
    facts.push([
      t(kind === 'RESERVATION' ? 'conflict.reservedUntil' : 'conflict.barredUntil'),
      <DatePair key="until" day={holder.heldUntil} inline />,
    ]);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['holder']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
