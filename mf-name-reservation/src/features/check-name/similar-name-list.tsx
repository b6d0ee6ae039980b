import { useTranslation } from 'react-i18next';
import type { SimilarName } from '@registrar/domain/calls/names';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import styles from './name-check-outcome.module.css';

/** The names that are near, nearest first, each with who holds it and what they share. */
export function SimilarNameList({ names }: { readonly names: readonly SimilarName[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <section>
      <h2 className={styles['heading']}>{t('outcome.similar')}</h2>
      <ol className={styles['list']}>
        {names.map((name) => (
          <li key={name.id} className={styles['row']}>
            <strong lang="ne">{name.nepali}</strong>
            <span className={styles['soft']}>{t(`holder.${name.kind}`)}</span>
            <span lang="en">{name.english}</span>
            <span className={styles['soft']}>{t('outcome.match', { percent: number(Math.round(name.score * 100)) })}</span>
            <span className={styles['soft']}>{name.why[language]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
