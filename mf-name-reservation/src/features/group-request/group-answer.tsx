import { useTranslation } from 'react-i18next';
import type { GroupMatter } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import { InstantPair } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import styles from './group-request.module.css';

/** What the parent company said, word for word, by whom and when. */
export function GroupAnswer({ answer }: { readonly answer: NonNullable<GroupMatter['answer']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      {answer.remark === null ? null : <blockquote className={styles['quote']}>{answer.remark}</blockquote>}
      <p className={styles['by']}>
        {t('groupRequest.answeredBy', { name: localName(answer.by, language) })} · <InstantPair at={answer.at} inline withTime />
      </p>
    </>
  );
}
