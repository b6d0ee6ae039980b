import { useTranslation } from 'react-i18next';
import type { NameConflict } from '@registrar/domain/calls/filings';
import { VisuallyHidden } from '@registrar/ui';
import styles from './conflicts.module.css';

type WordPair = NameConflict['words']['english'][number];

export interface WordTableProps {
  readonly script: 'ne' | 'en';
  readonly caption: string;
  readonly pairs: readonly WordPair[];
  readonly proposed: string;
  readonly existing: string;
}

/**
 * Two names of one script in two columns, a line for each word; how the words are related is said below the existing
 * one.
 */
export function WordTable({ script, caption, pairs, proposed, existing }: WordTableProps) {
  const { t } = useTranslation();
  if (pairs.length === 0) {
    return proposed === '' || existing === '' ? (
      <p className={styles['missing']}>{t(`conflict.notKnown.${script}`)}</p>
    ) : null;
  }
  return (
    <table className={styles['words']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('conflict.proposed')}</th>
          <th scope="col">{t('conflict.existing')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          <tr key={`${pair.proposed ?? ''}-${pair.existing ?? ''}-${index}`} data-relation={pair.relation}>
            <td>{pair.proposed === null ? '—' : <span lang={script}>{pair.proposed}</span>}</td>
            <td>
              {pair.existing === null ? '—' : <span lang={script}>{pair.existing}</span>}
              <Relation pair={pair} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words that are written alike are seen to be the same; the others are explained. */
function Relation({ pair: { proposed, existing, relation } }: { readonly pair: WordPair }) {
  const { t } = useTranslation();
  const text = t(`relation.${relation}`);
  if (relation === 'SAME' && proposed === existing) return <VisuallyHidden> {text}</VisuallyHidden>;
  return (
    <>
      {' '}
      <span className={styles['relation']}>{text}</span>
    </>
  );
}
