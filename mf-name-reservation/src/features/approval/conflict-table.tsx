import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { SimilarName } from '@registrar/domain/calls/names';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import styles from './approval.module.css';

export interface ConflictTableProps {
  readonly detail: ApplicationDetail;
  readonly similar: readonly SimilarName[];
}

/** The proposed name and each holder of a near one, side by side, with what makes them alike. */
export function ConflictTable({ detail, similar }: ConflictTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  if (similar.length === 0) return <p>{t('approval.noConflicts')}</p>;
  return (
    <div className={styles['scroll']} role="region" aria-label={t('approval.conflicts')} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{t('approval.conflicts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('approval.proposed')}</th>
            <th scope="col">{t('approval.existing')}</th>
            <th scope="col">{t('approval.holder')}</th>
            <th scope="col">{t('approval.why')}</th>
          </tr>
        </thead>
        <tbody>
          {similar.map((name, index) => (
            <tr key={name.id}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={similar.length}>
                  <span lang="ne">{detail.titleNepali}</span>
                  <br />
                  <span lang="en">{detail.titleEnglish}</span>
                </th>
              ) : null}
              <td>
                <strong lang="ne">{name.nepali}</strong>
                <br />
                <span lang="en">{name.english}</span>
              </td>
              <td>{t(`holder.${name.kind}`)}</td>
              <td>
                {t('outcome.match', { percent: number(Math.round(name.score * 100)) })}
                <br />
                {name.why[language]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
