import { useTranslation } from 'react-i18next';
import type { NameConflict } from '@registrar/domain/calls/filings';
import styles from './conflicts.module.css';

type WordPair = NameConflict['words']['english'][number];

export interface WordTableProps {
  readonly script: 'ne' | 'en';
  readonly caption: string;
  readonly pairs: readonly WordPair[];
  readonly proposed: string;
  readonly existing: string;
}

/** Two names of one script in two columns, a line for each word; what agrees is said in words as well as by the ground it stands on. */
export function WordTable({ script, caption, pairs, proposed, existing }: WordTableProps) {
  const { t } = useTranslation();
  if (pairs.length === 0) {
    return proposed === '' || existing === '' ? <p className={styles['missing']}>{t(`conflict.notKnown.${script}`)}</p> : null;
  }
  return (
    <table className={styles['words']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('conflict.proposed')}</th>
          <th scope="col">{t('conflict.existing')}</th>
          <th scope="col">{t('conflict.relation')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          <tr key={`${pair.proposed ?? ''}-${pair.existing ?? ''}-${index}`} data-relation={pair.relation}>
            <td lang={script}>{pair.proposed ?? '—'}</td>
            <td lang={script}>{pair.existing ?? '—'}</td>
            <td>{t(`relation.${pair.relation}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
