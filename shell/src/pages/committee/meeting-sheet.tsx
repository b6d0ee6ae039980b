import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommitteeMeeting } from '@registrar/domain/calls/committee';
import { Button, Sheet, useLanguage } from '@registrar/ui';
import { RemarksDialog, InstantPair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import styles from '../pages.module.css';
import { useCancelMeeting } from './committee-calls';
import { ItemView } from './item-view';

/** A meeting: when and where, who is invited, and its agenda with the minutes of each item. */
export function MeetingSheet({ meeting }: { readonly meeting: CommitteeMeeting }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const cancel = useCancelMeeting();
  const [cancelling, setCancelling] = useState(false);
  const names = meeting.members
    .map(({ nameNepali, nameEnglish }) => (language === 'ne' ? nameNepali : nameEnglish))
    .join(', ');
  return (
    <Sheet as="section" aria-label={t('committee.meeting')}>
      <h2 className={styles['title']}>{t('committee.meeting')}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('committee.heldAt')}</dt>
          <dd>
            <InstantPair at={meeting.heldAt} />
          </dd>
        </div>
        <div>
          <dt>{t('committee.place')}</dt>
          <dd>{meeting.place}</dd>
        </div>
        <div>
          <dt>{t('committee.members')}</dt>
          <dd>{names}</dd>
        </div>
      </dl>
      {meeting.cancelled === null ? null : (
        <p>
          <Tag color="error">{t('committee.cancelled')}</Tag> {meeting.cancelled.remark}
        </p>
      )}
      {meeting.items.length === 0 ? null : (
        <ul className={styles['list']}>
          {meeting.items.map((item) => (
            <ItemView key={item.id} item={item} />
          ))}
        </ul>
      )}
      {meeting.mayCancel ? (
        <Button danger onClick={() => setCancelling(true)}>
          {t('committee.cancel')}
        </Button>
      ) : null}
      {cancelling ? (
        <RemarksDialog
          open
          title={t('committee.cancel')}
          confirmLabel={t('committee.cancel')}
          destructive
          remark="required"
          onConfirm={async ({ remark = '' }) => {
            await cancel.mutateAsync({ id: meeting.id, remark });
            setCancelling(false);
          }}
          onCancel={() => setCancelling(false)}
        >
          <p>{t('committee.cancelMeans')}</p>
        </RemarksDialog>
      ) : null}
    </Sheet>
  );
}
