import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { Sheet } from '../../base/layout/sheet';
import { useFormats } from '../../base/language/use-formats';
import { localName } from '../../base/language/local-name';
import { GroupAnswer } from './group-answer';
import { NamesBesideParent } from './names-beside-parent';
import { useNameWords } from './name-words';
import styles from './group-note.module.css';

/**
 * Where an application of a group stands with its parent company, for the applicant and for the office. Nothing for any
 * other application.
 */
export function GroupNote({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useNameWords();
  const language = useLanguage();
  const { number } = useFormats();
  const { group } = detail;
  if (group === null || group === undefined) return null;
  const { state, parent, answer, waitingDays } = group;
  const waits = state === 'WAITING';
  return (
    <Sheet as="section" aria-label={t('groupNote.title')}>
      <h3 className={styles['heading']}>{t('groupNote.title')}</h3>
      <div className={styles['note']}>
        <strong>{t(`groupNote.state.${state}`)}</strong>
        <p className={styles['by']}>
          {t('groupNote.parent', { name: localName(parent, language) })}
          {waits && waitingDays > 0 ? ` · ${t('groupNote.waits', { days: number(waitingDays) })}` : null}
        </p>
        {answer === null ? null : <GroupAnswer answer={answer} />}
        {group.applicantSpeaksForParent ? <p className={styles['by']}>{t('groupNote.samePerson')}</p> : null}
      </div>
      {parent.status === 'ACTIVE' ? null : (
        <Alert
          className={styles['note']}
          type="warning"
          showIcon
          title={t(waits ? 'groupNote.parentGone' : 'groupNote.parentNotActive')}
        />
      )}
      <NamesBesideParent detail={detail} group={group} />
    </Sheet>
  );
}
