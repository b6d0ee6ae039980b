import type { Deadline } from '@registrar/domain/calls/deadlines';
import { PortalLink } from '@registrar/runtime';
import { Button, Sheet, Skeleton, useFormats, useLanguage } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { useDeadlines } from './deadlines';
import { downloadEvent } from './download-event';
import { FeedAddress } from './feed-address';

const SOON_DAYS = 30;

/** Days that the law or the office has set, with both dates, and the way into one's own calendar. */
export function DeadlinesCard() {
  const { t } = useTranslation('shell-pages');
  const { data, isPending, isError, refetch } = useDeadlines();
  return (
    <div id="deadlines">
      <Sheet as="section" aria-labelledby="deadlines-title">
        <h2 id="deadlines-title" className={styles['title']}>
          {t('deadlines.title')}
        </h2>
        {isPending && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
        {isError && (
          <p role="alert">
            {t('deadlines.failed')}{' '}
            <Button onClick={() => void refetch()}>{t('action.retry', { ns: 'common' })}</Button>
          </p>
        )}
        {data?.length === 0 && <p className={styles['soft']}>{t('deadlines.none')}</p>}
        {data !== undefined && data.length > 0 && (
          <ul className={styles['list']}>
            {data.map((deadline) => (
              <Line key={deadline.id} deadline={deadline} />
            ))}
          </ul>
        )}
        <FeedAddress />
      </Sheet>
    </div>
  );
}

function Line({ deadline }: { readonly deadline: Deadline }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const ne = language === 'ne';
  const title = ne ? deadline.titleNe : deadline.titleEn;
  const about = ne ? deadline.aboutNe : deadline.aboutEn;
  const law = ne ? deadline.lawNe : deadline.lawEn;
  return (
    <li className={styles['line']}>
      <span className={styles['names']}>
        {deadline.link === null ? <strong>{title}</strong> : <PortalLink to={deadline.link}>{title}</PortalLink>}
        <span>{about}</span>
        {law !== null && <span className={styles['soft']}>{law}</span>}
      </span>
      <span className={styles['row']}>
        <DatePair day={deadline.dueOn} />
        <DaysLeft days={deadline.daysLeft} />
        <Button
          onClick={() => downloadEvent(deadline, language)}
          aria-label={`${t('deadlines.download')}: ${title}, ${about}`}
        >
          {t('deadlines.download')}
        </Button>
      </span>
    </li>
  );
}

function DaysLeft({ days }: { readonly days: number }) {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  if (days < 0) return <Tag color="error">{t('deadlines.overdue', { count: -days })}</Tag>;
  if (days === 0) return <Tag color="error">{t('deadlines.today')}</Tag>;
  return days <= SOON_DAYS ? (
    <Tag color="warning">{t('days.left', { ns: 'common', count: days })}</Tag>
  ) : (
    <span className={styles['soft']}>{formats.relativeDays(days)}</span>
  );
}
