import { useTranslation } from 'react-i18next';
import { wordFileChoices, wordFileColumns, type WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import styles from './word-lists.module.css';

const YES_OR_NO = 'overridable';

/** How a file of words has to look, with what its columns may hold, and one to begin with. */
export function WordFileHelp({ list }: { readonly list: WordList }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const columns = wordFileColumns[list];
  const choices = columns.flatMap((column) =>
    wordFileChoices[column] === undefined ? [] : [{ column, items: wordFileChoices[column].items }],
  );
  // the mark in front tells a spreadsheet in which letters the file is written
  const sample = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${columns.join(',')}\r\n`)}`;
  return (
    <div className={styles['question']}>
      <p className={styles['lead']}>{t('wordLists.importMeans')}</p>
      <p className={styles['columns']}>
        <code lang="en">{columns.join(',')}</code>
      </p>
      {choices.length === 0 ? null : (
        <dl className={styles['choices']}>
          {choices.map(({ column, items }) => (
            <div key={column}>
              <dt>
                <code lang="en">{column}</code>
              </dt>
              <dd>{items.map((item) => localName(item, language)).join(' / ')}</dd>
            </div>
          ))}
          {columns.includes(YES_OR_NO) ? (
            <div>
              <dt>
                <code lang="en">{YES_OR_NO}</code>
              </dt>
              <dd>{t('wordLists.overridableCell')}</dd>
            </div>
          ) : null}
        </dl>
      )}
      {list === 'ACTIVITY' || list === 'OBJECTIVE' ? <p className={styles['lead']}>{t('wordLists.nsicCell')}</p> : null}
      <a href={sample} download={`${list.toLowerCase()}.csv`}>
        {t('wordLists.sample')}
      </a>
    </div>
  );
}
