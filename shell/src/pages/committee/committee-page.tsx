import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshQueries } from '@registrar/runtime';
import { Button, ListSkeleton, PageHeader, Sheet } from '@registrar/ui';
import styles from '../pages.module.css';
import { useCommittee } from './committee-calls';
import { ConveneDialog } from './convene-dialog';
import { ItemView } from './item-view';
import { MeetingSheet } from './meeting-sheet';

/** What was sent to the committee, and its meetings with what they decided. */
export default function CommitteePage() {
  const { t } = useTranslation('shell-pages');
  const committee = useCommittee();
  useFreshQueries('committee');
  const [convening, setConvening] = useState(false);
  return (
    <>
      <PageHeader title={t('committee.title')}>{t('committee.lead')}</PageHeader>
      {committee.isPending && <ListSkeleton />}
      {committee.isError && (
        <Sheet role="alert">
          <p>{t('committee.failed')}</p>
          <Button onClick={() => void committee.refetch()}>{t('action.retry', { ns: 'common' })}</Button>
        </Sheet>
      )}
      {committee.data && (
        <div className={styles['stack']}>
          <Sheet as="section" aria-label={t('committee.waiting')}>
            <h2 className={styles['title']}>{t('committee.waiting')}</h2>
            {committee.data.waiting.length === 0 ? (
              <p className={styles['soft']}>{t('committee.noneWaiting')}</p>
            ) : (
              <ul className={styles['list']}>
                {committee.data.waiting.map((item) => (
                  <ItemView key={item.id} item={item} />
                ))}
              </ul>
            )}
            {committee.data.mayConvene && committee.data.waiting.length > 0 && (
              <Button type="primary" style={{ marginBlockStart: 12 }} onClick={() => setConvening(true)}>
                {t('committee.convene')}
              </Button>
            )}
          </Sheet>
          {committee.data.meetings.map((meeting) => (
            <MeetingSheet key={meeting.id} meeting={meeting} />
          ))}
        </div>
      )}
      {convening && committee.data && <ConveneDialog committee={committee.data} onClose={() => setConvening(false)} />}
    </>
  );
}
