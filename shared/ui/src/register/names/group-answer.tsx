import type { GroupMatter } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { InstantPair } from '../../base/dates/date-pair';
import { localName } from '../../base/language/local-name';
import { useNameWords } from './name-words';
import styles from './group-note.module.css';

/** What the parent company said, word for word, by whom and when. */
export function GroupAnswer({ answer }: { readonly answer: NonNullable<GroupMatter['answer']> }) {
  const t = useNameWords();
  const language = useLanguage();
  return (
    <>
      {answer.remark === null ? null : <blockquote className={styles['quote']}>{answer.remark}</blockquote>}
      <p className={styles['by']}>
        {t('groupRequest.answeredBy', { name: localName(answer.by, language) })} ·{' '}
        <InstantPair at={answer.at} inline withTime />
      </p>
    </>
  );
}
